import {
  elementsIn,
  INERT_VALUE_PATTERN,
  REFERENCE_PATTERN,
  readDeclarations,
  SAFE_PROPERTIES,
  type StyleDeclaration,
  type XmlElement,
} from "./svg-parser.ts";

/* `use`, masks, clips and filters can draw elements repeatedly. A weight of 1 is a shape that covers the picture. */

export const SHAPE_NAMES = new Set("path rect circle ellipse line polyline polygon".split(" "));
/** Drawing this weight takes two seconds at PIXELS_AT_MAX_WEIGHT. */
export const MAX_SVG_WEIGHT = 15_000;
export const PIXELS_AT_MAX_WEIGHT = 240_000;

const STROKE = 3;
const GRADIENT = 10;
/** An offscreen layer, or a filter step. */
const LAYER = 70;
const BLUR = 2_500;
/** Characters as heavy as one shape. */
const CHARACTERS = 100;
/** The same for a quadratic term. */
const CROWDED_CHARACTERS = 4_000;
const DASHES = 100;
const MAX_DEPTH = 200;

/** Stops above MAX_SVG_WEIGHT. Returns Infinity if the weight can't be determined. */
export function weighSvg(root: XmlElement): number {
  const all = [...elementsIn(root)];
  const targets = new Map<string, XmlElement>(
    all.map((element) => [`#${element.attributes.get("id")}`, element] as const).reverse(),
  );
  const groups = all.filter(({ name }) => !SHAPE_NAMES.has(name)).flatMap(propertiesOf);
  const areStroked = groups.some(isStroke);
  const paint = groups.some(isGradient) ? GRADIENT : 1;
  let weight = 0;
  const visit = (element: XmlElement | undefined, depth: number): void => {
    if (!element || weight > MAX_SVG_WEIGHT) return;
    const { name, attributes, children } = element;
    const isShape = SHAPE_NAMES.has(name);
    const properties = propertiesOf(element);
    const isStroked = areStroked || properties.some(isStroke);
    const outline = attributes.get("d") ?? attributes.get("points") ?? "";
    weight += name === "feGaussianBlur" ? BLUR : name.startsWith("fe") ? LAYER : paint;
    const characters = outline.length * (isStroked ? 1 + STROKE : 1);
    weight += characters / CHARACTERS + (characters / CROWDED_CHARACTERS) ** 2 + (isStroked ? STROKE : 0);
    if (properties.some(isBlended) || (!(isShape && !isStroked) && properties.some(isSeeThrough)))
      weight += LAYER;
    if (depth > MAX_DEPTH) weight = Number.POSITIVE_INFINITY;
    visit(targets.get(attributes.get("href") ?? ""), depth + 1);
    for (const [property, value] of properties.filter(([, value]) => !INERT_VALUE_PATTERN.test(value))) {
      const target = targets.get(`#${REFERENCE_PATTERN.exec(value)?.[2]}`);
      if (isGradient([property, value])) weight += GRADIENT;
      else if (property === "stroke-dasharray")
        weight += isShape ? countDashes(element, value) / DASHES : Number.POSITIVE_INFINITY;
      else if (EFFECT.test(property)) {
        weight += !REFERENCE_PATTERN.test(value)
          ? Number.POSITIVE_INFINITY
          : isOutline(target)
            ? GRADIENT
            : LAYER;
        visit(target, depth + 1);
      }
    }
    for (const child of children)
      if (typeof child === "string") weight += child.length * paint;
      else visit(child, depth + 1);
  };
  visit(root, 0);
  return weight;
}

const propertiesOf = ({ attributes }: XmlElement): readonly StyleDeclaration[] => [
  ...[...attributes].filter(([key]) => SAFE_PROPERTIES.has(key)),
  ...(readDeclarations(attributes.get("style") ?? "") ?? []),
];
const isGradient = ([property, value]: StyleDeclaration): boolean =>
  /^(?:fill|stroke)$/.test(property) && REFERENCE_PATTERN.test(value);
const isStroke = ([property, value]: StyleDeclaration): boolean =>
  property === "stroke" && !INERT_VALUE_PATTERN.test(value);
const isBlended = ([property, value]: StyleDeclaration): boolean =>
  /^(?:mix-blend-mode|isolation)$/.test(property) && !INERT_VALUE_PATTERN.test(value);
const isSeeThrough = ([property, value]: StyleDeclaration): boolean =>
  property === "opacity" && !/^(?:1(?:\.0*)?|100%)$/.test(value);
const EFFECT = /^(?:clip-path|mask|filter)$/;

/** Clipping to a single shape needs no layer. */
function isOutline(target: XmlElement | undefined): boolean {
  const [child, ...more] = target?.name === "clipPath" ? target.children : [];
  return typeof child === "object" && SHAPE_NAMES.has(child.name) && more.length === 0;
}

const NOT_GEOMETRY = new Set([...SAFE_PROPERTIES, "id", "style", "xml:space", "xml:lang", "lang"]);
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Returns an upper bound, or Infinity if there is none. */
function countDashes({ attributes }: XmlElement, dashes: string): number {
  const lengths = dashes.split(/[\s,]+/).map((length) => Number(length.replace(/px$/, "")));
  const period = lengths.reduce((sum, length) => sum + length, 0);
  const geometry = [...attributes].filter(([key]) => !NOT_GEOMETRY.has(key)).map(([, value]) => value);
  // Arcs and smooth curves can be longer than their numbers suggest.
  if (
    !lengths.every((length) => length >= 0) ||
    geometry.some((value) => /[%at]|mm|cm|in|p[xc]|em|ex/i.test(value))
  )
    return Number.POSITIVE_INFINITY;
  const numbers = geometry.join(" ").match(NUMBER) ?? [];
  const reach = numbers.reduce((sum, number) => sum + Math.abs(Number(number)), 0);
  // At its longest, the outline is a circle of radius `reach`.
  return period === 0 ? 0 : ((2 * Math.PI * reach) / period) * lengths.length;
}
