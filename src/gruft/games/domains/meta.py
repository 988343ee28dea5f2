"""Dark Domains in short: cheap to import, no content, no rules."""

from __future__ import annotations

from gruft.table.game import Choice, Meta

META = Meta(
    slug="domains",
    name={"en": "Dark Domains", "de": "Dark Domains"},
    tagline={
        "en": "Build a fair realm, turn it dark, and outlast the heroes it attracts.",
        "de": "Errichte ein blühendes Reich, stürze es ins Dunkel und überstehe die Helden, die es anlockt.",
    },
    seats=(2, 5),
    minutes=120,
    choices=(Choice("masters", (False, True)), Choice("open_totals", (False, True))),
    credits="W. Baldwin, C. Horger, J. Horger, J. Roush; Laboratory H 2018",
    first_draw="first player",
)
