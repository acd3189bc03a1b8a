/** Numbers that a path's commands take (SVG 2, section 9.3). */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const COMMAND = /[\s,]*([mlhvcsqtaz])/iy;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** An arc's flags may stand without anything between them. */
const FLAG = /[\s,]*([01])/y;

type Point = readonly [x: number, y: number];
const ORIGIN: Point = [0, 0];

/** How far two points are apart, or more. */
const apart = (a: Point, b: Point): number => Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);

/**
 * How long a shape's outline is, in its own units, or somewhat more; NaN if that can't be told, and for lengths
 * that are not in units.
 */
export function outlineLength(name: string, attributes: ReadonlyMap<string, string>): number {
  const size = (attribute: string) =>
    Math.abs(Number((attributes.get(attribute) ?? "0").trim().replace(/px$/, "")));
  const at = (suffix: string): Point => [signed(`x${suffix}`), signed(`y${suffix}`)];
  const signed = (attribute: string) => Number((attributes.get(attribute) ?? "0").trim().replace(/px$/, ""));
  switch (name) {
    case "path":
      return pathLength(attributes.get("d") ?? "");
    case "polygon":
    case "polyline":
      return 2 * pathLength(`M${attributes.get("points") ?? ""}`);
    case "line":
      return apart(at("1"), at("2"));
    case "rect":
      return 2 * (size("width") + size("height"));
    case "circle":
      return 2 * Math.PI * size("r");
    case "ellipse":
      return 2 * Math.PI * (size("rx") + size("ry"));
    default:
      return Number.NaN;
  }
}

/** A path's length at the most: that of the lines through the points that its curves bend to. */
function pathLength(d: string): number {
  let at = 0;
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(d)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  let length = 0;
  let here = ORIGIN;
  let start = ORIGIN;
  /** Where the last curve came from, for one that goes on smoothly, and of which kind it was. */
  let bend = ORIGIN;
  let bent = "";
  for (let command = read(COMMAND); command !== undefined; ) {
    const kind = command.toLowerCase();
    const takes = TAKES[kind] ?? 0;
    const numbers: number[] = [];
    while (numbers.length < takes) {
      const isFlag = kind === "a" && (numbers.length === 3 || numbers.length === 4);
      const text = read(isFlag ? FLAG : NUMBER);
      // Browsers draw a path up to its first mistake.
      if (text === undefined) return length;
      numbers.push(Number(text));
    }
    const [originX, originY] = command === kind ? here : ORIGIN;
    const point = (from: number): Point => [
      originX + (numbers[from] ?? 0),
      originY + (numbers[from + 1] ?? 0),
    ];
    const mirrored = (family: string): Point =>
      family.includes(bent) && bent !== "" ? [2 * here[0] - bend[0], 2 * here[1] - bend[1]] : here;
    let points: Point[] = [];
    if (kind === "z") points = [start];
    else if (kind === "h") points = [[originX + (numbers[0] ?? 0), here[1]]];
    else if (kind === "v") points = [[here[0], originY + (numbers[0] ?? 0)]];
    else if (kind === "s") points = [mirrored("cs"), point(0), point(2)];
    else if (kind === "t") points = [mirrored("qt"), point(0)];
    else if (kind === "a") {
      points = [point(5)];
      length += arcLength(apart(here, point(5)), numbers);
    } else for (let from = 0; from < takes; from += 2) points.push(point(from));
    bend = points.at(-2) ?? here;
    bent = kind;
    for (const to of points) {
      if (kind !== "m") length += apart(here, to);
      here = to;
    }
    if (kind === "m") start = here;
    const next = read(COMMAND);
    // Numbers that follow without a command repeat it; after a move they are lines.
    if (next !== undefined) command = next;
    else if (takes === 0 || at >= d.length) return length;
    else if (kind === "m") command = command === "m" ? "l" : "L";
  }
  return length;
}

/** A whole ellipse, grown so far that it reaches from end to end. */
function arcLength(chord: number, [rx = 0, ry = 0]: readonly number[]): number {
  const [less = 0, more = 0] = [Math.abs(rx), Math.abs(ry)].sort((a, b) => a - b);
  return less === 0 ? chord : 2 * Math.PI * more * Math.max(1, chord / (2 * less));
}
