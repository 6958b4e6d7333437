"""The whole list."""

from tests.mutants.lists import arena, kit, pages, screens, search, table, telling

FAULTS = (*search.FAULTS, *arena.FAULTS, *table.FAULTS, *kit.FAULTS, *pages.FAULTS, *screens.FAULTS, *telling.FAULTS)
