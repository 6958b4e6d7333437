"""The attack with kill -9, a few times."""

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills forked children")
def test_a_few_kills_lose_nothing():
    """In a process of its own: one with threads and windows can't be forked in peace."""
    command = [sys.executable, "-m", "tests.lab.attacks.kill", "--kills", "15"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "15 kills" in done.stdout
