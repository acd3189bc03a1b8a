import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inspectFile } from "../../web/picture/facts.ts";
import { toSafeSvg, toSizedSvg } from "../../web/picture/svg.ts";
import { anyPng } from "../support/any-png.ts";
import { HIDDEN } from "../support/hidden-svgs.ts";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** Rows of a table: the name and the drawing of what is in each. */
const insides = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([name, inside]): [string, string] => [name, svg(inside)]);

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

/** It is refused with a sentence before anything is drawn. */
async function refused(drawing: string): Promise<void> {
  expect(await inspectFile(new Blob([drawing]))).toEqual({ kind: "tooComplex" });
}

/** The browser may be given it. */
const taken = async (drawing: string) =>
  expect(await inspectFile(new Blob([drawing]))).toEqual({ kind: "other", format: "SVG" });

const dashed = (attributes: string) => `<path stroke="#000" stroke-dasharray=".01" ${attributes}/>`;
const references = (count: number) => Array.from({ length: count }, (_, at) => `fill:url(#a${at})`).join(";");
const PNG = Buffer.from(anyPng({ width: 4, height: 3, depth: 8, colourType: 2, sample: () => 0 })).toString(
  "base64",
);

describe("a drawing whose cost is hidden", () => {
  it.each(HIDDEN)("$name", ({ drawing }) => refused(drawing));
});

describe("a drawing of too many parts", () => {
  const use = (level: number) => `<use href="#a${level}"/>`;
  const masks = Array.from(
    { length: 9 },
    (_, level) => `<mask id="m${level}">${shapes(10, `mask="url(#m${level - 1})"`)}</mask>`,
  ).join("");
  const layers = `${'<g opacity="0.9">'.repeat(490)}${"</g>".repeat(490)}`;
  it.each([
    ["entities of entities", `<!DOCTYPE svg [<!ENTITY a "<g/>"><!ENTITY b "&a;&a;">]>${svg("&b;")}`],
    ["a huge view box", svg(shapes(1, ""), 'viewBox="0 0 1e12 1e12"')],
    ["an endless view box", svg(shapes(1, ""), 'viewBox="0 0 1e999 1"')],
    [
      "nested use of ids with a program's notes on them",
      svg(
        nested(9, use).replaceAll('"><use', '" serif:id="none"><use'),
        'xmlns:serif="http://www.serif.com/"',
      ),
    ],
    ...insides({
      "nested use": nested(9, use),
      "nested use in definitions": `<defs>${nested(9, (l) => `<use xlink:href='#a${l}'/>`)}</defs>${use(8)}`,
      "nested use with characters by number": nested(9, (level) => `<use href="&#x23;&#97;${level}"/>`),
      "nested masks": masks + shapes(1, 'style="mask:url(#m8)"'),
      "a filter of many steps":
        filter('<feGaussianBlur stdDeviation="50"/>', 200) + shapes(1, 'filter="url(#f)"'),
      "filters as functions": shapes(200, 'style="filter: blur(50px)"'),
      "layers in layers": layers + "<g opacity='.5'><g/></g>".repeat(100),
      "elements deep in each other": "<g>".repeat(5_000) + "</g>".repeat(5_000),
      "nested use that is never drawn": `<defs>${nested(9, use)}</defs>${shapes(1, "")}`,
      "blends in a style sheet": `<style>.a{mix-blend-mode:multiply}</style>${shapes(300, 'class="a"')}`,
      "clip paths that browsers draw as masks": `<clipPath id="c"><text>A</text></clipPath>${shapes(300, 'clip-path="url(#c)"')}`,
      "dashes by a length that is said": dashed('pathLength="1e9" d="M0 0h9"'),
      "dashes on thin ellipses": dashed('d="M0 0A.001 1 0 0 0 1000 0"'),
      "dashes on smooth curves": dashed(`d="M0 0Q1e5 0 0 0${"T0 0".repeat(100)}"`),
      "dashes in pixels of the screen": dashed('vector-effect="non-scaling-stroke" d="M0 0h9"'),
      "dashes that are inherited":
        '<g stroke-dasharray=".001"><use href="#a"/></g><defs><circle id="a" r="5000"/></defs>',
      "dashed text": '<text stroke-dasharray=".1">A</text>',
      "parts that use themselves": '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
      "many references in one class": `<style>.a{${references(300)}}</style>${shapes(9, 'class="a"')}`,
      "more than 5,000 elements": shapes(5_000, ""),
      "more than 1 MB": `<desc>${"a".repeat(1_000_000)}</desc>`,
    }),
  ])("%s", (_, drawing) => refused(drawing));
});

describe("a drawing with something that is not known", () => {
  const attlist = '<!DOCTYPE svg [<!ATTLIST rect fill CDATA "red">]>';
  it.each([
    ["a document type with declarations", attlist + svg("<rect/>")],
    ["a style sheet by instruction", `<?xml-stylesheet href="data:text/css,rect{}"?>${svg("")}`],
    ["an element that does not end", "<svg><g></svg>"],
    ...insides({
      "an entity that is not declared": "<text>&nbsp;</text>",
      "an element": "<blink/>",
      "an animation": '<set attributeName="href" to="#b"/>',
      "a picture": `<image href="data:image/png;base64,${PNG}"/>`,
      "a drawing inside": '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
      "a marker": '<marker id="m"><path/></marker><path marker-end="url(#m)" d="M0 0h9"/>',
      "a pattern": '<pattern id="p"/><rect fill="url(#p)"/>',
      "a slow step": '<filter id="f"><feTurbulence/></filter><rect filter="url(#f)"/>',
      "a script": "<script>alert(1)</script>",
      "escapes in styles": '<style>rect{fill:\\75rl("#p")}</style><rect/>',
      "an element of a web page": '<h:style xmlns:h="http://www.w3.org/1999/xhtml">rect{}</h:style>',
      "another namespace": '<g xmlns="http://www.w3.org/1999/xhtml"><style/></g>',
      "elements under a prefix": '<s:rect xmlns:s="http://www.w3.org/2000/svg"/>',
      "XLink under another prefix": '<use l:href="#a" xmlns:l="http://www.w3.org/1999/xlink"/>',
      "an attribute twice": '<rect fill="red" fill="none"/>',
      "a reference in escapes": '<use href="#%61"/>',
      "a reference with spaces": '<use href=" #a"/>',
      "a reference to another file": '<use href="other.svg#a"/>',
      "an attribute that changes how it is drawn": '<text textLength="9">A</text>',
      "a property": '<rect style="backdrop-filter:blur(9px)"/>',
      "a property by its old name": '<rect style="-webkit-filter:url(#f)"/>',
      "a custom property": '<rect style="--a:red"/>',
      "a property by a variable": '<rect fill="var(--a, url(#p))"/>',
      "a filter that is a function": '<rect filter="blur(5px)"/>',
      "a filter that is inherited": '<rect filter="inherit"/>',
      "two filters": '<rect filter="url(#a) url(#b)"/>',
      "a mask that is a gradient": '<rect style="mask:linear-gradient(red,blue)"/>',
      "url() where it is not counted": '<text style="shape-inside:url(#a)"/>',
      "dashes in parts of the drawing": '<rect stroke-dasharray="1%"/>',
      "an at-rule": "<style>@media print{rect{fill:red}}</style>",
      "an import": '<style>@import "data:text/css,rect{}";</style>',
      "nested rules": "<style>g{rect{fill:red}}</style>",
      "a rule without an end": "<style>rect{fill:red</style>",
      "elements in a style sheet": "<style>rect<g/>{}</style>",
    }),
  ])("%s", (_, drawing) => refused(drawing));
});

describe("a drawing as people have them", () => {
  const icons = Array.from(
    { length: 150 },
    (_, at) => `<symbol id="i${at}">${shapes(20, "")}</symbol><use href="#i${at}"/>`,
  );
  it.each<[name: string, drawing: string]>([
    ["a few shapes", svg(shapes(3, ""), 'viewBox="0 0 100 160"')],
    ["an icon set, each used", svg(icons.join(""))],
    [
      "Illustrator's",
      `<?xml version="1.0" encoding="UTF-8"?><!-- Generator: Adobe Illustrator -->
<svg id="Layer_1" data-name="Logo (1)" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" viewBox="0 0 300 300" style="enable-background:new 0 0 300 300;" xml:space="preserve">
  <defs><style type="text/css"><![CDATA[
    /* Don't edit */ .st0, .cls-2 { fill: url(#linear-gradient); } .st1{opacity:.4;mix-blend-mode:multiply;isolation:isolate;}
    .st2{clip-path:url(#SVGID_2_);font-family:'MyriadPro-Regular', "Myriad Pro";stroke-dasharray:4.03,2;stroke:#000}
  ]]></style>
  <linearGradient id="linear-gradient" x1="0" gradientTransform="translate(0 9) scale(1 -1)" gradientUnits="userSpaceOnUse">${'<stop offset="0" stop-color="#fff"/>'.repeat(8)}</linearGradient>
  <rect id="SVGID_1_" width="9" height="9"/><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath></defs>
  <g class="st1"><g class="st2"><text transform="matrix(1 0 0 1 9 9)">Caf&#xE9; &amp; more</text></g></g>
  ${'<path class="st0" d="M189.5,36.8c0.2,2.8,0,5.1-0.6,6.8L153,162z"/>'.repeat(900)}
  ${'<circle class="st1" r="4"/>'.repeat(40)}${'<path style="stroke-dasharray:4 2;stroke:red" d="M0,0c9,9 400,20 400,400"/>'.repeat(10)}
</svg>`.replace('<g class="st2"><text', '<g clip-path="url(#SVGID_2_)"><text'),
    ],
    [
      "Inkscape's",
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.3" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid id="grid1" units="mm"/></sodipodi:namedview>
  <defs id="defs2"><inkscape:path-effect effect="spiro" id="path-effect9"/>
    <linearGradient inkscape:collect="always" xlink:href="#linearGradient12" id="linearGradient14" gradientTransform="matrix(1,0,0,1,-3,2)"/>
    <linearGradient id="linearGradient12"><stop style="stop-color:#000000;stop-opacity:1;" offset="0" id="stop1"/></linearGradient></defs>
  <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="C:logo (1)" inkscape:groupmode="layer" id="layer1">
    <path style="color:#000000;fill:url(#linearGradient14);fill-rule:evenodd;stroke:#1a1a1a;stroke-width:0.5;stroke-linejoin:round;stroke-dasharray:1.5, 3;marker:none;-inkscape-stroke:none;mix-blend-mode:normal;isolation:auto;filter:none;opacity:1" d="m 20,30 c 5,6 7,8 90,10" id="path1" sodipodi:nodetypes="cc" inkscape:original-d="m 20,30"/>
    <text xml:space="preserve" style="font-size:10.5833px;line-height:1.25;font-family:'Open Sans';-inkscape-font-specification:'Open Sans, Normal';stroke-dasharray:none" id="text1"><tspan sodipodi:role="line" x="9" y="9" id="tspan1">Café</tspan></text>
  </g>
</svg>`,
    ],
    [
      "Affinity's",
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="100%" height="100%" viewBox="0 0 44 44" version="1.1" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g id="Logo1" serif:id="Logo 1" transform="matrix(1,0,0,1,-2,0)"><path d="M0,0L9,9" style="fill:rgb(35,20,12);"/></g></svg>`,
    ],
    ["a drop shadow on ten shapes", svg(`${filter("<feOffset/>", 6)}${shapes(10, 'filter="url(#f)"')}`)],
    ["a map of 4,000 paths", svg(`<path d="${"M1 2 3 4z".repeat(20)}"/>`.repeat(4_000))],
    ["a see-through drawing of many shapes", svg(shapes(4_000, 'fill="red" opacity=".5"'))],
  ])("%s", (_, drawing) => taken(drawing));

  it("as the product's own", async () => {
    const root = join(import.meta.dirname, "../..");
    for (const path of globSync("{public,web}/**/*.svg", { cwd: root }))
      expect(await toSafeSvg(new Blob([readFileSync(join(root, path))])), path).toBeDefined();
  });
});

const classes = shapes(4_900, 'class="a"');
it.each([
  ["an unfinished tag", `<svg ${"a".repeat(900_000)}`],
  ["names without values", `<svg ${"a ".repeat(300_000)}>`],
  ["attributes", `<svg ${Array.from({ length: 90_000 }, (_, at) => ` a${at}=""`).join("")}/>`],
  ["references that do not end", svg(`<rect style="${"url(#".repeat(190_000)}"/>`)],
  ["spaces in tags", `<svg${" ".repeat(900_000)}a${" ".repeat(90_000)}>`],
  ["functions that do not end", svg(`<rect style="fill:${"rgb(".repeat(200_000)}"/>`)],
  ["declarations", svg(`<rect style="${"fill:url(#a);".repeat(70_000)}"/>`)],
  ["comments that do not end", svg(`<style>${"/* ".repeat(300_000)}</style>`)],
  ["a long width", `<svg xmlns="http://www.w3.org/2000/svg" width="1${" ".repeat(900_000)}!"/>`],
  ["nothing but <", "<svg>".padEnd(900_000, "<")],
  ...insides({
    "nothing but &": "&".repeat(900_000),
    "a large style on every element": `<style>.a{${"fill:red;".repeat(3_000)}}</style>${classes}`,
    "many rules and many classes": `<style>${".a{}".repeat(90_000)}</style>${classes}`,
    "a style sheet without rules": `<style>${"a".repeat(900_000)}</style>`,
    "rules of one class": `<style>${".a{fill:url(#a)}".repeat(60_000)}</style>`,
    "a path of numbers": `<path stroke-dasharray="9" d="M${"1".repeat(400_000)} ${"1 ".repeat(200_000)}"/>`,
  }),
])(
  "is read in one pass: %s",
  async (_, drawing) => {
    expect(drawing.length).toBeLessThan(1_000_000);
    const begun = performance.now();
    await toSizedSvg(new Blob([drawing]), { width: 3, height: 4 });
    expect(performance.now() - begun).toBeLessThan(10_000);
  },
  30_000,
);

it.each([
  ["fills its size whole, whatever is rounded", 'viewBox="0 0 460 485"', "none"],
  ["fills the frame without proportions of its own", "", "none"],
  ["keeps its proportions in a size of others", 'width="300" height="100" viewBox="0 0 460 485"', null],
])("a drawing %s", async (_, attributes, aspect) => {
  const { file } = (await toSizedSvg(new Blob([svg("", attributes)]), { width: 302, height: 485 })) ?? {};
  const [, found = null] = /preserveAspectRatio="(.*?)"/.exec((await file?.text()) ?? "") ?? [];
  expect(found).toBe(aspect);
});
