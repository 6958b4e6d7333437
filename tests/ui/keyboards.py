"""Keyboards of several countries: what their keys type, and what they stand for.

The digits' row, and the keys that are letters on an American keyboard, row by row.
"""

from dataclasses import dataclass

#: Digits and letters by their places on an American keyboard.
DIGITS, LETTERS = "1234567890", "QWERTYUIOPASDFGHJKLZXCVBNM"

#: How systems call the keys of these places; of macOS they are virtual key codes, else scan codes.
DIGIT_CODES: dict[str, tuple[int, ...]] = {
    "linux": tuple(range(10, 20)),
    "win32": tuple(range(0x02, 0x0C)),
    "darwin": (0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x1C, 0x19, 0x1D),
}
LETTER_CODES: dict[str, tuple[int, ...]] = {
    "linux": (*range(24, 34), *range(38, 47), *range(52, 59)),
    "win32": (*range(0x10, 0x1A), *range(0x1E, 0x27), *range(0x2C, 0x33)),
    "darwin": (
        *(0x0C, 0x0D, 0x0E, 0x0F, 0x11, 0x10, 0x20, 0x22, 0x1F, 0x23),
        *(0x00, 0x01, 0x02, 0x03, 0x05, 0x04, 0x26, 0x28, 0x25),
        *(0x06, 0x07, 0x08, 0x09, 0x0B, 0x2D, 0x2E),
    ),
}


@dataclass(frozen=True)
class Keyboard:
    """One of them. name: for setxkbmap. digits, shifted: what the digits' row types without and with Shift.

    letters: what the other keys type. stand: for which letter each stands; a dot: for none.
    """

    name: str
    digits: str
    shifted: str
    letters: str
    stand: str


_AZERTY = "azertyuiopqsdfghjklwxcvbn,"
_QWERTZ = "qwertzuiopasdfghjklyxcvbnm"

KEYBOARDS = (
    Keyboard("us", DIGITS, "!@#$%^&*()", LETTERS.lower(), LETTERS),
    Keyboard("fr", "&é\"'(-è_çà", DIGITS, _AZERTY, "AZERTYUIOPQSDFGHJKLWXCVBN."),
    Keyboard("fr -variant bepo", '"«»()@+-/*', DIGITS, "bépoè·vdljauie,ctsràyx.k'q", "BÉPOÈ.VDLJAUIE.CTSRÀYX.K.Q"),
    Keyboard("be", "&é\"'(§è!çà", DIGITS, _AZERTY, "AZERTYUIOPQSDFGHJKLWXCVBN."),
    Keyboard("ch -variant fr", DIGITS, '+"*ç%&/()=', _QWERTZ, _QWERTZ.upper()),
    Keyboard("ca", DIGITS, '!"/$%?&*()', LETTERS.lower(), LETTERS),
    Keyboard("cz", "+ěščřžýáíé", DIGITS, _QWERTZ, _QWERTZ.upper()),
    Keyboard("de", DIGITS, '!"§$%&/()=', _QWERTZ, _QWERTZ.upper()),
    Keyboard("ru", DIGITS, '!"№;%:?*()', "йцукенгшщзфывапролдячсмить", LETTERS),
    Keyboard("gr", DIGITS, "!@#$%^&*()", ";ςερτυθιοπασδφγηξκλζχψωβνμ", "." + LETTERS[1:]),
    Keyboard("ara -variant digits", "١٢٣٤٥٦٧٨٩٠", "!@#$٪^&*)(", "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة", LETTERS),
)
