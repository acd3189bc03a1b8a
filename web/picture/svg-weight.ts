import { type Declaration, NOTHING, PROPERTIES, REFERENCE, readDeclarations } from "./svg-style.ts";
import { descendants, type XmlElement } from "./xml.ts";

/*
 * What is taken could still stop a page, since elements can repeat others. Each is taken to cover all of the drawing:
 * what that takes is known from measurements, in shapes that are filled with one colour.
 */

export const SHAPES = new Set("path rect circle ellipse line polyline polygon".split(/\s+/));
/** The weight of the largest drawing, and the pixels at which it is drawn in two seconds. */
export const MAX_WEIGHT = 8_000;
export const PIXELS_AT_MAX = 1_000_000;

/** Filled with a gradient, or cut by one outline. */
const GRADIENT = 4;
/** A picture of its own that is laid over the rest, and a filter's step, which takes as long. */
const LAYER = 60;
/** Characters of an outline that weigh as much as a shape. */
const FILLED_CHARACTERS = 250;
const STROKED_CHARACTERS = 25;
const DASHES = 100;
const MAX_CHAIN = 200;

/** Returns what an element draws with all that it refers to; Infinity if that is endless. */
export function weigh(root: XmlElement): number {
  const all = [...descendants(root)];
  const byId = new Map(all.map((element) => [element.attributes.get("id"), element] as const).reverse());
  const groups = all.filter(({ name }) => !SHAPES.has(name)).flatMap(propertiesOf);
  // Both are inherited, through references too.
  const areStroked = groups.some(isStroke);
  const paints = groups.some(([property, value]) => isPaint(property) && REFERENCE.test(value))
    ? GRADIENT
    : 1;
  const weights = new Map<XmlElement, number>();

  const weightOf = (element: XmlElement, chain: number): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (chain > MAX_CHAIN) return Number.POSITIVE_INFINITY;
    weights.set(element, Number.POSITIVE_INFINITY);
    const { name, attributes, children } = element;
    const isShape = SHAPES.has(name);
    const properties = propertiesOf(element);
    const isStroked = areStroked || properties.some(isStroke);
    const weightAt = (id: string | undefined): number => {
      const target = id === undefined ? undefined : byId.get(id);
      return target ? weightOf(target, chain + 1) : 0;
    };
    const outline = attributes.get("d") ?? attributes.get("points") ?? "";
    let weight = name.startsWith("fe") ? LAYER : paints;
    weight += outline.length / (isStroked ? STROKED_CHARACTERS : FILLED_CHARACTERS);
    weight += weightAt(attributes.get("href")?.slice(1));
    for (const [property, value] of properties.filter(([, value]) => !NOTHING.test(value))) {
      const id = REFERENCE.exec(value)?.[2];
      if (id !== undefined && isPaint(property)) weight += GRADIENT;
      else weight += weightAt(id);
      if (property === "stroke-dasharray")
        weight += isShape ? dashesOf(element, value) / DASHES : Number.POSITIVE_INFINITY;
      else if (EFFECT.test(property))
        weight += id === undefined ? Number.POSITIVE_INFINITY : isOutline(byId.get(id)) ? GRADIENT : LAYER;
    }
    // Browsers put the opacity of a shape into its one colour.
    if (properties.some(isBlended) || (!(isShape && !isStroked) && properties.some(isSeeThrough)))
      weight += LAYER;
    for (const child of children)
      weight += typeof child === "string" ? child.length * paints : weightOf(child, chain + 1);
    weights.set(element, weight);
    return weight;
  };
  return weightOf(root, 0);
}

/** Returns every value that may apply; the browser decides which of a property's wins. */
const propertiesOf = ({ attributes }: XmlElement): readonly Declaration[] => [
  ...[...attributes].filter(([key]) => PROPERTIES.has(key)),
  ...(readDeclarations(attributes.get("style") ?? "") ?? []),
];
const isPaint = (property: string): boolean => property === "fill" || property === "stroke";
const isStroke = ([property, value]: Declaration): boolean => property === "stroke" && !NOTHING.test(value);
const isBlended = ([property, value]: Declaration): boolean =>
  /^(?:mix-blend-mode|isolation)$/.test(property) && !NOTHING.test(value);
const isSeeThrough = ([property, value]: Declaration): boolean =>
  property === "opacity" && !/^(?:1(?:\.0*)?|100%)$/.test(value);
const EFFECT = /^(?:clip-path|mask|filter)$/;

/** Whether it is a clip path of one outline, by which browsers cut without a layer. */
function isOutline(target: XmlElement | undefined): boolean {
  const [child, ...more] = target?.name === "clipPath" ? target.children : [];
  return typeof child === "object" && SHAPES.has(child.name) && more.length === 0;
}

const NOT_GEOMETRY = new Set([...PROPERTIES, "id", "style", "xml:space", "xml:lang", "lang"]);
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Returns how many dashes an outline has at the most; Infinity if its numbers do not tell. */
function dashesOf({ attributes }: XmlElement, dashes: string): number {
  const lengths = dashes.split(/[\s,]+/).map((length) => Number(length.replace(/px$/, "")));
  const period = lengths.reduce((sum, length) => sum + length, 0);
  const geometry = [...attributes].filter(([key]) => !NOT_GEOMETRY.has(key)).map(([, value]) => value);
  // Arcs and smooth curves can be longer than their numbers, units more than they say.
  if (
    !lengths.every((length) => length >= 0) ||
    geometry.some((value) => /[%at]|mm|cm|in|p[xc]|em|ex/i.test(value))
  )
    return Number.POSITIVE_INFINITY;
  const numbers = geometry.join(" ").match(NUMBER) ?? [];
  const reach = numbers.reduce((sum, number) => sum + Math.abs(Number(number)), 0);
  // There and back, around a circle at the most.
  return period === 0 ? 0 : ((2 * Math.PI * reach) / period) * lengths.length;
}
