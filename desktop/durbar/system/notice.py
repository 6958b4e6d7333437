"""One sentence for whoever started Durbar when no window can say it: in the terminal, or else on the desktop."""

import os
import sys

from durbar.system import terminal

#: Programs that show a sentence, one of which most desktops have; the sentence comes last.
_SHOWING = (
    ["zenity", "--error", "--no-markup", "--title=Durbar", "--text"],
    ["kdialog", "--title", "Durbar", "--error"],
    ["notify-send", "--app-name=Durbar", "Durbar"],
    ["xmessage", "-center"],
)


def tell(sentence: str) -> None:
    """Say it in the terminal, and where there is none on the screen, if there is one; wait for nobody."""
    terminal.tell(sys.stderr, [sentence])
    if sys.stderr is not None and sys.stderr.isatty():
        return
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Durbar", 0x10)  # a cross before it (MB_ICONERROR)
    elif has_screen():
        _show(sentence)


def has_screen() -> bool:
    """Return whether the session names a screen, on X or Wayland; whether it answers is another matter."""
    return bool(os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY"))


def _show(sentence: str) -> None:
    import shutil
    import subprocess  # seldom needed, and never by the first paint

    own = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}  # a frozen Durbar's
    for command in _SHOWING:
        if shutil.which(command[0]) is not None:
            subprocess.Popen([*command, sentence], env=own, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            return
