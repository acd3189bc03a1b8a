import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../web/intake/facts.ts";
import { MAX_SVG_COST, svgCost } from "../../web/intake/svg-cost.ts";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** Levels of which each draws the one before ten times. */
const nested = (levels: number, use: (level: number) => string) =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? `<g id="a0"><rect width="9" height="9"/></g>`
      : `<g id="a${level}">${use(level - 1).repeat(10)}</g>`,
  ).join("");
const filter = (step: string, count: number) => `<filter id="f">${step.repeat(count)}</filter>`;
const shapes = (count: number, attributes: string) =>
  `<rect width="9" height="9" ${attributes}/>`.repeat(count);

describe("a drawing of too many parts", () => {
  it.each<[name: string, drawing: string]>([
    ["nested use", svg(nested(9, (level) => `<use href="#a${level}"/>`))],
    [
      "nested use in definitions",
      svg(`<defs>${nested(9, (l) => `<use xlink:href='#a${l}'/>`)}</defs><use href="#a8"/>`),
    ],
    ["nested use with characters by number", svg(nested(9, (level) => `<use href="&#x23;&#97;${level}"/>`))],
    [
      "nested use under another prefix",
      svg(
        nested(9, (l) => `<s:use s:href="#a${l}"/>`),
        'xmlns:s="http://www.w3.org/2000/svg"',
      ),
    ],
    [
      "nested patterns",
      svg(
        Array.from(
          { length: 9 },
          (_, l) => `<pattern id="p${l}">${shapes(10, `fill="url(#p${l - 1})"`)}</pattern>`,
        ).join("") + shapes(1, 'fill="url(#p8)"'),
      ),
    ],
    [
      "nested patterns by class",
      svg(
        `<style>${Array.from({ length: 9 }, (_, l) => `.c${l}, .d {fill: url( '#p${l}')}`).join("")}</style>${Array.from({ length: 9 }, (_, l) => `<pattern id="p${l}">${shapes(10, `class="c${l - 1}"`)}</pattern>`).join("")}${shapes(1, 'class="c8"')}`,
      ),
    ],
    [
      "nested masks",
      svg(
        Array.from(
          { length: 9 },
          (_, l) => `<mask id="m${l}">${shapes(10, `mask="url(#m${l - 1})"`)}</mask>`,
        ).join("") + shapes(1, 'style="mask:url(#m8)"'),
      ),
    ],
    [
      "a filter of many steps",
      svg(`${filter('<feGaussianBlur stdDeviation="50"/>', 200)}${shapes(1, 'filter="url(#f)"')}`),
    ],
    ["a filter on many shapes", svg(`${filter("<feTurbulence/>", 1)}${shapes(200, 'filter="url(#f)"')}`)],
    [
      "a filter on all shapes",
      svg(`<style>rect { filter: url(#f) }</style>${filter("<feTurbulence/>", 1)}${shapes(200, "")}`),
    ],
    ["filters as functions", svg(shapes(200, 'style="filter: blur(50px)"'))],
    ["a slow step", svg(`${filter('<feTurbulence numOctaves="250"/>', 1)}${shapes(1, 'filter="url(#f)"')}`)],
    ["a large matrix", svg(`${filter('<feConvolveMatrix order="50"/>', 1)}${shapes(1, 'filter="url(#f)"')}`)],
    [
      "layers in layers",
      svg(`${'<g opacity="0.9">'.repeat(490)}${"</g>".repeat(490)}${"<g opacity='.5'><g/></g>".repeat(100)}`),
    ],
    ["elements deep in each other", svg(`${"<g>".repeat(5_000)}${"</g>".repeat(5_000)}`)],
    ["entities of entities", `<!DOCTYPE svg [<!ENTITY a "<g/>"><!ENTITY b "&a;&a;">]>${svg("&b;")}`],
    ["a drawing inside", svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ["a huge view box", svg(shapes(1, ""), 'viewBox="0 0 1e12 1e12"')],
    ["an endless view box", svg(shapes(1, ""), 'viewBox="0 0 1e999 1"')],
    ["escapes in styles", svg(`<style>rect{fill:\\75rl("#p")}</style>${shapes(1, "")}`)],
    ["half a million elements", svg("<g/>".repeat(500_000))],
  ])("%s", async (_, drawing) => {
    expect(svgCost(drawing)).toBeGreaterThan(MAX_SVG_COST);
    expect(await readFacts(new Blob([drawing]))).toEqual({ kind: "too-complex" });
  });
});

describe("a drawing as people have them", () => {
  it.each<[name: string, drawing: string]>([
    ["a few shapes", svg(shapes(3, ""), 'viewBox="0 0 100 160"')],
    [
      "an icon set, each used",
      svg(
        `${Array.from({ length: 300 }, (_, at) => `<symbol id="i${at}">${shapes(20, "")}</symbol><use href="#i${at}"/>`).join("")}`,
      ),
    ],
    [
      "Illustrator's entities and classes",
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${svg(`<style type="text/css"><![CDATA[ /* a */ .st0{fill:url(#g);} .st1{opacity:.4} ]]></style><linearGradient id="g">${"<stop/>".repeat(8)}</linearGradient>${shapes(5_000, 'class="st0 st1"')}`)}`,
    ],
    ["a drop shadow on ten shapes", svg(`${filter("<feOffset/>", 6)}${shapes(10, 'filter="url(#f)"')}`)],
    ["a photograph inside", svg(`<image href="data:image/png;base64,${"A".repeat(3_000_000)}"/>`)],
    ["a map of 20,000 paths", svg(`<path d="${"M1 2 3 4z".repeat(20)}"/>`.repeat(20_000))],
    ["parts that use themselves", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ["a path with a backslash in its label", svg('<g inkscape:label="C:\\logo (1)"/>')],
  ])("%s", (_, drawing) => expect(svgCost(drawing)).toBeLessThan(MAX_SVG_COST));

  it("as the product's own", () => {
    const root = join(import.meta.dirname, "../..");
    for (const path of globSync("{public,web}/**/*.svg", { cwd: root }))
      expect(svgCost(readFileSync(join(root, path), "utf8")), path).toBeLessThan(10_000);
  });
});

it.each([
  ["an unfinished tag", `<svg ${"a".repeat(3_000_000)}`],
  ["names without values", `<svg ${"a ".repeat(300_000)}>`],
  ["quotes", `<svg a='${'"'.repeat(3_000_000)}'>`],
  ["references that do not end", svg(`<rect style="${"url(#".repeat(500_000)}"/>`)],
  ["spaces in references", svg(`<rect style="url(${" ".repeat(3_000_000)}#a)"/>`)],
  ["filters that do not end", svg(`<rect style="${"filter:".repeat(100_000)}"/>`)],
  ["comments that do not end", svg(`<style>${"/*".repeat(300_000)}</style>`)],
  ["a style sheet without rules", svg(`<style>${"a".repeat(3_000_000)}</style>`)],
  ["nothing but <", "<svg>".padEnd(3_000_000, "<")],
])("is counted in one pass: %s", (_, drawing) => expect(svgCost(drawing)).toBeGreaterThanOrEqual(0), 30_000);
