/* Drawings travel lighter with coordinates to one tenth: an icon is drawn on 512 × 512 and seen at 16 to 96 pixels. */

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const HAS = { a: 7, c: 6, h: 1, l: 2, m: 2, q: 4, s: 4, t: 2, v: 1, z: 0 };

function short(number) {
  const text = String(Math.round(number * 10) / 10);
  return text.replace(/^(-?)0\./, "$1.");
}

/** The same path with every number rounded; the two flags of an arc are single digits and may stand without a space. */
export function rounded(path) {
  let out = "";
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    out += command;
    const size = HAS[command.toLowerCase()];
    let last = command;
    let at = 0;
    for (let place = 0; at < rest.trimEnd().length; place++) {
      const flag = size === 7 && (place % 7 === 3 || place % 7 === 4);
      const pattern = flag ? FLAG : NUMBER;
      pattern.lastIndex = at;
      const found = pattern.exec(rest);
      if (!found) throw new Error(`not a path: ${command}${rest.slice(at, at + 20)}`);
      at = pattern.lastIndex;
      const word = flag ? found[1] : short(Number(found[1]));
      const joins = last === command || word.startsWith("-") || (word.startsWith(".") && last.includes("."));
      out += (joins ? "" : " ") + word;
      last = word;
    }
  }
  return out;
}

/** A drawing with all its paths rounded. */
export function lighter(body) {
  return body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path)}"`);
}
