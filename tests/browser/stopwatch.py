"""How long somebody waits, in milliseconds: `python -m tests.browser.stopwatch [GAME…]`, on a quiet machine.

It says what is too slow, and fails then.

Two figures for each game, with a real server: from the click that answers to the frame that shows the own new view
(100 ms at most in 95 of 100), and what scripts take in the dearest frame of a step that is staged (16 ms at most in 95
of 100; layout that scripts wait for counts). Beside it what they take for all frames of the step together. Whoever
clicks has looked at the question for a quarter of a second: nobody is faster.

Not here: what holds on a busy machine too (test_quick.py).
"""

from __future__ import annotations

import itertools
import json
import math
import random
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import ASKING, SCORE, Tab, link
from tests.browser.pictures import House, chromium
from tests.browser.test_lean import SEATS
from tests.server.support import Server

ANSWERS = 80
REACTION_MS = 250
STEPS = 60
FRAMES = 3
PATIENCE = 600.0
# What 95 of 100 may take, in milliseconds.
OWN_VIEW_MS = 100.0
FRAME_SCRIPTS_MS = 16.0

# Notes when somebody clicks, when the server has taken it, and when the page has painted the first frame after the new
# state: before it turns to what others have done meanwhile, which waits in its queue and is not the own view any more.
WATCH = """() => {
    window.waits = [];
    let clicked = null, accepted = false;
    addEventListener('click', (event) => { clicked = event.timeStamp; accepted = false; }, { capture: true });
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => {
                const { type, status } = JSON.parse(data);
                if (type === 'reply') accepted = status === 'accepted';
                if (type !== 'state' || !accepted || clicked === null) return;
                const since = clicked;
                [clicked, accepted] = [null, false];
                const drawn = () => window.waits.push(performance.now() - since);
                requestAnimationFrame(() => scheduler.postTask(drawn, { priority: 'user-blocking' }));
            });
        }
    };
}"""
FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
PAUSED = ".playing-buttons [aria-label=Play]"
STEP = "() => document.querySelector('.playing-step')?.textContent ?? ''"


def p95(figures: Iterable[float]) -> float:
    """What 95 of 100 do not exceed."""
    ordered = sorted(figures)
    return ordered[math.ceil(0.95 * len(ordered)) - 1] if ordered else float("nan")


def too_slow(game: str, waited: list[float], dearest: list[float]) -> list[str]:
    """What of a game exceeds its limit, in words; also what could not be measured."""
    limits = (
        ("from the click to the own new view", waited, OWN_VIEW_MS),
        ("of scripts in the dearest frame of a staged step", dearest, FRAME_SCRIPTS_MS),
    )
    missing = [f"{game}: nothing was measured {what}" for what, figures, _ in limits if not figures]
    return missing + [
        f"{game}: {p95(figures):.1f} ms {what}, where 95 of 100 may take {limit:.0f} ms"
        for what, figures, limit in limits
        if figures and p95(figures) > limit
    ]


def sits(browser: Browser, server: Server, game: str, speed: str) -> Tab:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    kept = json.dumps({"lang": "en", "speed": speed, "motion": "full", "confirm": "never", "aid": False})
    context.add_init_script(f"localStorage['gruft.settings'] = {json.dumps(kept)}")
    context.add_init_script(f"({WATCH})()")
    tab = Tab(context.new_page(), server)
    table = server.open(*SEATS[game], game=game)
    tab.go(link(table, table["token"]))
    tab.sees(f"{ASKING}, {SCORE}")
    return tab


def waits(browser: Browser, server: Server, game: str) -> list[float]:
    """From click to own new view, for many answers."""
    tab = sits(browser, server, game, "off")
    dice, end = random.Random(game), time.monotonic() + PATIENCE
    for _ in range(ANSWERS):
        tab.sees(f"{ASKING}, {SCORE}")
        if tab.over or time.monotonic() > end:
            break
        tab.page.wait_for_timeout(REACTION_MS)
        tab.click_answer(dice.choice)
    found: list[float] = tab.page.evaluate("() => window.waits")
    tab.page.context.close()
    return found


def steps(browser: Browser, server: Server, game: str) -> tuple[list[float], list[float]]:
    """What scripts take in the dearest frame of a staged step and for all of it, for many steps."""
    tab = sits(browser, server, game, "normal")
    devtools = tab.page.context.new_cdp_session(tab.page)
    devtools.send("Performance.enable")
    dice, end = random.Random(game), time.monotonic() + PATIENCE
    dearest: list[float] = []
    whole: list[float] = []

    def scripts() -> float:
        told = devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in told if one["name"] == "ScriptDuration")

    def frames(press: str = "") -> list[float]:
        """What scripts take in each of the next frames, after a key if one is pressed; asking for it included."""
        told = [scripts()]
        if press:
            tab.page.keyboard.press(press)
        for _ in range(FRAMES):
            tab.page.evaluate(FRAME)
            told.append(scripts())
        return [after - before for before, after in itertools.pairwise(told)]

    while len(whole) < STEPS and time.monotonic() < end:
        if tab.page.evaluate(STEP):
            if not tab.has(PAUSED):
                tab.page.keyboard.press("Space")
                tab.page.evaluate(DRAWN)
                continue
            idle = min(frames())
            taken = [max(0.0, one - idle) for one in frames(".")]
            dearest.append(max(taken))
            whole.append(sum(taken))
        elif tab.over:
            break
        elif tab.asked:
            tab.click_answer(dice.choice)
        else:
            tab.page.wait_for_timeout(10)
    tab.page.context.close()
    return dearest, whole


def main(games: list[str]) -> int:
    slow: list[str] = []
    print("game       click to own view, ms        scripts of a staged frame, ms  of the whole step")
    print("           answers  median   p95   most     steps  median   p95   most     steps  median   p95   most")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = House(str(Path(scratch) / "stopwatch.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in games or list(SEATS):
                line = ""
                waited, (dearest, whole) = waits(browser, server, game), steps(browser, server, game)
                slow += too_slow(game, waited, dearest)
                for figures in (waited, dearest, whole):
                    ordered = sorted(figures) or [float("nan")]
                    line += (
                        f"{len(figures):7} {ordered[len(ordered) // 2]:7.1f} {p95(figures):6.1f} {ordered[-1]:6.1f}   "
                    )
                print(f"{game:10} {line}", flush=True)
        finally:
            browser.close()
            server.stop()
    for one in slow:
        print(f"Too slow: {one}.", file=sys.stderr)
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
