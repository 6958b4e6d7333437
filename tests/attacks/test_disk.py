"""The attack on the disk, for some seconds."""

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(not hasattr(os, "fork"), reason="limits the size of its files as POSIX does")
def test_a_game_on_a_disk_in_trouble():
    """In a process of its own, which may write but little."""
    command = [sys.executable, "-m", "tests.lab.attacks.disk", "--seconds", "3"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing broke" in done.stdout
