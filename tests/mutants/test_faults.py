"""The list of faults follows the program: each text is found, once, and its tests exist."""

from dataclasses import replace

import pytest

from tests.mutants.fault import ROOT, LostFault, Sources
from tests.mutants.faults import FAULTS

#: Each module is read once.
SOURCES = Sources()


def test_every_fault_is_found_in_one_place_and_has_tests():
    lost = []
    for fault in FAULTS:
        try:
            SOURCES.place(fault)
        except LostFault as error:
            lost.append(str(error))
        lost += [f"{fault.name}: no {file}" for file in fault.test_files() if not (ROOT / file).exists()]
        assert fault.instead != fault.text
    assert not lost, "\n".join(lost)
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 60


def test_a_text_that_has_moved_is_found_and_one_that_is_gone_or_stands_twice_is_not():
    known = FAULTS[0]
    assert SOURCES.place(replace(known, file="moved/elsewhere.py")) == SOURCES.place(known)
    for text in ("no such text stands anywhere", "def __init__(self"):
        with pytest.raises(LostFault, match="its text stands"):
            SOURCES.place(replace(known, file="moved/elsewhere.py", text=text))
