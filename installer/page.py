"""What the wheel says of itself: the project's addresses, and the README with whole addresses for pictures and links.

A page that shows the README away from this folder has neither pictures nor files beside it.
"""

import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent))
import facts


def page(text: str) -> str:
    """The README as it is shown elsewhere."""

    def whole(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({facts.REPOSITORY}/{kind}/v{facts.version()}/{found[3]})"

    return re.sub(r"(!?)\[([^]]*)\]\((?!\w+:)([^)]+)\)", whole, text)


try:
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # imported outside a build
    pass
else:

    class Page(MetadataHookInterface):
        """Hatch's hook."""

        def update(self, metadata):
            """Add what pyproject.toml calls dynamic."""
            text = page((facts.TOP / "README.md").read_text("utf-8"))
            metadata["readme"] = {"content-type": "text/markdown", "text": text}
            metadata["urls"] = {
                "Homepage": facts.HOMEPAGE,
                "Source": facts.REPOSITORY,
                "Changes": f"{facts.REPOSITORY}/blob/main/CHANGELOG.md",
            }
