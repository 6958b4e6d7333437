"""The list of faults follows the program: each text is found, once, and its tests exist."""

from tests.mutants.fault import ROOT, LostFault, Sources
from tests.mutants.faults import FAULTS


def test_every_fault_is_found_in_one_place_and_has_tests():
    sources, lost = Sources(), []
    for fault in FAULTS:
        try:
            sources.place(fault)
        except LostFault as error:
            lost.append(str(error))
        lost += [f"{fault.name}: no {file}" for file in fault.test_files() if not (ROOT / file).exists()]
        assert fault.instead != fault.text
    assert not lost, "\n".join(lost)
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 60
