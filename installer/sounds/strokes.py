"""The short sounds: what is heard when something happens at a table."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from sounds.synthesis import (
    RATE,
    Sound,
    add,
    balanced,
    band,
    body,
    fade,
    falling,
    high_pass,
    low_pass,
    noise,
    room,
    shaped,
    silence,
    string,
    swell,
    tone,
)

#: Decibels of what one hears often, now and then, seldom; the seldom may be the loudest, the often must not tire.
OFTEN, AT_TIMES, SELDOM = -23.0, -21.5, -20.0


def stone(chance: Random) -> Sound:
    """A tile is laid on stone: a short hard clack, and a small second touch as its other edge comes down."""
    out = silence(0.3)
    for at, strength, lower in ((0.0, 1.0, 1.0), (0.048, 0.28, 1.06)):
        modes = [
            (hertz * lower * chance.uniform(0.99, 1.01), share, fall)
            for hertz, share, fall in (
                (238, 0.75, 0.05),
                (1130, 0.8, 0.055),
                (2270, 0.6, 0.06),
                (3140, 0.4, 0.045),
                (4480, 0.28, 0.035),
                (6020, 0.16, 0.025),
            )
        ]
        add(out, body(0.22, modes, 0.0006), at, strength)
        add(out, falling(band(noise(0.03, chance), 2800, 0.8), 0.014), at, 0.5 * strength)
    return balanced(room(out, 0.35, 0.3, 0.5), OFTEN)


def wood(chance: Random) -> Sound:
    """A wooden piece is set down: the first modes of a bar, which die at once."""
    out = silence(0.25)
    modes = ((196, 0.5, 0.07), (512, 1.0, 0.11), (1408, 0.5, 0.06), (2740, 0.22, 0.03), (4300, 0.08, 0.02))
    add(out, body(0.22, modes, 0.001))
    add(out, falling(low_pass(noise(0.04, chance), 1800), 0.02), 0.0, 0.35)
    return balanced(room(out, 0.25, 0.25, 0.6), OFTEN)


def coins(chance: Random) -> Sound:
    """Three coins fall upon others."""
    out = silence(0.5)
    for at, strength, size in ((0.0, 1.0, 1.0), (0.062, 0.7, 1.12), (0.141, 0.8, 0.94), (0.176, 0.35, 1.05)):
        modes = [
            (hertz * size * chance.uniform(0.985, 1.015), share, fall)
            for hertz, share, fall in (
                (2630, 0.5, 0.16),
                (2644, 0.35, 0.15),
                (4170, 0.6, 0.22),
                (5980, 0.5, 0.18),
                (7720, 0.32, 0.13),
                (9850, 0.2, 0.09),
            )
        ]
        add(out, body(0.3, modes, 0.0006), at, strength)
        add(out, falling(high_pass(noise(0.02, chance), 3500), 0.008), at, 0.3 * strength)
    return balanced(room(out, 0.2, 0.3, 0.2), OFTEN)


def card(chance: Random) -> Sound:
    """A card slides from the hand and is put on the table."""
    out = silence(0.28)
    slide = band(noise(0.11, chance), 3300, 0.7)
    add(out, shaped(slide, ((0.0, 0.0), (0.03, 0.45), (0.075, 1.0), (0.1, 0.3), (0.11, 0.0))), 0.0, 0.55)
    add(out, falling(band(noise(0.06, chance), 950, 0.8), 0.05), 0.1, 0.9)
    add(out, body(0.12, ((170, 0.5, 0.06), (410, 0.25, 0.04)), 0.002), 0.1)
    return balanced(room(out, 0.12, 0.2, 0.6), OFTEN)


def dice(chance: Random) -> Sound:
    """Dice roll over a wooden tray and come to rest: strokes that follow each other faster and grow weaker."""
    out = silence(0.75)
    at, gap, strength = 0.0, 0.095, 1.0
    while gap > 0.018:
        high = chance.uniform(0.85, 1.25)
        modes = ((1870 * high, 0.8, 0.028), (3020 * high, 0.6, 0.02), (4630 * high, 0.3, 0.014), (244, 0.7, 0.05))
        add(out, body(0.09, modes, 0.0006), at, strength)
        add(out, falling(band(noise(0.02, chance), 2500, 0.7), 0.008), at, 0.4 * strength)
        at += gap * chance.uniform(0.6, 1.3)
        gap *= 0.86
        strength *= chance.uniform(0.8, 0.97)
    return balanced(room(out, 0.2, 0.25, 0.5), OFTEN)


def pen(chance: Random) -> Sound:
    """A quill draws a line on paper, and comes back."""
    out = silence(0.36)
    for at, long, pitch in ((0.0, 0.15, 3900), (0.17, 0.13, 4700)):
        scratch = high_pass(band(noise(long, chance), pitch, 1.2), 1400)
        grain = 1.0
        for place in range(len(scratch)):
            if place % 190 == 0:
                grain = chance.uniform(0.25, 1.0)
            scratch[place] *= grain
        scratch = low_pass(scratch, 6500)
        add(out, shaped(scratch, ((0.0, 0.0), (0.02, 1.0), (0.7 * long, 0.7), (long, 0.0))), at)
    return balanced(room(out, 0.08, 0.15, 0.6), OFTEN - 3)


def gong(chance: Random) -> Sound:
    """The gong of Ra: partials that are no multiples, in beating pairs; the high ones bloom after the stroke."""
    out = silence(3.2)
    partials = (1.0, 1.483, 1.932, 2.546, 2.984, 3.607, 4.131, 5.027, 5.91, 6.83, 8.14, 9.63, 11.4)
    for number, ratio in enumerate(partials):
        hertz, strength = 124 * ratio, (0.6, 0.8, 0.9, 1.0, 0.9, 0.8, 0.75, 0.6, 0.5, 0.42, 0.36, 0.3, 0.24)[number]
        fall = 3.6 / (1 + 0.2 * number)
        pair = ((hertz, strength, fall), (hertz * (1 + chance.uniform(0.002, 0.006)), 0.6 * strength, 0.9 * fall))
        add(out, body(3.1, pair, 0.004 + 0.014 * number))
    add(out, falling(low_pass(noise(0.08, chance), 420), 0.06), 0.0, 1.1)
    out = fade(room(out, 0.3, 0.9, 0.4)[: round(3.4 * RATE)], 1.3)
    return balanced(out, SELDOM)


def drum(_chance: Random) -> Sound:
    """A pair of hand drums: the low one glides, the high one rings in tune."""
    out = silence(0.9)
    low = tone(0.5, lambda now: 82 + 46 * math.exp(-now / 0.06), lambda phase: math.sin(2 * math.pi * phase))
    add(out, swell(falling(low, 0.45), 0.004), 0.0, 1.0)
    for at, strength in ((0.0, 0.5), (0.26, 0.42)):
        ring = [(294 * times, share, fall) for times, share, fall in ((1, 0.5, 0.3), (2, 0.9, 0.4), (3.02, 0.4, 0.2))]
        add(out, body(0.5, [*ring, (1190, 0.15, 0.1)], 0.002), at, strength)
    return balanced(room(out, 0.25, 0.5, 0.5), AT_TIMES)


def disaster(chance: Random) -> Sound:
    """Something breaks: a deep rumble, and stones that fall after it."""
    out = silence(1.5)
    rumble = low_pass(low_pass(noise(1.4, chance), 210), 340)
    add(out, shaped(rumble, ((0.0, 0.0), (0.05, 1.0), (0.35, 0.65), (0.9, 0.3), (1.4, 0.0))), 0.0, 4.0)
    add(out, body(0.7, ((58, 1.0, 0.6), (87, 0.6, 0.45), (141, 0.4, 0.3)), 0.004))
    for at in (0.04, 0.15, 0.21, 0.36, 0.44, 0.62, 0.83):
        high = chance.uniform(0.6, 1.3)
        modes = ((620 * high, 0.6, 0.07), (1240 * high, 0.5, 0.05), (2150 * high, 0.25, 0.03))
        add(out, body(0.15, modes, 0.001), at, 0.8 * (1 - at))
        add(out, falling(band(noise(0.06, chance), 1100 * high, 0.7), 0.04), at, 0.9 * (1 - at))
    return balanced(room(out, 0.35, 0.7, 0.5), AT_TIMES)


def elephant(chance: Random) -> Sound:
    """An elephant, some way off: a rough tone rich in harmonics that rises, breaks and sinks, through its trunk."""
    long = 0.85

    def pitch(now: float) -> float:
        rise = 330 + 340 * math.sin(math.pi * min(1.0, now / long) ** 0.75)
        return rise * (1 + 0.012 * math.sin(2 * math.pi * 31 * now))

    def blown(phase: float) -> float:
        turn = 2 * math.pi * phase
        return math.sin(turn + 2.1 * math.sin(turn) + 0.9 * math.sin(2 * turn + 0.4))

    call = tone(long, pitch, blown)
    breath = band(noise(long, chance), 2100, 0.8)
    rough = [
        value * (0.78 + 0.22 * math.sin(2 * math.pi * 68 * place / RATE)) + 0.16 * breath[place]
        for place, value in enumerate(call)
    ]
    trunk = silence(long)
    for hertz, narrow, share in ((620, 2.0, 0.8), (1250, 2.5, 1.0), (2300, 3.0, 0.45)):
        add(trunk, band(rough, hertz, narrow), 0.0, share)
    trunk = shaped(trunk, ((0.0, 0.0), (0.07, 0.7), (0.3, 1.0), (0.6, 0.75), (long, 0.0)))
    return balanced(fade(room(low_pass(trunk, 5200), 0.55, 0.8, 0.45), 0.3), AT_TIMES)


#: The notes of a raga in just tuning, above D.
_D = 146.83
_NOTES = {"sa": 1.0, "re": 9 / 8, "ga": 5 / 4, "ma": 4 / 3, "pa": 3 / 2, "dha": 5 / 3, "ni": 15 / 8, "sa'": 2.0}


def sitar(name: str, seconds: float, chance: Random, octave: int = 1, bright: float = 0.8) -> Sound:
    """A note on a string over a broad bridge, whose harmonics wander as it dies."""
    hertz = _D * _NOTES[name] * 2**octave
    out = string(hertz, seconds, 2.2, chance, bright)
    add(out, high_pass(string(hertz * 1.002, seconds, 1.5, chance, 1.0), 1500), 0.0, 0.35)
    return swell(out, 0.002)


def crossing(chance: Random) -> Sound:
    """Both tracks cross: one hand climbs, the other descends, and they meet on one note that shimmers."""
    out = silence(2.4)
    for number, (up, down) in enumerate((("sa", "sa'"), ("ga", "ni"), ("pa", "dha"))):
        add(out, sitar(up, 0.9, chance), 0.13 * number, 0.5)
        add(out, sitar(down, 0.9, chance, 2, 0.6), 0.13 * number + 0.065, 0.3)
    add(out, sitar("sa'", 2.0, chance, 1), 0.42, 0.9)
    add(out, sitar("pa", 2.0, chance, 0, 0.4), 0.42, 0.5)
    bell = [
        (_D * 8 * ratio, share, fall) for ratio, share, fall in ((1, 0.1, 1.6), (1.503, 0.06, 1.2), (2.01, 0.05, 1))
    ]
    add(out, body(1.9, bell, 0.03), 0.45)
    return balanced(fade(room(out, 0.35, 0.9, 0.3)[: round(2.6 * RATE)], 0.8), SELDOM)


def turn(_chance: Random) -> Sound:
    """Your turn: two soft notes, a fifth apart."""
    out = silence(0.9)
    for at, name, strength in ((0.0, "sa", 0.8), (0.13, "pa", 1.0)):
        hertz = 4 * _D * _NOTES[name]
        add(
            out,
            body(0.7, ((hertz, 1.0, 0.7), (2.0 * hertz, 0.18, 0.35), (3.9 * hertz, 0.06, 0.12)), 0.008),
            at,
            strength,
        )
    return balanced(room(out, 0.3, 0.5, 0.5), OFTEN - 2)


def end(chance: Random) -> Sound:
    """The game is over: a chord is drawn slowly across the strings, above a gong far away."""
    out = silence(3.2)
    for number, (name, octave) in enumerate((("sa", 0), ("pa", 0), ("sa", 1), ("ga", 1), ("pa", 1), ("sa'", 1))):
        add(out, sitar(name, 2.4, chance, octave, 0.7), 0.15 * number, 0.7)
    far = [(73.4 * ratio, 0.25 / (1 + number), 2.4) for number, ratio in enumerate((1.0, 1.49, 2.02, 2.7, 3.4))]
    add(out, body(2.6, far, 0.05), 0.7)
    return balanced(fade(room(out, 0.4, 1.1, 0.35)[: round(3.4 * RATE)], 1.2), SELDOM)


STROKES: dict[str, Callable[[Random], Sound]] = {
    made.__name__: made
    for made in (stone, wood, coins, card, dice, pen, gong, drum, disaster, elephant, crossing, turn, end)
}
