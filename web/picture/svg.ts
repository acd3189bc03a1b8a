import type { Size } from "../../shared/machine/types.ts";
import { MEDIA_TYPES } from "./format.ts";
import { scaleSize } from "./placement.ts";
import {
  elementsIn,
  isIgnoredDeclaration,
  isPlainValue,
  parseXml,
  readDeclarations,
  readStyleRules,
  SAFE_PROPERTIES,
  type StyleRule,
  writeXml,
  type XmlElement,
} from "./svg-parser.ts";
import { MAX_SVG_WEIGHT, PIXELS_AT_MAX_WEIGHT, SHAPE_NAMES, weighSvg } from "./svg-weight.ts";

const MAX_LENGTH = 1_000_000;
const MAX_ELEMENTS = 5_000;
const MAX_STYLE = 4_000;
/** A larger view box would overload the browser. */
const MAX_UNITS = 1e9;

const LETTERED = new Set("text tspan a".split(/\s+/));
const ELEMENTS = new Set([
  ...SHAPE_NAMES,
  ...LETTERED,
  ...`svg g switch symbol defs use linearGradient radialGradient stop clipPath mask filter feFlood
    feColorMatrix feOffset feGaussianBlur feBlend feComposite feMerge feMergeNode`.split(/\s+/),
]);
/** Elements that draw nothing. */
const NOTES = new Set("title desc metadata style".split(/\s+/));

const ATTRIBUTES = new Set(
  `id x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points viewBox
  preserveAspectRatio offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 stdDeviation
  xml:space xml:lang lang`.split(/\s+/),
);
const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const DRAWN_NAMESPACE = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math)/;

interface Drawing {
  readonly root: XmlElement;
  readonly weight: number;
}

/** Returns undefined if the SVG has unlisted parts or is too heavy to draw. */
export async function toSafeSvg(file: Blob): Promise<Blob | undefined> {
  const drawing = await readSvg(file);
  return drawing && svgFile(drawing.root);
}

const svgFile = (root: XmlElement): Blob => new Blob([writeXml(root)], { type: MEDIA_TYPES.SVG });

async function readSvg(file: Blob): Promise<Drawing | undefined> {
  const text = file.size > MAX_LENGTH ? "" : await file.text();
  const document = parseXml(text, MAX_ELEMENTS);
  // Probably not UTF-8.
  if (!document || text.includes("\ufffd")) return undefined;
  const rules = readStyleRules(document);
  const root = rules && areDeclarable(document) ? readElement(document, rules) : undefined;
  if (root?.name !== "svg") return undefined;
  const attributes = new Map([["xmlns", SVG], ...root.attributes]);
  const weight = weighSvg(root);
  const isVast = viewBoxOf(root).some((side) => !(Math.abs(side) <= MAX_UNITS));
  return !isVast && weight <= MAX_SVG_WEIGHT ? { root: { ...root, attributes }, weight } : undefined;
}

function readElement(element: XmlElement, rules: readonly StyleRule[]): XmlElement | undefined {
  const { name } = element;
  if (!ELEMENTS.has(name)) return undefined;
  const attributes = new Map<string, string>();
  for (const [key, value] of element.attributes) {
    if (key === "xmlns" && value !== SVG) return undefined;
    if (key === "href" || key === "xlink:href") {
      if (name !== "a" && !/^#[\w.:-]+$/.test(value)) return undefined;
      if (name !== "a" && (key === "href" || !attributes.has("href"))) attributes.set("href", value);
    } else if (SAFE_PROPERTIES.has(key)) {
      if (!isPlainValue(value)) return undefined;
      attributes.set(key, value);
    } else if (ATTRIBUTES.has(key)) attributes.set(key, value);
    else if (!isIgnoredDeclaration(key, value) && key !== "xmlns" && !key.includes(":")) return undefined;
  }
  const own = readDeclarations(element.attributes.get("style") ?? "");
  if (!own) return undefined;
  const classes = (element.attributes.get("class") ?? "").split(/\s+/).map((given) => `.${given}`);
  const selectors = new Set([name, ...classes]);
  const sheet = rules
    .filter(({ selector }) => selectors.has(selector))
    .flatMap(({ declarations }) => declarations);
  const style = [...sheet, ...own].filter(([property, value]) => !isIgnoredDeclaration(property, value));
  if (!style.every(([property, value]) => SAFE_PROPERTIES.has(property) && isPlainValue(value)))
    return undefined;
  const css = style.map((declared) => declared.join(":")).join(";");
  if (css.length > MAX_STYLE) return undefined;
  if (css !== "") attributes.set("style", css);
  const children: (XmlElement | string)[] = [];
  for (const child of element.children) {
    if (typeof child === "string") {
      if (LETTERED.has(name)) children.push(child);
    } else if (child.name.startsWith("svg:")) return undefined;
    else if (!NOTES.has(child.name) && !child.name.includes(":")) {
      const read = readElement(child, rules);
      if (!read) return undefined;
      children.push(read);
    }
  }
  return { name, attributes, children };
}

/** Inkscape declares `xmlns:svg` without using it. */
const areDeclarable = (document: XmlElement): boolean =>
  [...elementsIn(document)]
    .flatMap(({ attributes }) => [...attributes])
    .every(
      ([key, namespace]) =>
        !key.startsWith("xmlns:") ||
        ((key === "xmlns:xlink") === (namespace === XLINK) &&
          (key === "xmlns:svg" || namespace !== SVG) &&
          !DRAWN_NAMESPACE.test(namespace)),
    );

const LONGER_SIDE = 3000;
const NEARLY = 1e-3;

/** Gives an SVG a size in pixels. Without proportions, it gets the frame's. */
export async function toSizedSvg(
  file: Blob,
  frame: Size,
): Promise<{ readonly file: Blob; readonly size: Size } | undefined> {
  const drawing = await readSvg(file);
  if (!drawing) return undefined;
  const { attributes } = drawing.root;
  const [width, height] = [lengthOf(attributes.get("width")), lengthOf(attributes.get("height"))];
  const [, , boxWidth, boxHeight] = viewBoxOf(drawing.root);
  const box = boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : undefined;
  const shape = width && height ? { width, height } : (box ?? frame);
  const most = (PIXELS_AT_MAX_WEIGHT * MAX_SVG_WEIGHT) / drawing.weight;
  const scale = Math.min(
    LONGER_SIDE / Math.max(shape.width, shape.height),
    Math.sqrt(most / (shape.width * shape.height)),
  );
  const size = scaleSize(shape, scale);
  const sized = new Map(attributes).set("width", `${size.width}`).set("height", `${size.height}`);
  if (!box) sized.set("viewBox", `0 0 ${shape.width} ${shape.height}`);
  const stretch = box ? (box.width * shape.height) / (box.height * shape.width) : 1;
  // Otherwise, rounding would leave clear edges.
  if (Math.abs(stretch - 1) < NEARLY) sized.set("preserveAspectRatio", "none");
  return { file: svgFile({ ...drawing.root, attributes: sized }), size };
}

const viewBoxOf = ({ attributes }: XmlElement): number[] =>
  (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);

const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function lengthOf(length = ""): number | undefined {
  const [, number, unit = ""] = /^([\d.]+)\s?([a-z%]*)$/i.exec(length.trim()) ?? [];
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}
