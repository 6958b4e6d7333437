"""Compiles translations/*.ts to .qm while Durbar is built: a plain ``pip install .`` has them, and the resources.

Run by hand from the top of a checkout, it compiles them in place: ``python installer/compile_translations.py``.
"""

import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent))
from facts import TOP, resource_folders


def compile_all() -> list[Path]:
    """Compile every .ts beside itself and give the .qm files. Raises RuntimeError with the compiler's own words."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    places = (folder / "lrelease", folder / "lrelease.exe", folder / "Qt/libexec/lrelease")
    tool = next(path for path in places if path.exists())
    made = []
    for source in sorted((TOP / "translations").glob("durbar_*.ts")):
        target, aside = source.with_suffix(".qm"), source.with_suffix(".new")
        run = subprocess.run([tool, "-silent", source, "-qm", aside], check=False, capture_output=True, text=True)
        if run.returncode:
            raise RuntimeError(
                f"Qt can’t compile {source.name}; is a system library missing that the README names? {run.stderr}"
            )
        aside.replace(target)  # a running Durbar has the old file mapped and would fall if that shrank under it
        made.append(target)
    return made


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, outside a build
    pass
else:

    class CompileTranslations(BuildHookInterface):
        """Hatch's hook: compiles before the wheel is put together and has the results taken into it."""

        def initialize(self, version, build_data):
            """Compile, and name where each file goes in the wheel."""
            if self.target_name == "wheel":
                inside = {path: f"translations/{path.name}" for path in compile_all()}
                inside |= {folder: f"resources/{folder.name}" for folder in resource_folders()}
                for path, place in inside.items():
                    build_data["force_include"][str(path)] = f"durbar/{place}"


if __name__ == "__main__":
    sys.stdout.write("".join(f"{path.relative_to(TOP)}\n" for path in compile_all()))
