"""Programs beside the window speak its languages: they are tried with its fixtures."""

from tests.ui.conftest import data, english

__all__ = ["data", "english"]
