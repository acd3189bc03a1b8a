export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

const MAX_DEPTH = 100;

const SKIPPED = /<!--.*?-->|<\?(?!xml-stylesheet).*?\?>|<!DOCTYPE\s[^[<>]*>/sy;
const CDATA = /<!\[CDATA\[(.*?)\]\]>/sy;
const TEXT = /[^<]+/y;
const END = /<\/([\w:.-]+)\s*>/y;
const START = /<([\w:.-]+)/y;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const CLOSE = /\s*(\/?)>/y;

/**
 * Takes linear time. Returns undefined if the XML is malformed or too large, or has custom entities or an external
 * style sheet. Workers have no XML parser.
 */
export function parseXml(xml: string, maxElements: number): XmlElement | undefined {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(xml);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const document: (XmlElement | string)[] = [];
  const open = [{ name: "", children: document }];
  let elements = 0;
  while (at < xml.length) {
    const parent = open.at(-1);
    if (!parent) return undefined;
    if (take(SKIPPED)) continue;
    const cdata = take(CDATA);
    const text = cdata ? cdata[1] : resolve(take(TEXT)?.[0] ?? "");
    if (text === undefined) return undefined;
    if (cdata || text !== "") {
      parent.children.push(text);
      continue;
    }
    const end = take(END);
    if (end) {
      if (open.pop()?.name !== end[1]) return undefined;
      continue;
    }
    const name = take(START)?.[1];
    if (name === undefined || ++elements > maxElements || open.length > MAX_DEPTH) return undefined;
    const attributes = new Map<string, string>();
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) {
      const [, key = "", double, single = ""] = found;
      const value = resolve(double ?? single);
      if (value === undefined || attributes.has(key)) return undefined;
      attributes.set(key, value);
    }
    const close = take(CLOSE);
    if (!close) return undefined;
    const children: (XmlElement | string)[] = [];
    parent.children.push({ name, attributes, children });
    if (close[1] === "") open.push({ name, children });
  }
  const [root, ...more] = document.filter((part) => typeof part !== "string" || part.trim() !== "");
  return open.length === 1 && more.length === 0 && typeof root === "object" ? root : undefined;
}

const PREDEFINED = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,9}));/gi;

function resolve(text: string): string | undefined {
  if (/&(?!(?:#x[\da-f]{1,6}|#\d{1,7}|\w{1,9});)/i.test(text)) return undefined;
  let isKnown = true;
  const resolved = text.replace(REFERENCE, (_, hex, decimal, name) => {
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : PREDEFINED.get(name);
    isKnown &&= character !== undefined;
    return character ?? "";
  });
  return isKnown ? resolved : undefined;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function writeXml({ name, attributes, children }: XmlElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  const inside = children.map((child) => (typeof child === "string" ? escaped(child) : writeXml(child)));
  return `<${name}${written}>${inside.join("")}</${name}>`;
}

export function* elementsIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (typeof child === "object") yield* elementsIn(child);
}

export const SAFE_PROPERTIES = new Set(
  `alignment-baseline background background-color baseline-shift clip-path clip-rule color
  color-interpolation color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule
  filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
  font-stretch font-style font-variant font-variant-caps font-variant-ligatures font-variant-numeric
  font-variation-settings font-weight isolation letter-spacing line-height mask mask-type mix-blend-mode opacity
  overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-decoration-color text-decoration-line text-decoration-style text-rendering text-transform transform
  transform-origin visibility white-space word-spacing writing-mode`.split(/\s+/),
);
/** Properties for editors, screen readers and old drafts of SVG. */
const IGNORED =
  /^(?:-inkscape-.*|aria-.*|data-.*|on\w+|class|style|role|name|version|baseProfile|zoomAndPan|contentScriptType|contentStyleType|enable-background|focusable|tabindex|target|solid-(?:color|opacity)|block-progression|buffered-rendering|color-profile|color-rendering|image-rendering|cursor|pointer-events|user-select|inline-size|shape-(?:padding|margin)|text-align|text-indent|text-orientation|text-decoration-thickness|unicode-bidi|glyph-orientation-\w+|font-synthesis|font-variant-(?:alternates|east-asian|position)|kerning)$/;
/** Properties accepted only with values that disable them. */
const ABSENT = /^(?:marker(?:-\w+)?|vector-effect|clip)$/;

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
export const INERT_VALUE_PATTERN = /^(?:none|normal|auto|initial)$/;
export const REFERENCE_PATTERN = /^url\(\s*(["']?)#([\w.:-]+)\1\s*\)/;
const FUNCTION =
  /(?<![\w-])(?:rgba?|hsla?|color|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY])\s*\([^()]*\)/gi;

export type StyleDeclaration = readonly [property: string, value: string];

/** Limited because every rule may apply to every element. */
const MAX_DECLARED = 5_000;

export interface StyleRule {
  readonly selector: string;
  readonly declarations: readonly StyleDeclaration[];
}

/** Returns rules in order of specificity, or undefined if malformed or too many. */
export function readStyleRules(document: XmlElement): readonly StyleRule[] | undefined {
  const sheets = [...elementsIn(document)].filter(({ name }) => name === "style");
  const css = sheets.flatMap(({ children }) => children).join("\n");
  const rules: StyleRule[] = [];
  let declared = 0;
  const [end, ...texts] = css.replace(COMMENT, " ").split("}").reverse();
  if (end?.trim() !== "") return undefined;
  for (const text of texts.reverse()) {
    const [selectors = "", body, ...more] = text.split("{");
    const declarations = body === undefined || more.length > 0 ? undefined : readDeclarations(body);
    if (!declarations) return undefined;
    for (const selector of selectors.split(",").map((one) => one.trim())) {
      declared += 1 + declarations.length;
      if (declared > MAX_DECLARED || !/^\.?[\w-]+$/.test(selector)) return undefined;
      rules.push({ selector, declarations: declarations.filter(isInSheets) });
    }
  }
  const ofClass = ({ selector }: StyleRule) => Number(selector.startsWith("."));
  return rules.toSorted((one, other) => ofClass(one) - ofClass(other));
}

/** Lengths without a unit are only valid in style attributes. */
const isInSheets = ([property, value]: StyleDeclaration): boolean =>
  !/^(?:letter-spacing|word-spacing|font-size|baseline-shift)$/.test(property) ||
  !/^[-+]?[\d.]+$/.test(value) ||
  Number(value) === 0;

export function readDeclarations(text: string): readonly StyleDeclaration[] | undefined {
  const declarations: StyleDeclaration[] = [];
  for (const declaration of text.replace(COMMENT, " ").split(";")) {
    if (declaration.trim() === "") continue;
    const [, property = "", value = ""] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    if (property === "") return undefined;
    declarations.push([property.toLowerCase(), value.trim()]);
  }
  return declarations;
}

export const isIgnoredDeclaration = (name: string, value: string): boolean =>
  IGNORED.test(name) || (ABSENT.test(name) && INERT_VALUE_PATTERN.test(value));

export const isPlainValue = (value: string): boolean =>
  !/[()\\{}@<&]/.test(value.replace(REFERENCE_PATTERN, "").replace(FUNCTION, ""));
