"""What packages are made by, as far as it can be tried without the systems and tools that they are for."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

INSTALLER = Path(__file__).resolve().parents[1] / "installer"
SCRIPT = (INSTALLER / "windows.iss").read_text("utf-8-sig")


def test_windows_finds_libraries_whatever_the_case_of_their_names(installer):
    entries = [
        ("PySide6/QtCore.pyd", "c:/qt/QtCore.pyd", "EXTENSION"),
        ("PySide6/Qt6Core.dll", "c:/qt/Qt6Core.dll", "BINARY"),
        ("PySide6/msvcp140.dll", "c:/qt/msvcp140.dll", "BINARY"),
        ("PySide6/Qt6Quick.dll", "c:/qt/Qt6Quick.dll", "BINARY"),
    ]
    loads = {"c:/qt/QtCore.pyd": ["QT6CORE.dll"], "c:/qt/Qt6Core.dll": ["MSVCP140.dll", "KERNEL32.dll"]}

    def imports(source: str) -> list[tuple[str, str | None]]:
        return [(name, None) for name in loads.get(source, [])]

    kept, borrowed = installer("libraries").needed(entries, imports, "win32")
    assert sorted(entry[0] for entry in kept) == [
        "PySide6/Qt6Core.dll",
        "PySide6/QtCore.pyd",
        "PySide6/msvcp140.dll",
    ]
    assert borrowed == {}


def test_no_link_is_left_that_leads_nowhere(installer):
    lib = "PySide6/Qt/lib"
    whole = [
        (f"{lib}/QtCore.framework/Versions/A/QtCore", "/qt/QtCore", "BINARY"),
        (f"{lib}/QtCore.framework/Versions/Current", "A", "SYMLINK"),
        (f"{lib}/QtCore.framework/QtCore", "Versions/Current/QtCore", "SYMLINK"),
        ("QtCore", f"{lib}/QtCore.framework/Versions/A/QtCore", "SYMLINK"),
    ]
    # Of QtNetwork the framework itself was trimmed; two links outside it are left, one to the other.
    dangling = [
        ("QtNetwork", f"{lib}/QtNetwork.framework/Versions/A/QtNetwork", "SYMLINK"),
        ("PySide6/QtNetwork", "../QtNetwork", "SYMLINK"),
    ]
    kept = installer("libraries").standing([*whole, *dangling])
    assert [entry for entry in whole if entry not in kept] == []
    assert [entry for entry in dangling if entry in kept] == []


@pytest.mark.parametrize(("orig", "left"), [({}, None), ({"LD_LIBRARY_PATH_ORIG": "/their/own"}, "/their/own")])
def test_a_built_durbar_hands_its_libraries_to_its_own_processes_alone(orig: dict[str, str], left: str | None):
    """What else it starts finds the system's; its own look for theirs anew, for a bare system has no libexpat."""
    asks = "import json, os; print(json.dumps(dict(os.environ)))"
    hook = (INSTALLER / "runtime_hook_linux.py").read_text("utf-8")
    environment = {"LD_LIBRARY_PATH": "/durbar/_internal", **orig}
    told = subprocess.run([sys.executable, "-c", hook + asks], env=environment, capture_output=True, check=True).stdout
    after = json.loads(told)
    assert after.get("LD_LIBRARY_PATH") == left
    assert "LD_LIBRARY_PATH_ORIG" not in after
    assert after["PYINSTALLER_RESET_ENVIRONMENT"] == "1"


def test_the_version_in_the_files_properties(installer, monkeypatch: pytest.MonkeyPatch):
    windows, facts = installer("windows"), installer("facts")
    monkeypatch.setattr(facts, "version", lambda: "1.22.3")
    assert windows.numbers() == (1, 22, 3, 0)
    text = windows.version_info()
    ast.parse(text)
    assert "filevers=(1, 22, 3, 0)" in text
    assert "StringStruct('ProductVersion', '1.22.3')" in text


def section(name: str) -> list[dict[str, str]]:
    """The lines of a section, each as its words."""
    lines = SCRIPT.partition(f"[{name}]\n")[2].partition("\n\n")[0].splitlines()
    return [dict(re.findall(r'(\w+): ("(?:[^"]|"")*"|[^;]+)', line)) for line in lines]


def after_removal(registry: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """What a registry of keys and values holds when Durbar was installed and removed, as Inno Setup says that it does:
    undone is what was done from the last to the first."""
    lines = section("Registry")
    for line in lines:
        key = line["Subkey"].strip('"')
        registry |= {("\\".join(key.split("\\")[:depth]), "") for depth in range(1, key.count("\\") + 2)}
        if line["ValueType"] != "none":
            registry.add((key, f"={line['ValueName']}"))
    for line in reversed(lines):
        key, flags = line["Subkey"].strip('"'), line.get("Flags", "").split()
        if "uninsdeletevalue" in flags:
            registry.discard((key, f"={line['ValueName']}"))
        inside = {entry for entry in registry if entry[0] == key or entry[0].startswith(f"{key}\\")}
        if "uninsdeletekey" in flags or ("uninsdeletekeyifempty" in flags and inside == {(key, "")}):
            registry -= inside
    return registry


CLASSES = {("Software", ""), ("Software\\Classes", "")}


def test_no_key_is_left_when_durbar_is_removed_from_windows():
    assert len(section("Registry")) == 8
    assert after_removal(set(CLASSES)) == CLASSES


def test_what_others_wrote_for_saved_games_stays():
    key = "Software\\Classes\\.durbar"
    others = {(key, ""), (f"{key}\\OpenWithProgids", ""), (f"{key}\\OpenWithProgids", '="Other"')}
    assert after_removal(CLASSES | others) == CLASSES | others


def test_the_installer_waits_for_the_mutex_that_the_program_holds(installer):
    facts = installer("facts")
    assert "AppMutex={#Mutex}" in SCRIPT
    assert f'"{facts.APP_ID}"' in (INSTALLER / "runtime_hook_win32.py").read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="modes are not Windows’s")
def test_no_file_of_a_package_tells_when_it_was_built(installer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    top = tmp_path / "durbar-1.0"
    (top / "share").mkdir(parents=True)
    (top / "durbar").write_text("1")
    (top / "share/old").write_text("1")
    os.utime(top / "share/old", (1, 1))
    (top / "link").symlink_to("nowhere")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    installer("linux").settle(top)
    files = [top, *top.rglob("*")]
    assert len(files) == 5
    assert {path.lstat().st_mtime for path in files} == {1000000000}
    assert [oct(path.stat().st_mode & 0o777) for path in (top, top / "durbar", top / "share/old")] == [
        "0o755",
        "0o755",
        "0o644",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="a script with a first line for the shell")
def test_an_appimage_is_made_where_its_tool_is(installer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    top, tools, out = tmp_path / "durbar-1.0", tmp_path / "tools", tmp_path / "out"
    entry, icon = top / "share/applications/durbar.desktop", top / "share/icons/hicolor/256x256/apps/durbar.png"
    for folder in (tools, out, entry.parent, icon.parent):
        folder.mkdir(parents=True)
    entry.write_text(installer("stores").desktop_entry())
    icon.touch()
    (top / "durbar").write_text("#!/bin/sh\n")
    (top / "durbar").chmod(0o755)
    pack, before = installer("linux").pack_appimage, os.environ["PATH"]
    monkeypatch.setenv("PATH", str(tools))
    assert pack(top, out) == []
    monkeypatch.setenv("PATH", f"{tools}:{before}")
    # What the tool asks of a folder: something to run, one entry with the icon that it names.
    (tools / "appimagetool").write_text(
        '#!/bin/sh\nset -e\n[ -x "$1/AppRun" ]\ngrep -q ^Icon=durbar$ "$1/durbar.desktop"\n'
        '[ -e "$1/durbar.png" ]\n[ -n "$ARCH" ]\necho made >"$2"\n'
    )
    (tools / "appimagetool").chmod(0o755)
    (made,) = pack(top, out)
    assert made.suffix == ".AppImage"
    assert made.read_text() == "made\n"
