"""Runs first in a built Durbar: what it starts (the desktop's file manager) must not load Durbar's own libraries.

Its own processes must: each looks for them anew, as if it were the first.
"""

import os

_NAME = "LD_LIBRARY_PATH"
_before = os.environ.pop(f"{_NAME}_ORIG", None)
if _before:
    os.environ[_NAME] = _before
else:
    os.environ.pop(_NAME, None)
os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
