import { partsOf, type Tag } from "./svg-tags.ts";

/*
 * What a browser would draw of an SVG, counted before it draws anything: a file of 2 kB can repeat its parts until a
 * page stands still for minutes.
 */

/** Cost over which a drawing is not opened: so many shapes, which browsers draw in some seconds. */
export const MAX_SVG_COST = 500_000;
/** Bytes of the largest drawing whose parts are counted. */
export const MAX_SVG_LENGTH = 20_000_000;

/** Characters of a shape that cost as much as a small shape does. */
const CHARACTERS = 64;
/** A picture of its own that is laid over the rest, and one of a filter's steps over it. */
const LAYER = 1_000;
const FILTER_STEP = 5_000;
/** How deep elements may lie in each other. */
const MAX_DEPTH = 500;
/** A view box of more units than that is a trial of the browser. */
const MAX_UNITS = 1e9;

/** Elements that are drawn only where another refers to them. */
const UNDRAWN = new Set([
  "defs",
  "symbol",
  "pattern",
  "mask",
  "clipPath",
  "marker",
  "filter",
  "linearGradient",
  "radialGradient",
]);
/** Numbers by which a filter's step takes longer, by attribute: how much longer for a value. */
const SLOWER: Readonly<Record<string, (value: number) => number>> = {
  numOctaves: (octaves) => octaves,
  order: (side) => side * side,
  radius: (pixels) => 1 + pixels / 8,
};

interface Element {
  readonly cost: number;
  /** Ids of what is drawn again for it. */
  readonly refers: readonly string[];
  readonly classes: readonly string[];
  readonly isDrawn: boolean;
  readonly children: Element[];
}

/** How many small shapes a drawing is to draw, about; Infinity where that can't be told. */
export function svgCost(svg: string): number {
  const root: Element = { cost: 0, refers: [], classes: [], isDrawn: true, children: [] };
  const open: Element[] = [root];
  const byId = new Map<string, Element>();
  let css = "";
  let isStyle = false;
  let count = 0;
  for (const part of partsOf(svg)) {
    if (part.kind === "doctype") {
      // An entity that holds elements, or others, is a drawing that stands nowhere.
      const entities = part.text.split("<!ENTITY").slice(1);
      if (entities.some((entity) => /&|<(?!!)/.test(entity))) return Number.POSITIVE_INFINITY;
    } else if (part.kind === "text") {
      if (isStyle) css += part.text;
    } else if (part.kind === "end") {
      if (open.length > 1) open.pop();
      isStyle = false;
    } else {
      if (++count > MAX_SVG_COST) return Number.POSITIVE_INFINITY;
      const element = elementOf(part);
      open.at(-1)?.children.push(element);
      const id = part.attributes.get("id");
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
      if (part.isEmpty) continue;
      open.push(element);
      isStyle = part.name === "style";
      if (open.length > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    }
  }
  const byClass = stylesOf(css);
  return byClass ? costOf(root, byId, byClass) : Number.POSITIVE_INFINITY;
}

function elementOf({ name, attributes, length, isEmpty }: Tag): Element {
  let cost = 1 + length / CHARACTERS;
  if (name.startsWith("fe")) {
    cost += FILTER_STEP;
    for (const [attribute, slower] of Object.entries(SLOWER))
      cost *= Math.max(1, slower(Number.parseFloat(attributes.get(attribute) ?? "") || 0));
  }
  if (attributes.has("mask") || (attributes.has("opacity") && !isEmpty)) cost += LAYER;
  const [, , ...units] = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (units.some((side) => !(side <= MAX_UNITS))) cost = Number.POSITIVE_INFINITY;
  const refers: string[] = [];
  for (const [attribute, value] of attributes) {
    if (attribute !== "href") {
      if (!REFERRING.test(attribute)) continue;
      cost += filterFunctions(attribute === "filter" ? `filter:${value}` : value);
      refers.push(...idsOf(value));
      if (hidesIds(value)) cost = Number.POSITIVE_INFINITY;
    } else if (value.startsWith("#")) refers.push(value.slice(1));
    // A drawing in the drawing is not looked into.
    else if (/^\s*data:\s*image\/svg/i.test(value)) cost = Number.POSITIVE_INFINITY;
  }
  const classes = (attributes.get("class") ?? "").split(/\s+/).filter(Boolean);
  return { cost, refers, classes, isDrawn: !UNDRAWN.has(name), children: [] };
}

/** The ids of a value's url(#id). */
const idsOf = (value: string): string[] =>
  [...value.matchAll(/url\(\s{0,9}["']?#([^"')\s]{1,200})/gi)].map(([, id = ""]) => id);

/** Attributes that may say url(#id). */
const REFERRING = /^(style|fill|stroke|filter|mask|clip-path|marker.*)$/;

/** Whether escapes may hide a reference from us and not from the browser. */
const hidesIds = (css: string): boolean => css.includes("\\") && css.includes("(");

/** What filters that are functions, as blur(5px), cost. */
const filterFunctions = (css: string): number =>
  [...css.matchAll(/filter\s{0,9}:[^;}]{0,200}?[a-z]\((?!["']?#)/gi)].length * FILTER_STEP;

/** What a rule of a style sheet adds to an element. */
interface Style {
  readonly refers: readonly string[];
  readonly cost: number;
}

/** What style sheets add to elements, by class; under "" what any may get; undefined where that can't be told. */
function stylesOf(css: string): ReadonlyMap<string, Style> | undefined {
  if (hidesIds(css)) return undefined;
  const byClass = new Map<string, Style>();
  const uncommented = css.split("*/").map((part) => part.split("/*", 1)[0] ?? "");
  for (const rule of uncommented.join(" ").split("}")) {
    const parts = rule.split("{");
    const body = parts.at(-1) ?? "";
    const refers = idsOf(body);
    const cost = filterFunctions(body);
    if (refers.length === 0 && cost === 0) continue;
    for (const selector of (parts.at(-2) ?? "").split(",")) {
      const [, name = ""] = /^\.([\w-]+)$/.exec(selector.trim()) ?? [];
      const known = byClass.get(name) ?? { refers: [], cost: 0 };
      byClass.set(name, { refers: [...known.refers, ...refers], cost: known.cost + cost });
    }
  }
  return byClass;
}

function costOf(
  root: Element,
  byId: ReadonlyMap<string, Element>,
  byClass: ReadonlyMap<string, Style>,
): number {
  const known = new Map<Element, number>();
  const visit = (element: Element, depth: number): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (depth > 4 * MAX_DEPTH) return Number.POSITIVE_INFINITY;
    // What refers to itself is not drawn.
    known.set(element, 0);
    const styles = ["", ...element.classes].flatMap((name) => byClass.get(name) ?? []);
    const targets = [...element.refers, ...styles.flatMap(({ refers }) => refers)].flatMap(
      (id) => byId.get(id) ?? [],
    );
    const children = element.children.filter(({ isDrawn }) => isDrawn || !element.isDrawn);
    const cost = [...targets, ...children].reduce(
      (sum, part) => sum + visit(part, depth + 1),
      styles.reduce((sum, style) => sum + style.cost, element.cost),
    );
    known.set(element, cost);
    return cost;
  };
  return visit(root, 0);
}
