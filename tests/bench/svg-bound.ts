import { join } from "node:path";
import { safeSvg } from "../../web/picture/svg.ts";
import { launch } from "../e2e/browser.ts";
import { serveHarness } from "../e2e/harness/serve-harness.ts";

/*
 * The slowest SVGs that the product takes: of each kind the largest that passes the bound, and how long the product needs
 * to open it in Chromium. Alone on the machine, by hand: node tests/bench/svg-bound.ts {kinds, if not all}
 */

const svg = (inside: string, a = 'viewBox="0 0 300 300"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${a}>${inside}</svg>`;
const rect = (a: string) => `<rect width="300" height="300" ${a}/>`;
/** An outline of many long lines. */
const path = (n: number) =>
  Array.from({ length: n }, (_, i) => `L${(i * 7919) % 300} ${(i * 104729) % 300}`).join("");
/** Drawings of each kind, by how often they repeat what takes long. */
const KINDS: Readonly<Record<string, (n: number) => string>> = {
  rects: (n) => svg(rect('fill="#123" fill-opacity=".5"').repeat(n)),
  gradients: (n) =>
    svg(
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/></linearGradient>' +
        rect('fill="url(#g)"').repeat(n),
    ),
  radials: (n) =>
    svg(
      '<radialGradient id="g" spreadMethod="reflect" r=".01"><stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/></radialGradient>' +
        rect('fill="url(#g)"').repeat(n),
    ),
  strokedGradients: (n) =>
    svg(
      '<radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/></radialGradient>' +
        rect('fill="url(#g)" stroke="url(#g)" stroke-width="200"').repeat(n),
    ),
  ellipses: (n) =>
    svg(
      '<ellipse cx="150" cy="150" rx="150" ry="150" fill="red" fill-opacity=".3" stroke="blue" stroke-width="30"/>'.repeat(
        n,
      ),
    ),
  opacity: (n) => svg(`<g opacity=".5">${rect('fill="red"')}</g>`.repeat(n)),
  nestedOpacity: (n) =>
    svg(
      `${'<g opacity=".9">'.repeat(90)}${rect('fill="red"').repeat(2)}${"</g>".repeat(90)}`.repeat(1) +
        `<g opacity=".9">${rect('fill="red"')}</g>`.repeat(n),
    ),
  shapeOpacity: (n) => svg(rect('fill="red" stroke="blue" opacity=".5"').repeat(n)),
  blend: (n) => svg(rect('fill="red" style="mix-blend-mode:color-burn"').repeat(n)),
  blendLum: (n) => svg(rect('fill="red" style="mix-blend-mode:luminosity"').repeat(n)),
  masks: (n) =>
    svg(`<mask id="m">${rect('fill="#888"')}</mask>${rect('mask="url(#m)" fill="red"').repeat(n)}`),
  masksGradient: (n) =>
    svg(
      `<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><mask id="m" x="-9" y="-9" width="99" height="99">${rect('fill="url(#g)"')}</mask>` +
        rect('mask="url(#m)" fill="red"').repeat(n),
    ),
  clips: (n) =>
    svg(
      '<clipPath id="c"><circle cx="150" cy="150" r="150"/></clipPath>' +
        rect('clip-path="url(#c)" fill="red"').repeat(n),
    ),
  clipsLong: (n) =>
    svg(
      `<clipPath id="c"><path d="M0 0${path(100)}"/></clipPath>` +
        rect('clip-path="url(#c)" fill="red"').repeat(n),
    ),
  clipsText: (n) =>
    svg(
      `<clipPath id="c"><text y="200" font-size="99">AAAA</text></clipPath>` +
        rect('clip-path="url(#c)" fill="red"').repeat(n),
    ),
  nestedClips: (n) =>
    svg(
      Array.from(
        { length: 50 },
        (_, i) =>
          `<clipPath id="c${i}" clip-path="url(#c${i - 1})"><circle cx="150" cy="150" r="150"/></clipPath>`,
      ).join("") + rect('clip-path="url(#c49)" fill="red"').repeat(n),
    ),
  blurs: (n) =>
    svg(
      `<filter id="f">${'<feGaussianBlur stdDeviation="20"/>'.repeat(3)}</filter>` +
        rect('filter="url(#f)" fill="red"').repeat(n),
    ),
  blurSteps: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99">${'<feGaussianBlur stdDeviation="90"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  blurHuge: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99">${'<feGaussianBlur stdDeviation="900 .5"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  blur5: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99">${'<feGaussianBlur stdDeviation="5"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  blur900: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99">${'<feGaussianBlur stdDeviation="900"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  blur900s: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99">${'<feGaussianBlur stdDeviation="900" in="SourceGraphic"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  blur30: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99"><feGaussianBlur stdDeviation="30"/></filter>` +
        rect('filter="url(#f)" fill="red"').repeat(n),
    ),
  blur500: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99"><feGaussianBlur stdDeviation="500"/></filter>` +
        rect('filter="url(#f)" fill="red"').repeat(n),
    ),
  blur5many: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99"><feGaussianBlur stdDeviation="5"/></filter>` +
        rect('filter="url(#f)" fill="red"').repeat(n),
    ),
  blurX: (n) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99"><feGaussianBlur stdDeviation="9 0"/></filter>` +
        rect('filter="url(#f)" fill="red"').repeat(n),
    ),
  offsets: (n) =>
    svg(`<filter id="f">${'<feOffset dx="1"/>'.repeat(n)}</filter>${rect('filter="url(#f)" fill="red"')}`),
  matrix: (n) =>
    svg(
      `<filter id="f">${'<feColorMatrix type="hueRotate" values="9"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  blendsF: (n) =>
    svg(
      `<filter id="f">${'<feBlend mode="luminosity" in2="SourceGraphic"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  composite: (n) =>
    svg(
      `<filter id="f">${'<feComposite operator="arithmetic" k1=".5" k2=".3" in2="SourceGraphic"/>'.repeat(n)}</filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  merges: (n) =>
    svg(
      `<filter id="f"><feMerge>${'<feMergeNode in="SourceGraphic"/>'.repeat(n)}</feMerge></filter>` +
        rect('filter="url(#f)" fill="red"'),
    ),
  strokes: (n) => svg(`<path fill="none" stroke="red" stroke-width="3" d="M0 0${path(20)}"/>`.repeat(n)),
  wideStrokes: (n) =>
    svg(
      `<path fill="none" stroke="red" stroke-opacity=".5" stroke-width="100" stroke-linejoin="round" stroke-linecap="round" d="M0 0${path(20)}"/>`.repeat(
        n,
      ),
    ),
  oneStroke: (n) =>
    svg(
      `<path fill="none" stroke="red" stroke-opacity=".5" stroke-width="50" stroke-linejoin="round" d="M0 0${path(n * 3)}"/>`,
    ),
  curves: (n) =>
    svg(`<path fill="none" stroke="red" stroke-width="9" d="M0 0${"T9 9 300 300".repeat(4)}"/>`.repeat(n)),
  arcs: (n) =>
    svg(`<path fill="none" stroke="red" stroke-width="9" d="M0 0${"a9 9 0 1 1 1 1".repeat(4)}"/>`.repeat(n)),
  filled: (n) => svg(`<path fill="red" fill-opacity=".5" d="M0 0${path(99)}"/>`.repeat(n)),
  filledEvenOdd: (n) => svg(`<path fill-rule="evenodd" d="M0 0${path(n * 10)}"/>`),
  lines: (n) => svg(`<path d="M0 0${"h300v.1h-300v.1".repeat(9)}"/>`.repeat(n)),
  dashes: (n) =>
    svg(`<path fill="none" stroke="#000" stroke-dasharray="1 1" d="M0 0l300 300l-300 -300"/>`.repeat(n)),
  dashesRound: (n) =>
    svg(
      `<path fill="none" stroke="#000" stroke-dasharray=".1 1" stroke-linecap="round" stroke-width="50" d="M0 0l300 300l-300 -300"/>`.repeat(
        n,
      ),
    ),
  dashesFine: (n) => svg(`<path fill="none" stroke="#000" stroke-dasharray=".01 .01" d="M0 0h${n}"/>`),
  text: (n) => svg(`<text y="200" font-size="20">${"Ag@".repeat(n)}</text>`),
  textBig: (n) => svg(`<text y="300" font-size="300" letter-spacing="-200">${"@".repeat(n)}</text>`),
  textStroked: (n) =>
    svg(
      `<text y="300" font-size="300" letter-spacing="-200" stroke="red" stroke-width="9" fill="none">${"@".repeat(n)}</text>`,
    ),
  textShadow: (n) =>
    svg(
      `<text y="300" font-size="300" style="letter-spacing:-200px" transform="rotate(5)" fill-opacity=".3">${"@".repeat(n)}</text>`,
    ),
  textMany: (n) => svg(`<text y="200" font-size="200">@</text>`.repeat(n)),
  tspans: (n) => svg(`<text y="200" font-size="20">${"<tspan x='9' dy='1'>A</tspan>".repeat(n)}</text>`),
  uses: (n) =>
    svg(`<g id="a">${rect('fill="red" fill-opacity=".5"').repeat(50)}</g>${'<use href="#a"/>'.repeat(n)}`),
  nestedSvg: (n) =>
    svg(
      `<svg viewBox="0 0 1 1" width="300" height="300">${'<rect width="1" height="1" fill-opacity=".5"/>'}</svg>`.repeat(
        n,
      ),
    ),
  rounded: (n) => svg(rect('fill="#123" fill-opacity=".5" rx="90"').repeat(n)),
  turned: (n) => svg(rect('fill="#123" fill-opacity=".5" transform="rotate(3)"').repeat(n)),
  text3: (n) =>
    svg(
      `<g stroke="red"><text font-family="serif" y="300" font-size="40" style="paint-order:stroke">${"漢字@".repeat(n)}</text></g>`,
    ),
  emoji: (n) => svg(`<text y="300" font-size="300" letter-spacing="-250">${"\u{1F600}".repeat(n)}</text>`),
};

/** The product takes no larger files. */
const MAX_BYTES = 1_000_000;
const isTaken = async (text: string) =>
  text.length < MAX_BYTES && (await safeSvg(new Blob([text]))) !== undefined;

const only = process.argv.slice(2);
const server = await serveHarness("", {}, undefined, join(import.meta.dirname, "../e2e/harness/svg"));
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
