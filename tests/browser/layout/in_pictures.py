"""Words drawn in pictures: what is cut, sticks out of its frame, is covered, or runs into other words.

A picture breaks no lines and hides no overflow, so each text of it is measured where it lies.
"""

# Runs in the page and gives every fault as a sentence. The room itself may be unpainted.
FAULTS_IN_PICTURES = """() => {
    const room = document.querySelector('.room');
    const found = new Set();
    // Everything that is painted can be met at a point, also what lets clicks through.
    const touch = document.createElement('style');
    touch.textContent = '.room * { pointer-events: auto !important; }'
        + '.room svg * { pointer-events: visiblePainted !important; }';
    document.head.append(touch);
    room.style.opacity = 1;

    const alpha = (colour) => {
        if (!colour || colour === 'none' || colour === 'transparent') return 0;
        const parts = colour.match(/[\\d.]+/g) ?? [];
        return /rgba|\\//.test(colour) && parts.length > 3 ? Number(parts[3]) : 1;
    };
    const opacity = (one) => {
        let all = 1;
        for (let up = one; up && up !== room; up = up.parentElement) all *= Number(getComputedStyle(up).opacity);
        return all;
    };
    const hides = (one) => {
        if (/^(text|tspan|svg)$/.test(one.tagName)) return false;
        const style = getComputedStyle(one);
        const paint = one.ownerSVGElement ? alpha(style.fill) * style.fillOpacity : alpha(style.backgroundColor);
        return paint * opacity(one) > 0.5;
    };
    const called = (one) => one.getAttribute('class') || one.parentElement.getAttribute('class') || one.tagName;
    const say = (what, one) => found.add(`${what}: "${one.textContent.trim().slice(0, 40)}" in ${called(one)} of ${
        one.closest('[data-ref]')?.dataset.ref ?? one.closest('svg').getAttribute('class')}`);
    const out = (words, frame) => words.left < frame.left - 1.5 || words.right > frame.right + 1.5
        || words.top < frame.top - 1.5 || words.bottom > frame.bottom + 1.5;

    const texts = [...room.querySelectorAll('svg text')].filter((one) => one.textContent.trim()
        && one.checkVisibility({ checkOpacity: true }) && !one.closest('[aria-hidden=true], defs'));
    const before = [];
    for (const one of texts) {
        const box = one.getBoundingClientRect();
        if (box.width < 1) continue;
        // A line is taller than its letters.
        const tall = box.height * 0.22;
        const words = { left: box.left, right: box.right, top: box.top + tall, bottom: box.bottom - tall };
        const middle = { x: (words.left + words.right) / 2, y: (words.top + words.bottom) / 2 };
        let inSight = true;
        for (let up = one.closest('svg'); up && up !== room && inSight; up = up.parentElement) {
            const { overflow } = getComputedStyle(up);
            if (overflow === 'visible' || !out(words, up.getBoundingClientRect())) continue;
            inSight = false; // what can be scrolled or moved is only out of sight
            if (!/auto|scroll/.test(overflow) && !up.closest('.zoom')) say('cut', one);
        }
        if (!inSight) continue;
        const [frame] = [...one.parentElement.children]
            .filter((shape) => /^(rect|circle|ellipse)$/.test(shape.tagName) && !shape.matches('.option-outline'))
            .map((shape) => shape.getBoundingClientRect())
            .filter((rect) => !out({ left: middle.x, right: middle.x, top: middle.y, bottom: middle.y }, rect))
            .sort((a, b) => b.width * b.height - a.width * a.height);
        if (frame && out(words, frame)) say('out of its frame', one);
        for (const part of [0.15, 0.5, 0.85]) {
            const met = document.elementsFromPoint(words.left + part * (words.right - words.left), middle.y);
            const here = met.findIndex((two) => one.contains(two));
            const veil = met.slice(0, Math.max(0, here)).find((two) => !two.contains(one) && hides(two));
            if (veil) say(`covered by ${called(veil)}`, one);
        }
        for (const [other, rect] of before) {
            const wide = Math.min(words.right, rect.right) - Math.max(words.left, rect.left);
            const high = Math.min(words.bottom, rect.bottom) - Math.max(words.top, rect.top);
            if (wide > 2 && high > 2) say(`runs into "${other.textContent.trim().slice(0, 20)}"`, one);
        }
        before.push([one, words]);
    }
    touch.remove();
    room.style.opacity = '';
    return [...found];
}"""
