/** What an element's look makes of it, beyond the shape that it is. */
export interface Look {
  /** Ids of what is drawn for it once: filter, mask, clip path. */
  readonly effects: readonly string[];
  /** Ids of what it is filled with, and its children with it. */
  readonly paints: readonly string[];
  /** Ids of what is drawn at each of its points, and at those of its children. */
  readonly markers: readonly string[];
  /** Pictures of its own that are laid over the rest. */
  readonly layers: number;
  /** Those of them that an opacity alone makes. */
  readonly opacities: number;
  /** Dashes on one unit of its outline, and of its children's. */
  readonly dashes: number;
  /** Whether it has a stroke, and its children with it. */
  readonly isStroked: boolean;
  /** Whether its outline's length, or that of its dashes, is another than its attributes say. */
  readonly isStretched: boolean;
}

export const PLAIN: Look = {
  effects: [],
  paints: [],
  markers: [],
  layers: 0,
  opacities: 0,
  dashes: 0,
  isStroked: false,
  isStretched: false,
};

/** References of one element; more are no drawing's, and would be copied to all that is in it. */
const MAX_REFERENCES = 200;

/** Looks of one element, as one; nothing is taken away by another, whichever of them a browser follows. */
export function together(looks: readonly Look[]): Look {
  const [first = PLAIN, ...others] = looks.filter((look) => look !== PLAIN);
  if (others.length === 0) return first;
  const all = [first, ...others];
  const ids = (list: "effects" | "paints" | "markers") => [...new Set(all.flatMap((look) => look[list]))];
  const [effects, paints, markers] = [ids("effects"), ids("paints"), ids("markers")];
  if (effects.length + paints.length + markers.length > MAX_REFERENCES)
    return { ...PLAIN, layers: Number.POSITIVE_INFINITY };
  return {
    effects,
    paints,
    markers,
    layers: all.reduce((sum, { layers }) => sum + layers, 0),
    opacities: all.reduce((sum, { opacities }) => sum + opacities, 0),
    dashes: all.reduce((most, { dashes }) => Math.max(most, dashes), 0),
    isStretched: all.some(({ isStretched }) => isStretched),
    isStroked: all.some(({ isStroked }) => isStroked),
  };
}

/** What of an element's look its children have too. */
export const inheritedOf = (look: Look): Look =>
  look === PLAIN
    ? PLAIN
    : {
        ...look,
        effects: [],
        layers: look.layers === Number.POSITIVE_INFINITY ? look.layers : 0,
        opacities: 0,
      };

/** Properties that make a drawing take no longer, whatever their value. */
const INERT = new Set(
  `alignment-baseline background background-color baseline-shift block-progression buffered-rendering clip-rule
  color color-interpolation color-interpolation-filters color-profile color-rendering cursor direction display
  dominant-baseline
  enable-background fill-opacity fill-rule flood-color flood-opacity font font-family font-feature-settings
  font-kerning font-size font-size-adjust font-stretch font-style font-synthesis font-variant
  font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric
  font-variant-position font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering inline-size kerning letter-spacing lighting-color line-height
  mask-type overflow paint-order pointer-events shape-margin shape-padding shape-rendering solid-color
  solid-opacity stop-color stop-opacity stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-align text-anchor text-decoration text-decoration-color text-decoration-line
  text-decoration-style text-decoration-thickness text-indent text-orientation text-rendering text-transform
  transform transform-box transform-origin unicode-bidi user-select visibility white-space word-spacing
  writing-mode`.split(/\s+/),
);

/** A value whose only url() is a whole id of the drawing, first in it; one with % may be another id than it seems. */
const REFERENCE = /^url\(\s*#([\w.:-]+)\s*\)(.*)$/is;
const FUNCTION =
  /(?<![\w-])(?:rgba?|hsla?|color|matrix|translate[xy]?|scale[xy]?|rotate|skew[xy])\([^()]*\)/gi;
const NOTHING = /^(?:none|initial)$/i;

/** What is drawn for a property of which nothing else is allowed than one reference. */
function referred(value: string, nothing = NOTHING): readonly string[] | undefined {
  if (nothing.test(value)) return [];
  const [, id, rest] = REFERENCE.exec(value) ?? [];
  return id !== undefined && rest === "" ? [id] : undefined;
}

function paint(value: string): Partial<Look> | undefined {
  const [, id, rest = value] = REFERENCE.exec(value) ?? [];
  return hasKnownFunctions(rest) ? { paints: id === undefined ? [] : [id] } : undefined;
}

function stroke(value: string): Partial<Look> | undefined {
  const painted = paint(value);
  return painted && { ...painted, isStroked: !NOTHING.test(value) };
}

function effect(value: string, layers: number): Partial<Look> | undefined {
  const effects = referred(value);
  return effects && { effects, layers: effects.length * layers };
}

// A marker is inherited anyway: the word adds nothing.
function marker(value: string): Partial<Look> | undefined {
  const markers = referred(value, /^(?:none|initial|inherit)$/i);
  return markers && { markers };
}

const layerUnless = (plain: RegExp) => (value: string) => ({ layers: plain.test(value) ? 0 : 1 });

function opacity(value: string): Partial<Look> {
  const layers = /^(?:1(?:\.0*)?|100%|initial)$/i.test(value) ? 0 : 1;
  return { layers, opacities: layers };
}

function dashes(value: string): Partial<Look> | undefined {
  if (/^(?:none|initial|inherit)$/i.test(value)) return {};
  const lengths = value.split(/[\s,]+/).map((length) => Number(length.replace(/px$/i, "") || Number.NaN));
  const sum = lengths.reduce((whole, length) => whole + length, 0);
  if (!lengths.every((length) => length >= 0)) return undefined;
  return { dashes: sum === 0 ? 0 : lengths.length / sum };
}

const stretched = (isStretched: boolean): Partial<Look> => ({ isStretched });

/** Properties that cost something; undefined is a value that is not known. */
const COSTLY: ReadonlyMap<string, (value: string) => Partial<Look> | undefined> = new Map([
  ["fill", paint],
  ["stroke", stroke],
  ["filter", (value) => effect(value, 1)],
  ["mask", (value) => effect(value, 3)],
  ["clip-path", (value) => effect(value, 0)],
  ["marker", marker],
  ["marker-start", marker],
  ["marker-mid", marker],
  ["marker-end", marker],
  ["opacity", opacity],
  ["mix-blend-mode", layerUnless(/^(?:normal|initial)$/i)],
  ["isolation", layerUnless(/^(?:auto|initial)$/i)],
  ["stroke-dasharray", dashes],
  ["vector-effect", (value) => stretched(!NOTHING.test(value))],
  ["width", () => stretched(true)],
  ["height", () => stretched(true)],
]);

/** Whether a name is a property that a drawing's look is counted by. */
export const isProperty = (name: string): boolean => COSTLY.has(name) || INERT.has(name);

const hasKnownFunctions = (value: string): boolean => !/[()]/.test(value.replace(FUNCTION, ""));

/** A declaration's look; undefined if its property or value is not known. */
function declared(property: string, value: string): Look | undefined {
  // Inkscape's own, which browsers pass over.
  if (property.startsWith("-inkscape-")) return PLAIN;
  const look = COSTLY.get(property);
  const known = look ? look(value) : INERT.has(property) && hasKnownFunctions(value) ? {} : undefined;
  return known && { ...PLAIN, ...known };
}

/** The look that an attribute gives which is a property; undefined if its value is not known. */
export function attributeLook(property: string, value: string): Look | undefined {
  const plain = lexed(value);
  return plain === undefined || /[;{}]/.test(plain) ? undefined : declared(property, plain.trim());
}

/** The look of declarations, as a style attribute has them; undefined if one is not known. */
export function styleLook(style: string): Look | undefined {
  const plain = lexed(style);
  return plain === undefined || /[{}]/.test(plain) ? undefined : bodyLook(plain);
}

function bodyLook(body: string): Look | undefined {
  const looks: Look[] = [];
  for (const declaration of body.split(";").map((text) => text.trim())) {
    if (declaration === "") continue;
    const [, property = "", value = ""] = /^([\w-]+)\s*:\s*(.*)$/s.exec(declaration) ?? [];
    const look = declared(property.toLowerCase(), value.replace(/!\s{0,9}important$/i, "").trimEnd());
    if (!look) return undefined;
    looks.push(look);
  }
  return looks.length === 0 ? PLAIN : together(looks);
}

/**
 * The looks of a style sheet, by class; under "" what any element may get. Undefined if a rule is not of the plain
 * kind, selectors and declarations, as nested rules are and those that start with @.
 */
export function sheetLooks(css: string): ReadonlyMap<string, Look> | undefined {
  const plain = lexed(css);
  if (plain === undefined) return undefined;
  const byClass = new Map<string, Look>();
  const rules = plain.split("}");
  if (rules.pop()?.trim() !== "") return undefined;
  for (const rule of rules) {
    const [selectors = "", body, ...more] = rule.split("{");
    if (body === undefined || more.length > 0 || !/^[\w\s.#*,>+~:-]*$/.test(selectors)) return undefined;
    const look = bodyLook(body);
    if (!look) return undefined;
    if (look === PLAIN) continue;
    for (const selector of selectors.split(",")) {
      const [, name = ""] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
      byClass.set(name, together([byClass.get(name) ?? PLAIN, look]));
    }
  }
  return byClass;
}

/** A comment, or a text in quotes that could not be read as anything else without them. */
const LEXEME = /\/\*(?:(?!\*\/).)*(?:\*\/|$)|"([^"'\\{};@/*()<>&\n]*)"|'([^"'\\{};@/*()<>&\n]*)'/gs;

/** CSS without comments and quotes; undefined if it may be read in another way, as escapes are. */
function lexed(css: string): string | undefined {
  const plain = css.replace(LEXEME, (_, double, single) => double ?? single ?? " ");
  return /["'\\@&<]/.test(plain) ? undefined : plain;
}
