import { type Drawing, type Element, MAX_DEPTH, readDrawing } from "./svg-elements.ts";
import { outlineLength } from "./svg-outline.ts";
import { inheritedOf, type Look, PLAIN, together } from "./svg-style.ts";

/*
 * What a browser would draw of an SVG, counted before it draws anything: a file of 2 kB can repeat its parts until a
 * page stands still for minutes. What is not known here can't be counted, and costs more than any drawing may.
 */

/** Cost over which a drawing is not opened: what browsers draw in some seconds, if each shape fills all of it. */
export const MAX_SVG_COST = 500_000;

const SHAPE = 50;
/** Characters of an outline that is stroked, and dashes of it, that cost 1. */
const STROKED_CHARACTERS = 0.2;
const DASHES = 1;
/** A gradient's steps are worked out once, and then looked up. */
const GRADIENT = 0.1;
/** A picture of its own that is laid over the rest; how many may be in memory at once. */
const LAYER = 2_500;
const MAX_LAYERS = 12;
/** Children of a clip path up to which browsers cut along outlines; by more, or others than shapes, through a mask. */
const MAX_OUTLINES = 20;
const MASK_LAYERS = 3;
/** A copy that `use` makes of an element, by the memory that it takes. */
const COPY = 10;

/** What a drawing costs, in parts of a shape; Infinity where that can't be told. */
export function svgCost(svg: string): number {
  const drawing = readDrawing(svg);
  return drawing ? costOf(drawing) : Number.POSITIVE_INFINITY;
}

/** What an element makes a browser do, with all that is in it and that it refers to. */
interface Sum {
  readonly drawn: number;
  /** Elements that are made, which take memory whether they are drawn or not. */
  readonly made: number;
  readonly depth: number;
  readonly layers: number;
}
const ENDLESS: Sum = {
  drawn: Number.POSITIVE_INFINITY,
  made: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
  layers: Number.POSITIVE_INFINITY,
};

function costOf({ root, byId }: Drawing): number {
  const looks = inheritedLooks(root);
  const sums = new Map<Element, Sum>();
  const sumOf = (element: Element): Sum => {
    const known = sums.get(element);
    if (known) return known;
    // What refers to itself is broken up by each browser in its own way.
    sums.set(element, ENDLESS);
    const parts: { readonly sum: Sum; readonly times: number }[] = [];
    const add = (id: string, times = 1) => {
      const target = byId.get(id);
      if (target) parts.push({ sum: sumOf(target), times: target.kind === "gradient" ? GRADIENT : times });
    };
    const { kind, href, look, children } = element;
    const inherited = looks.get(element) ?? look;
    const isOutlined = inherited.isStroked || inherited.markers.length > 0;
    let drawn = element.cost;
    let made = element.size;
    let layers = look.layers + inherited.layers;
    // An opacity alone is put into the one colour of a shape.
    if (kind === "shape" && !isOutlined && layers === look.opacities) layers = 0;
    if (isMaskingClip(element, byId)) layers += MASK_LAYERS;
    // Its tile is one, each time that something is filled with it.
    if (element.name === "pattern") layers++;
    drawn += layers * LAYER;
    for (const id of look.effects) add(id);
    if (href !== undefined) add(href);
    if (kind === "shape" || kind === "text" || kind === "image") drawn += SHAPE;
    if (kind === "shape" || kind === "text") {
      for (const id of inherited.paints) add(id);
      const outline = element.attributes.get("d") ?? element.attributes.get("points") ?? "";
      for (const id of inherited.markers) add(id, 1 + outline.length / 2);
      if (inherited.isStroked) drawn += outline.length / STROKED_CHARACTERS;
      if (inherited.dashes > 0) drawn += dashesOf(element, inherited.dashes) / DASHES;
    }
    for (const child of children) {
      const sum = sumOf(child);
      made += sum.made;
      parts.push({ sum, times: isDrawnInPlace(child) || !isDrawnInPlace(element) ? 1 : 0 });
    }
    const copied = element.name === "use" && href !== undefined ? byId.get(href) : undefined;
    if (copied) made += COPY * sumOf(copied).made;
    const sum = {
      drawn: parts.reduce((whole, part) => whole + (part.times && part.sum.drawn * part.times), drawn),
      made,
      depth: 1 + Math.max(0, ...parts.map((part) => part.sum.depth)),
      layers: layers + Math.max(0, ...parts.map((part) => part.times && part.sum.layers)),
    };
    sums.set(element, sum);
    return sum;
  };
  const { drawn, made, depth, layers } = sumOf(root);
  return depth > MAX_DEPTH || layers > MAX_LAYERS ? Number.POSITIVE_INFINITY : Math.max(drawn, made);
}

/** What each element's look has and gets from around it, of what is inherited. */
function inheritedLooks(root: Element): ReadonlyMap<Element, Look> {
  const looks = new Map<Element, Look>();
  /** What a copy gets from its use, which may be of any element. */
  let copied = PLAIN;
  const walk = (element: Element, around: Look): void => {
    const look = together([inheritedOf(element.look), around]);
    looks.set(element, look);
    if (element.name === "use") copied = together([copied, look]);
    for (const child of element.children) walk(child, look);
  };
  walk(root, PLAIN);
  if (copied !== PLAIN) for (const [element, look] of looks) looks.set(element, together([look, copied]));
  return looks;
}

/** How many dashes a shape's outline is cut into. */
function dashesOf({ name, attributes, look }: Element, dashes: number): number {
  const length = look.isStretched ? Number.NaN : outlineLength(name, attributes);
  const said = Number(attributes.get("pathLength") ?? 0) || 0;
  return Number.isNaN(length) ? Number.POSITIVE_INFINITY : Math.max(length, said) * dashes;
}

/** Whether a clip path is more than a few outlines, so that browsers draw it as a mask. */
const isMaskingClip = ({ name, look, children }: Element, byId: ReadonlyMap<string, Element>): boolean =>
  name === "clipPath" &&
  (look.effects.length > 0 ||
    children.length > MAX_OUTLINES ||
    !children.every((child) => {
      const shape = child.href === undefined ? child : byId.get(child.href);
      return shape?.kind === "shape" && [child, shape].every(({ look }) => look.effects.length === 0);
    }));

const isDrawnInPlace = ({ kind }: Element): boolean => kind !== "undrawn" && kind !== "gradient";
