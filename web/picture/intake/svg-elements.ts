import { type Kind, Namespaces } from "./svg-names.ts";
import { embeddedPixels } from "./svg-picture.ts";
import { attributeLook, isProperty, type Look, PLAIN, sheetLooks, styleLook, together } from "./svg-style.ts";
import { partsOf, type Tag } from "./svg-tags.ts";

/** Bytes of the largest drawing that is opened. */
export const MAX_SVG_LENGTH = 1_000_000;
const MAX_ELEMENTS = 5_000;
/** How deep elements may lie in each other. */
export const MAX_DEPTH = 500;
/** A view box of more units than that is a trial of the browser. */
const MAX_UNITS = 1e9;
/** Pixels of all pictures in a drawing, which are in memory at once. */
const MAX_PIXELS = 50_000_000;

/** Characters of a tag, letters of a text, and pixels of a picture that cost 1 each time that they are drawn. */
const CHARACTERS = 64;
const LETTERS = 4;
const PIXELS = 10_000;
/** What a filter's step costs, which may go over the whole drawing. */
const FILTER_STEP = 5_000;
/** Numbers by which a filter's step takes longer, by attribute: how much longer for a value. */
const SLOWER: Readonly<Record<string, (value: number) => number>> = {
  numOctaves: (octaves) => octaves,
  order: (side) => side * side,
  radius: (pixels) => 1 + pixels / 8,
};
/** Attributes that say nothing to a browser that is drawn. */
const SILENT = /^(?:id|class|data-.*|aria-.*|role|name|title|lang|on.*)$/;
/** A reference to an element of the drawing; one with % or spaces may be another than it seems. */
const LOCAL = /^#([\w.:-]+)$/;

export interface Element {
  readonly kind: Kind;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What it costs itself, but for its look, and what that is in memory. */
  cost: number;
  readonly size: number;
  /** Of a picture that stands in the drawing. */
  readonly pixels: number;
  /** The id that its href refers to. */
  readonly href: string | undefined;
  /** By its attributes and its style; rules of style sheets come to it once all are read. */
  look: Look;
  readonly children: Element[];
}

const BARE: Element = {
  kind: "group",
  name: "",
  attributes: new Map(),
  cost: 1,
  size: 1,
  pixels: 0,
  href: undefined,
  look: PLAIN,
  children: [],
};

export interface Drawing {
  readonly root: Element;
  readonly byId: ReadonlyMap<string, Element>;
}

/** The elements of a drawing; undefined if it is too large, or anything in it is not known. */
export function readDrawing(svg: string): Drawing | undefined {
  if (svg.length > MAX_SVG_LENGTH) return undefined;
  const namespaces = new Namespaces();
  const root: Element = { ...BARE, children: [] };
  const open: Element[] = [root];
  const all: Element[] = [];
  const byId = new Map<string, Element>();
  const byClass = new Map<string, Look>();
  let css = "";
  for (const part of partsOf(svg)) {
    const parent = open.at(-1) ?? root;
    switch (part.kind) {
      case "unknown":
        return undefined;
      case "text":
        if (parent.kind === "style") css += part.text;
        else if (parent.kind === "text") parent.cost += part.text.trim().length / LETTERS;
        break;
      case "end": {
        if (open.length > 1) open.pop();
        if (parent.kind !== "style") break;
        const looks = sheetLooks(css);
        if (!looks) return undefined;
        for (const [name, look] of looks) byClass.set(name, together([byClass.get(name) ?? PLAIN, look]));
        css = "";
        break;
      }
      case "start": {
        const element = elementOf(part, namespaces);
        if (!element || parent.kind === "style") return undefined;
        if (all.push(element) > MAX_ELEMENTS || open.length > MAX_DEPTH) return undefined;
        parent.children.push(element);
        const id = element.attributes.get("id");
        if (id !== undefined && !byId.has(id)) byId.set(id, element);
        if (!part.isEmpty) open.push(element);
      }
    }
  }
  if (all.reduce((sum, { pixels }) => sum + pixels, 0) > MAX_PIXELS) return undefined;
  for (const element of all) {
    const classes = new Set(["", ...(element.attributes.get("class") ?? "").split(/[ \t\r\n\f]+/)]);
    element.look = together([element.look, ...[...classes].flatMap((name) => byClass.get(name) ?? [])]);
  }
  return { root, byId };
}

function elementOf(tag: Tag, namespaces: Namespaces): Element | undefined {
  const known = namespaces.read(tag, matters);
  if (!known) return undefined;
  const { kind, attributes } = known;
  if (kind === "foreign") return { ...BARE, kind, children: [] };
  const looks: Look[] = [];
  for (const [attribute, value] of attributes) {
    const look = lookOf(attribute, value);
    if (!look) return undefined;
    if (look !== PLAIN) looks.push(look);
  }
  const size = kind === "image" ? 1 : 1 + tag.length / CHARACTERS;
  let cost = size;
  if (kind === "filterStep") {
    cost += FILTER_STEP;
    for (const [attribute, slower] of Object.entries(SLOWER))
      cost *= Math.max(1, slower(largest(attributes.get(attribute) ?? "")));
  }
  const [, , ...units] = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (units.some((side) => !(side <= MAX_UNITS))) return undefined;
  let href: string | undefined;
  let pixels = 0;
  for (const value of [attributes.get("href"), attributes.get("xlink:href")]) {
    if (value === undefined || tag.name === "a" || value === "") continue;
    const [, id] = LOCAL.exec(value) ?? [];
    const embedded = kind === "image" ? embeddedPixels(value) : undefined;
    // Which of two is followed differs by the browser.
    if ((id === undefined && embedded === undefined) || (href !== undefined && id !== href)) return undefined;
    href = id;
    pixels = Math.max(pixels, embedded ?? 0);
  }
  cost += pixels / PIXELS;
  const look = together(looks);
  return { kind, name: tag.name, attributes, cost, size, pixels, href, look, children: [] };
}

const largest = (numbers: string): number =>
  Math.max(0, ...numbers.split(/[\s,]+/, 9).map((number) => Number.parseFloat(number) || 0));

const matters = (name: string): boolean =>
  name === "href" || name === "style" || name === "id" || name === "class" || isProperty(name);

/** What an attribute makes of an element's look; undefined if that is not known. */
function lookOf(name: string, value: string): Look | undefined {
  if (name === "style") return styleLook(value);
  if (name === "width" || name === "height") return PLAIN;
  if (isProperty(name)) return attributeLook(name, value);
  return SILENT.test(name) || !/\burl\s*\(|\bvar\s*\(|\\/i.test(value) ? PLAIN : undefined;
}
