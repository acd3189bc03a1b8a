import { descendantsOf, type XmlElement } from "./xml.ts";

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
/** For editors, screen readers and old drafts. */
const IGNORED =
  /^(?:-inkscape-.*|aria-.*|data-.*|on\w+|class|style|role|name|version|baseProfile|zoomAndPan|contentScriptType|contentStyleType|enable-background|focusable|tabindex|target|solid-(?:color|opacity)|block-progression|buffered-rendering|color-profile|color-rendering|image-rendering|cursor|pointer-events|user-select|inline-size|shape-(?:padding|margin)|text-align|text-indent|text-orientation|text-decoration-thickness|unicode-bidi|glyph-orientation-\w+|font-synthesis|font-variant-(?:alternates|east-asian|position)|kerning)$/;
/** Accepted only with values that disable them. */
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

/** In order of specificity; undefined if there is too much of it. */
export function readStyleRules(document: XmlElement): readonly StyleRule[] | undefined {
  const sheets = [...descendantsOf(document)].filter(({ name }) => name === "style");
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
