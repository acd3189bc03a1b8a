import { join } from "node:path";
import { toSafeSvg } from "../../web/picture/svg.ts";
import { launch } from "../e2e/browser.ts";
import { serveHarness } from "../e2e/harness/serve-harness.ts";

/*
 * Finds, for each kind of SVG, the largest drawing that passes the product's bound, and times how long Chromium takes to
 * open it. Run it alone on the machine: node tests/bench/svg-bound.ts [kinds, all if none]
 */

type Drawing = (repetitions: number) => string;

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">${inside}</svg>`;
const rect = (attributes: string) => `<rect width="300" height="300" ${attributes}/>`;
/** An outline of many long lines. */
const path = (lines: number) =>
  Array.from({ length: lines }, (_, i) => `L${(i * 7919) % 300} ${(i * 104729) % 300}`).join("");

/** A drawing in which one part repeats, after another. */
const repeat =
  (part: string, before = ""): Drawing =>
  (n) =>
    svg(before + part.repeat(n));
/** A filter that is larger than what it is put on, and a rectangle with that filter. */
const WIDE = 'x="-9" y="-9" width="99" height="99"';
const filter = (inside: string, area = "") => `<filter id="f" ${area}>${inside}</filter>`;
const FILTERED = rect('filter="url(#f)" fill="red"');
const steps =
  (primitive: string, area = ""): Drawing =>
  (n) =>
    svg(filter(primitive.repeat(n), area) + FILTERED);
const blur = (deviation: string | number, more = "") =>
  `<feGaussianBlur stdDeviation="${deviation}"${more}/>`;

const STOPS = '<stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/>';
const linear = `<linearGradient id="g">${STOPS}</linearGradient>`;
const radial = (attributes = "") => `<radialGradient id="g" ${attributes}>${STOPS}</radialGradient>`;
const clipPath = (inside: string, more = "") => `<clipPath id="c"${more}>${inside}</clipPath>`;
const CIRCLE = '<circle cx="150" cy="150" r="150"/>';
const CLIPPED = rect('clip-path="url(#c)" fill="red"');
const MASKED = rect('mask="url(#m)" fill="red"');
const stroke = (attributes: string, d: string) => `<path fill="none" stroke="red" ${attributes} d="${d}"/>`;
const ROUND = 'stroke-opacity=".5" stroke-linejoin="round"';
const text = (attributes: string, words: string) => `<text ${attributes}>${words}</text>`;
const BIG = 'y="300" font-size="300" letter-spacing="-200"';
const nested = Array.from(
  { length: 50 },
  (_, i) => `<clipPath id="${i === 49 ? "c" : `c${i}`}" clip-path="url(#c${i - 1})">${CIRCLE}</clipPath>`,
).join("");

/** Drawings of each kind, by how often they repeat what takes long. */
const KINDS: Readonly<Record<string, Drawing>> = {
  rects: repeat(rect('fill="#123" fill-opacity=".5"')),
  gradients: repeat(rect('fill="url(#g)"'), linear),
  radials: repeat(rect('fill="url(#g)"'), radial('spreadMethod="reflect" r=".01"')),
  strokedGradients: repeat(rect('fill="url(#g)" stroke="url(#g)" stroke-width="200"'), radial()),
  ellipses: repeat(
    '<ellipse cx="150" cy="150" rx="150" ry="150" fill-opacity=".3" stroke="blue" stroke-width="30"/>',
  ),
  opacity: repeat(`<g opacity=".5">${rect('fill="red"')}</g>`),
  nestedOpacity: repeat(
    `<g opacity=".9">${rect('fill="red"')}</g>`,
    `${'<g opacity=".9">'.repeat(90)}${rect('fill="red"').repeat(2)}${"</g>".repeat(90)}`,
  ),
  shapeOpacity: repeat(rect('fill="red" stroke="blue" opacity=".5"')),
  blend: repeat(rect('fill="red" style="mix-blend-mode:color-burn"')),
  blendLuminosity: repeat(rect('fill="red" style="mix-blend-mode:luminosity"')),
  masks: repeat(MASKED, `<mask id="m">${rect('fill="#888"')}</mask>`),
  masksGradient: repeat(MASKED, `${linear}<mask id="m" ${WIDE}>${rect('fill="url(#g)"')}</mask>`),
  clips: repeat(CLIPPED, clipPath(CIRCLE)),
  clipsLong: repeat(CLIPPED, clipPath(`<path d="M0 0${path(100)}"/>`)),
  clipsText: repeat(CLIPPED, clipPath(text('y="200" font-size="99"', "AAAA"))),
  nestedClips: repeat(CLIPPED, nested),
  blurs: repeat(FILTERED, filter(blur(20).repeat(3))),
  ...Object.fromEntries(
    ["90", "900 .5", "5", "900"].map((by) => [`blur steps ${by}`, steps(blur(by), WIDE)]),
  ),
  blurSource: steps(blur(900, ' in="SourceGraphic"'), WIDE),
  ...Object.fromEntries(
    ["30", "500", "5", "9 0"].map((by) => [`blurred shapes ${by}`, repeat(FILTERED, filter(blur(by), WIDE))]),
  ),
  offsets: steps('<feOffset dx="1"/>'),
  matrix: steps('<feColorMatrix type="hueRotate" values="9"/>'),
  blendFilter: steps('<feBlend mode="luminosity" in2="SourceGraphic"/>'),
  composite: steps('<feComposite operator="arithmetic" k1=".5" k2=".3" in2="SourceGraphic"/>'),
  merges: (n) =>
    svg(filter(`<feMerge>${'<feMergeNode in="SourceGraphic"/>'.repeat(n)}</feMerge>`) + FILTERED),
  strokes: repeat(stroke('stroke-width="3"', `M0 0${path(20)}`)),
  wideStrokes: repeat(stroke(`${ROUND} stroke-width="100" stroke-linecap="round"`, `M0 0${path(20)}`)),
  oneStroke: (n) => svg(stroke(`${ROUND} stroke-width="50"`, `M0 0${path(n * 3)}`)),
  curves: repeat(stroke('stroke-width="9"', `M0 0${"T9 9 300 300".repeat(4)}`)),
  arcs: repeat(stroke('stroke-width="9"', `M0 0${"a9 9 0 1 1 1 1".repeat(4)}`)),
  filled: repeat(`<path fill="red" fill-opacity=".5" d="M0 0${path(99)}"/>`),
  filledEvenOdd: (n) => svg(`<path fill-rule="evenodd" d="M0 0${path(n * 10)}"/>`),
  lines: repeat(`<path d="M0 0${"h300v.1h-300v.1".repeat(9)}"/>`),
  dashes: repeat(stroke('stroke-dasharray="1 1"', "M0 0l300 300l-300 -300")),
  dashesRound: repeat(
    stroke('stroke-dasharray=".1 1" stroke-linecap="round" stroke-width="50"', "M0 0l300 300l-300 -300"),
  ),
  dashesFine: (n) => svg(stroke('stroke-dasharray=".01 .01"', `M0 0h${n}`)),
  text: (n) => svg(text('y="200" font-size="20"', "Ag@".repeat(n))),
  textBig: (n) => svg(text(BIG, "@".repeat(n))),
  textStroked: (n) => svg(text(`${BIG} stroke="red" stroke-width="9" fill="none"`, "@".repeat(n))),
  textTurned: (n) => svg(text(`${BIG} transform="rotate(5)" fill-opacity=".3"`, "@".repeat(n))),
  textMany: repeat(text('y="200" font-size="200"', "@")),
  tspans: (n) => svg(text('y="200" font-size="20"', "<tspan x='9' dy='1'>A</tspan>".repeat(n))),
  uses: repeat('<use href="#a"/>', `<g id="a">${rect('fill="red" fill-opacity=".5"').repeat(50)}</g>`),
  nestedSvg: repeat(
    '<svg viewBox="0 0 1 1" width="300" height="300"><rect width="1" height="1" fill-opacity=".5"/></svg>',
  ),
  rounded: repeat(rect('fill="#123" fill-opacity=".5" rx="90"')),
  turned: repeat(rect('fill="#123" fill-opacity=".5" transform="rotate(3)"')),
  textOutlined: (n) =>
    svg(
      text(
        'font-family="serif" stroke="red" y="300" font-size="40" style="paint-order:stroke"',
        "漢字@".repeat(n),
      ),
    ),
  emoji: (n) => svg(text('y="300" font-size="300" letter-spacing="-250"', "\u{1F600}".repeat(n))),
};

/** The product takes no larger files. */
const MAX_BYTES = 1_000_000;
const isTaken = async (text: string) =>
  text.length < MAX_BYTES && (await toSafeSvg(new Blob([text]))) !== undefined;

const only = process.argv.slice(2);
const server = await serveHarness("", {}, join(import.meta.dirname, "../e2e/harness/svg"));
const browser = await launch();
try {
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto("/");
  await page.waitForFunction(() => "harness" in globalThis);
  const rows: { readonly kind: string; readonly ms: number; readonly repeated: number }[] = [];
  for (const [kind, make] of Object.entries(KINDS)) {
    if (only.length > 0 && !only.includes(kind)) continue;
    let [taken, refused] = [0, 200_000];
    while (taken < refused - 1) {
      const middle = Math.floor((taken + refused) / 2);
      if (await isTaken(make(middle))) taken = middle;
      else refused = middle;
    }
    const drawn = await page.evaluate((text) => Reflect.get(window, "harness").difference(text), make(taken));
    rows.push({ kind, ms: Math.round(drawn.milliseconds ?? Number.NaN), repeated: taken });
  }
  console.table(rows.sort((one, other) => other.ms - one.ms));
} finally {
  await browser.close();
  await server.stop();
}
