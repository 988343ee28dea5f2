/* Drawings travel lighter on a whole-number grid: an icon is drawn on 512 × 512 and seen at 16 to 96 pixels.
 *
 * Most paths go from point to point by small steps. Each is rounded so that its end lies on the nearest grid point of
 * where it should be: errors do not add up along the way.
 */

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const HAS = { a: 7, c: 6, h: 1, l: 2, m: 2, q: 4, s: 4, t: 2, v: 1, z: 0 };

/** Radii are no places: small ones are kept to a tenth. */
function radius(number) {
  return number < 20 ? Math.round(number * 10) / 10 : Math.round(number);
}

/** The parts of a path: each command with its numbers, one at a time. */
function* parts(path) {
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const size = HAS[command.toLowerCase()];
    const numbers = [];
    for (let at = 0, place = 0; at < rest.trimEnd().length; place++) {
      const flag = size === 7 && (place % 7 === 3 || place % 7 === 4);
      const pattern = flag ? FLAG : NUMBER;
      pattern.lastIndex = at;
      const found = pattern.exec(rest);
      if (!found) throw new Error(`not a path: ${command}${rest.slice(at, at + 20)}`);
      at = pattern.lastIndex;
      numbers.push(Number(found[1]));
    }
    yield [
      command,
      size === 0
        ? [[]]
        : Array.from({ length: numbers.length / size }, (_, n) => numbers.slice(n * size, (n + 1) * size)),
    ];
  }
}

/** Where a pen is that follows a path, and where one is that follows the rounded one. */
class Pens {
  true = [0, 0];
  drawn = [0, 0];
  starts = [
    [0, 0],
    [0, 0],
  ];

  /** A number along one axis, rounded so that it leads to the nearest grid point; and where both pens come to by it. */
  along(axis, number, relative) {
    const wanted = relative ? this.true[axis] + number : number;
    const met = Math.round(wanted);
    return { said: relative ? met - this.drawn[axis] : met, wanted, met };
  }

  go(axis, { wanted, met }) {
    this.true[axis] = wanted;
    this.drawn[axis] = met;
  }

  begin() {
    this.starts = [[...this.true], [...this.drawn]];
  }

  close() {
    [this.true, this.drawn] = this.starts.map((place) => [...place]);
  }
}

/** One segment with its numbers rounded; the pens go along. */
function segment(pens, command, numbers) {
  const kind = command.toLowerCase();
  const relative = command === kind;
  if (kind === "z") {
    pens.close();
    return [];
  }
  if (kind === "h" || kind === "v") {
    const axis = kind === "h" ? 0 : 1;
    const found = pens.along(axis, numbers[0], relative);
    pens.go(axis, found);
    return [found.said];
  }
  const places = kind === "a" ? numbers.slice(5) : numbers;
  const found = places.map((number, index) => pens.along(index % 2, number, relative));
  for (const [axis, one] of found.slice(-2).entries()) pens.go(axis, one);
  const [rx, ry, turn, large, sweep] = numbers;
  const round = kind === "a" ? [radius(rx), radius(ry), Math.round(turn), large, sweep] : [];
  return [...round, ...found.map((one) => one.said)];
}

function written(number) {
  return String(number).replace(/^(-?)0\./, "$1.");
}

/** The same path on a whole-number grid. */
export function rounded(path) {
  const pens = new Pens();
  let out = "";
  for (const [command, segments] of parts(path)) {
    out += command;
    let last = "";
    for (const [index, numbers] of segments.entries()) {
      // After the first pair a move is a line.
      const kind = index > 0 && command === "m" ? "l" : index > 0 && command === "M" ? "L" : command;
      for (const number of segment(pens, kind, numbers)) {
        const word = written(number);
        const joins = last === "" || word.startsWith("-") || (word.startsWith(".") && last.includes("."));
        out += (joins ? "" : " ") + word;
        last = word;
      }
      if (kind === "m" || kind === "M") pens.begin();
    }
  }
  return out;
}

/** A drawing with all its paths rounded. */
export function lighter(body) {
  return body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path)}"`);
}
