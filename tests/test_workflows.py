"""The workflows that check and release: nothing in them can be moved under them, hang for ever or hold up the rest."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

FILES = sorted((Path(__file__).resolve().parents[1] / ".github/workflows").glob("*.yml"))
#: Machines that are no longer lent.
RETIRED = {"macos-12", "macos-13", "macos-14", "ubuntu-20.04", "windows-2019"}


def jobs(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return found


def runners(job: dict[str, Any]) -> set[str]:
    matrix = job.get("strategy", {}).get("matrix", {})
    return {
        job["runs-on"],
        *matrix.get("system", ()),
        *matrix.get("runner", ()),
        *(line["runner"] for line in matrix.get("include", ())),
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_actions_are_named_by_commit_with_their_version_beside_it(path: Path):
    for line in path.read_text("utf-8").splitlines():
        if "uses:" in line:
            assert re.search(r"uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_job_ends_and_runs_on_a_machine_that_there_is(path: Path):
    for name, job in jobs(path).items():
        assert 0 < job["timeout-minutes"] <= 120, name
        assert not runners(job) & RETIRED, name
        assert not job.get("strategy", {}).get("fail-fast", "strategy" in job), f"{name}: one leg would stop the others"


def test_a_release_hangs_on_no_single_system():
    publish = jobs(FILES[1])["publish"]
    assert "!cancelled()" in publish["if"]
    assert re.findall(r"needs\.(\w+)\.result", publish["if"]) == ["wheel"]


def test_every_change_is_tried_on_each_system_with_each_python():
    everything = jobs(FILES[0])["everything"]["strategy"]["matrix"]
    assert {system.partition("-")[0] for system in everything["system"]} == {"ubuntu", "windows", "macos"}
    assert everything["python"] == ["3.11", "3.12", "3.13", "3.14"]
