"""The whole list."""

from tests.mutants.lists import arena, pages, screens, search, table

FAULTS = (*search.FAULTS, *arena.FAULTS, *table.FAULTS, *pages.FAULTS, *screens.FAULTS)
