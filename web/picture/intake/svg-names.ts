import type { Tag } from "./svg-tags.ts";

/*
 * The names that a drawing may have. A browser knows more, and new versions of it more again; what such a name
 * draws can't be counted.
 */

const NAMES = {
  group: /^(?:svg|g|a|switch|use)$/,
  shape: /^(?:path|rect|circle|ellipse|line|polyline|polygon)$/,
  text: /^(?:text|tspan|textPath)$/,
  image: /^image$/,
  /** Drawn only where another refers to them. */
  undrawn: /^(?:defs|symbol|pattern|mask|clipPath|marker|filter)$/,
  gradient: /^(?:linearGradient|radialGradient|stop)$/,
  filterStep:
    /^fe(?:Blend|ColorMatrix|ComponentTransfer|Composite|ConvolveMatrix|(?:Diffuse|Specular)Lighting|DisplacementMap|(?:Distant|Point|Spot)Light|DropShadow|Flood|Func[ABGR]|GaussianBlur|Image|Merge(?:Node)?|Morphology|Offset|Tile|Turbulence)$/,
  style: /^style$/,
  note: /^(?:title|desc|metadata|view)$/,
} as const;

export type Kind = keyof typeof NAMES | "foreign";

const kindOf = (name: string): Kind | undefined =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((kind) => NAMES[kind].test(name));

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
/** Namespaces of notes that drawing programs leave for themselves, by how their addresses start. */
const NOTES = [
  "http://www.inkscape.org/namespaces/",
  "http://sodipodi.sourceforge.net/",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://creativecommons.org/ns#",
  "http://web.resource.org/cc/",
  "http://purl.org/dc/",
  "http://ns.adobe.com/",
  "adobe:ns:meta/",
  "http://c2pa.org/",
  "http://iptc.org/",
  "http://www.serif.com/",
  "http://www.bohemiancoding.com/sketch/ns",
  "http://www.figma.com/figma/ns",
  "http://www.corel.com/coreldraw/",
  "https://boxy-svg.com",
  "http://vectornator.io",
];
/** Attributes of `xml:` that change nothing that is drawn. */
const XML_ATTRIBUTES = new Set(["xml:space", "xml:lang"]);

/** Which namespaces a drawing's prefixes stand for. */
export class Namespaces {
  readonly #byPrefix = new Map<string, string>();

  /**
   * What kind of element a tag is, and its attributes that are not a program's own notes; undefined if a name in it
   * is not known.
   *
   * @param matters tells, of an attribute without its prefix, whether it may change what is drawn
   */
  read(
    { name, attributes }: Tag,
    matters: (local: string) => boolean,
  ): { readonly kind: Kind; readonly attributes: ReadonlyMap<string, string> } | undefined {
    if (![...attributes].every(([key, value]) => this.#isDeclarable(key, value))) return undefined;
    const kind = this.#isNote(name) ? "foreign" : kindOf(name);
    if (!kind) return undefined;
    const own = new Map<string, string>();
    for (const [key, value] of attributes) {
      const [local = "", more] = key.split(":").reverse();
      if (key === "xlink:href" || more === undefined) own.set(key, value);
      else if (more === "xmlns" || XML_ATTRIBUTES.has(key) || this.#isNote(key)) continue;
      else if (more === "xml" || matters(local)) return undefined;
    }
    return { kind, attributes: own };
  }

  /** Whether an attribute declares no namespace in a way that lets a name mean another thing than it seems to. */
  #isDeclarable(key: string, address: string): boolean {
    if (key === "xmlns") return address === SVG;
    if (!key.startsWith("xmlns:")) return key.split(":").length <= 2;
    const prefix = key.slice("xmlns:".length);
    if ((prefix === "xlink") !== (address === XLINK) || prefix === "xml") return false;
    const before = this.#byPrefix.get(prefix) ?? address;
    this.#byPrefix.set(prefix, address);
    return before === address;
  }

  #isNote(name: string): boolean {
    const address = this.#byPrefix.get(name.slice(0, Math.max(0, name.indexOf(":"))));
    return address !== undefined && NOTES.some((start) => address.startsWith(start));
  }
}
