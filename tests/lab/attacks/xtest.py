"""A mouse and a keyboard of an X server, so that focus, grabs and menus are those of a person (XTEST)."""

from __future__ import annotations

from ctypes import CDLL, c_char_p, c_int, c_uint, c_ulong, c_void_p

#: The X names of keys that are named otherwise than what they type.
_SIGNS = {" ": "space", "-": "minus", ".": "period", ",": "comma", "/": "slash"}

#: The code of the left Shift.
_SHIFT = 50


class XDevices:
    """Moves the pointer and presses keys. Raises OSError where the libraries or the server are missing."""

    def __init__(self) -> None:
        """Connect to the server that DISPLAY names."""
        self._x, self._test = CDLL("libX11.so.6"), CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = c_void_p
        self._x.XOpenDisplay.argtypes = [c_char_p]
        self._x.XStringToKeysym.restype = c_ulong
        self._x.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
        self._x.XFlush.argtypes = [c_void_p]
        self._test.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]
        self._test.XTestFakeButtonEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self._test.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self._display = self._x.XOpenDisplay(None)
        if not self._display:
            raise OSError("no X server answers")

    def move(self, x: int, y: int) -> None:
        """The pointer to a place on the screen."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, 0)
        self._x.XFlush(self._display)

    def button(self, number: int, down: bool) -> None:
        """Press or release a button: 1 left, 2 middle, 3 right, 4 and 5 the wheel."""
        self._test.XTestFakeButtonEvent(self._display, number, down, 0)
        self._x.XFlush(self._display)

    def key(self, name: str, modifiers: tuple[str, ...] = ()) -> None:
        """Type a key by its X name, e.g. "Tab" or "a". modifiers: X names, e.g. "Control_L"."""
        codes = [self._code(each) for each in (*modifiers, name)]
        if all(codes):
            for code in codes:
                self._test.XTestFakeKeyEvent(self._display, code, 1, 0)
            for code in reversed(codes):
                self._test.XTestFakeKeyEvent(self._display, code, 0, 0)
            self._x.XFlush(self._display)

    def key_at(self, code: int, shifted: bool = False) -> None:
        """Type the key that has this code in X, whatever it types, with the left Shift held."""
        codes = [_SHIFT, code] if shifted else [code]
        for each in codes:
            self._test.XTestFakeKeyEvent(self._display, each, 1, 0)
        for each in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, each, 0, 0)
        self._x.XFlush(self._display)

    def _code(self, name: str) -> int:
        symbol = self._x.XStringToKeysym(_SIGNS.get(name, name).encode())
        return int(self._x.XKeysymToKeycode(self._display, symbol)) & 0xFF
