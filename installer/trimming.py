"""What a built Durbar leaves out, and why. Everything else that PyInstaller finds stays."""

from fnmatch import fnmatch
from pathlib import PurePath

#: Python modules that something names but nothing here ever runs. (networkx needs bz2 and email, miniaudio http: they
#: stay.)
MODULES = {
    "_hashlib": "hashlib and hmac do without OpenSSL, which is 5 MB",
    "asyncio": "nothing waits that way",
    "curses": "no terminal",
    "distributed": "training on several machines is the programmer's",
    "distutils": "nothing is built",
    "doctest": "no tests",
    "ftplib": "no network",
    "lzma": "shutil, zipfile and networkx do without it",
    "numpy": "networkx uses it where it is; nothing here calls that part",
    "pandas": "the same",
    "scipy": "the same",
    "matplotlib": "networkx.draw is never called",
    "pdb": "no debugger",
    "pip": "nothing is installed",
    "pydoc": "no documentation server",
    "PySide6.QtDBus": "Qt's own library speaks to the desktop; Python never does",
    "PySide6.QtNetwork": "no network; a second start leaves a file",
    "PySide6.QtOpenGL": "everything is painted by the processor",
    "pytest": "networkx’s own tests use it where it is, and it brings much along",
    "_pytest": "the same",
    "readline": "no terminal",
    "setuptools": "nothing is built",
    "sqlite3": "no database",
    "ssl": "no network, and OpenSSL is 5 MB",
    "tkinter": "the window is Qt's",
    "typing_extensions": "msgspec uses it where it is, and does without",
    "unittest": "no tests",
    "xmlrpc": "multiprocessing has a use for it that nobody here makes",
    "yaml": "msgspec uses it where it is; nothing here calls that part",
}

#: Qt's plugins that stay, for each system the ones it has; every other one is left out.
PLUGINS = {
    "platforms/*qcocoa*": "the window on macOS",
    "platforms/*qwindows*": "the window on Windows",
    "platforms/*qxcb*": "the window on X11",
    "platforms/*qwayland*": "the window on Wayland",
    "platforms/*qoffscreen*": "the smoke test",
    "platforminputcontexts/*compose*": "accents typed by dead keys",
    "platforminputcontexts/*ibus*": "input methods of East Asia",
    "platformthemes/*xdgdesktopportal*": "the desktop's own file dialog, dark or light",
    "printsupport/*": "printers, on Linux where the system has CUPS; without it Qt prints into PDF files",
    "wayland-decoration-client/*": "a title bar where the compositor draws none",
    "wayland-shell-integration/*xdg-shell*": "windows on every Wayland desktop there is",
}

#: Groups of plugins that are thereby left out, and why; a group named in neither list stops the build.
PLUGINS_OUT = {
    "egldeviceintegrations": "no windows without a desktop",
    "generic": "devices without a desktop",
    "iconengines": "our drawings are rendered by QtSvg itself",
    "imageformats": "no pictures but our own SVG; PNG is in QtGui",
    "networkinformation": "no network",
    "platforms": "windows without a desktop, or over a network",
    "platformthemes": "GTK's dialogs would bring GTK along; the portal's stay",
    "styles": "Durbar draws in Fusion, which is in QtWidgets",
    "tls": "no network",
    "wayland-graphics-integration-client": "painting on a graphics card; the processor's is in the client library",
    "wayland-shell-integration": "shells of cars and of Wayland's first years",
    "xcbglintegrations": "painting on a graphics card",
}

#: Files by pattern, with their reasons; * stands for any part of a path.
FILES = {
    "PySide6/Qt/translations/*": "Qt's own words in languages that Durbar does not speak",
    "PySide6/translations/*": "the same, where Windows has them",
    "PySide6/Qt/lib/QtNetwork.framework/*": "no network (macOS; elsewhere nothing that stays loads it)",
    "PySide6/Qt/lib/QtOpenGL.framework/*": "everything is painted by the processor (the same)",
    "PySide6/opengl32sw.dll": "painting is the processor's anyway, without OpenGL",
    "*.pyi": "for programmers",
}
#: Files that stay although a pattern above names them.
FILES_KEPT = {
    "*/translations/qtbase_fr.qm": "French in Qt's own dialogs",
}


class UnknownPlugins(Exception):
    """Qt has plugins of a kind that nobody has decided on."""


def keeps(name: str) -> bool:
    """Whether a file stays, by its place in the built folder. Raises UnknownPlugins."""
    path = PurePath(name).as_posix()
    if any(fnmatch(path, pattern) for pattern in FILES_KEPT):
        return True
    if any(fnmatch(path, pattern) for pattern in FILES):
        return False
    _, found, plugin = path.partition("/plugins/")
    return not found or not path.startswith("PySide6") or _keeps_plugin(plugin)


def _keeps_plugin(plugin: str) -> bool:
    if any(fnmatch(plugin, pattern) for pattern in PLUGINS):
        return True
    group = plugin.partition("/")[0]
    if group not in PLUGINS_OUT and not any(pattern.startswith(f"{group}/") for pattern in PLUGINS):
        raise UnknownPlugins(f"installer/trimming.py does not say what to do with Qt's plugins “{group}”")
    return False
