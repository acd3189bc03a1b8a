/** A start tag of a drawing: its name and attributes without their prefixes. */
export interface Tag {
  readonly kind: "start";
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Characters that it takes in the file. */
  readonly length: number;
  readonly isEmpty: boolean;
}

/** What stands in an XML text, in order. */
export type Part =
  | Tag
  | { readonly kind: "end" }
  | { readonly kind: "text"; readonly text: string }
  /** A document type's own declarations: entities. */
  | { readonly kind: "doctype"; readonly text: string };

/** Markup that is passed over whole, by how it starts and ends. */
const WHOLE = [
  ["<!--", "-->"],
  ["<?", "?>"],
] as const;
const CDATA = ["<![CDATA[", "]]>"] as const;

/**
 * The parts of an XML text, in one pass over it; it ends early where the text is no XML. Not a parsed document,
 * which would answer for the page's rules on inline styles.
 */
export function* partsOf(xml: string): Generator<Part> {
  for (let at = 0; at < xml.length; ) {
    const next = xml.indexOf("<", at);
    if (next !== at) {
      const end = next < 0 ? xml.length : next;
      yield { kind: "text", text: decoded(xml.slice(at, end)) };
      at = end;
      continue;
    }
    const whole = WHOLE.find(([start]) => xml.startsWith(start, at));
    if (whole) {
      const end = xml.indexOf(whole[1], at + whole[0].length);
      if (end < 0) return;
      at = end + whole[1].length;
    } else if (xml.startsWith(CDATA[0], at)) {
      const end = xml.indexOf(CDATA[1], at);
      if (end < 0) return;
      yield { kind: "text", text: xml.slice(at + CDATA[0].length, end) };
      at = end + CDATA[1].length;
    } else {
      const end = endOfTag(xml, at);
      if (end === undefined) return;
      const inside = xml.slice(at + 1, end);
      if (inside.startsWith("!")) yield { kind: "doctype", text: inside };
      else if (inside.startsWith("/")) yield { kind: "end" };
      else yield tagOf(inside);
      at = end + 1;
    }
  }
}

/** Where the tag or document type at `start` ends: at a > outside quotes and brackets. */
function endOfTag(xml: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start + 1; at < xml.length; at++) {
    const character = xml[at];
    if (character === '"' || character === "'") {
      const closing = xml.indexOf(character, at + 1);
      if (closing < 0) return undefined;
      at = closing;
    } else if (character === "[") depth++;
    else if (character === "]") depth--;
    else if (character === ">" && depth <= 0) return at;
  }
  return undefined;
}

/** A name and its value, each tried once: a file made to be slow is read in one pass too. */
const ATTRIBUTE = /\s*([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?[\s/]*/y;
const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

function tagOf(inside: string): Tag {
  const [name = ""] = /^[^\s/]*/.exec(inside) ?? [];
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = name.length;
  for (let found = ATTRIBUTE.exec(inside); found; found = ATTRIBUTE.exec(inside)) {
    const [, key = "", double, single] = found;
    attributes.set(withoutPrefix(key), decoded(double ?? single ?? ""));
  }
  return {
    kind: "start",
    name: withoutPrefix(name),
    attributes,
    length: inside.length,
    isEmpty: inside.endsWith("/"),
  };
}

/** Text with its character references as characters; other entities stay as they are. */
const decoded = (text: string): string =>
  text.replace(/&#(x?)([\da-f]+);/gi, (whole, hex, digits) => {
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
