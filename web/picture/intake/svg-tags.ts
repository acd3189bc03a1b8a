/** A start tag of a drawing: its name and attributes as they are written, with their prefixes. */
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
  /** A document type, an entity, a program's instruction, or a mistake: a browser may read on in its own way. */
  | { readonly kind: "unknown" };

const UNKNOWN: Part = { kind: "unknown" };

/** Of the encodings that browsers know, those in which no bytes hide a tag from someone who reads UTF-8. */
const DECLARATION =
  /^\s*<\?xml\s+version\s*=\s*["']1\.0["'](?:\s+encoding\s*=\s*["'](?:utf-8|us-ascii|iso-8859-1|windows-1252)["'])?(?:\s+standalone\s*=\s*["'](?:yes|no)["'])?\s*\?>/i;
/** Around a packet of metadata; an instruction of another name may be a style sheet. */
const PACKET = /<\?xpacket [^?]*\?>/y;
const END = /<\/[^<>]*>/y;
const NAME = /<([\w:.-]+)/y;
const ATTRIBUTE = /[ \t\r\n]+([\w:.-]+)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const CLOSE = /[ \t\r\n]*(\/?)>/y;
const CDATA = "<![CDATA[";

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/**
 * The parts of an XML text, in one pass over it, up to the first that is unknown or that does not end. Not a parsed
 * document, which would answer for the page's rules on inline styles.
 */
export function* partsOf(xml: string): Generator<Part> {
  for (let at = DECLARATION.exec(xml)?.[0].length ?? 0; at < xml.length; ) {
    const next = xml.indexOf("<", at);
    if (next !== at) {
      const end = next < 0 ? xml.length : next;
      const text = decoded(xml.slice(at, end));
      yield text === undefined ? UNKNOWN : { kind: "text", text };
      at = end;
    } else if (xml.startsWith("<!--", at)) {
      const end = xml.indexOf("--", at + 4);
      if (end < 0) return;
      if (xml[end + 2] !== ">") yield UNKNOWN;
      at = end + 3;
    } else if (xml.startsWith(CDATA, at)) {
      const end = xml.indexOf("]]>", at);
      if (end < 0) return;
      yield { kind: "text", text: xml.slice(at + CDATA.length, end) };
      at = end + 3;
    } else {
      const skipped = matchAt(PACKET, xml, at) ?? matchAt(END, xml, at);
      const tag = skipped ? undefined : tagAt(xml, at);
      // A file that was cut off is left to the browser, which shows nothing of it.
      if (!skipped && !tag && xml.indexOf(">", at) < 0) return;
      if (skipped?.[0].startsWith("</")) yield { kind: "end" };
      else if (!skipped) yield tag ?? UNKNOWN;
      at += skipped?.[0].length ?? tag?.length ?? 1;
    }
  }
}

function tagAt(xml: string, start: number): Tag | undefined {
  const name = matchAt(NAME, xml, start)?.[1];
  if (name === undefined) return undefined;
  const attributes = new Map<string, string>();
  let at = NAME.lastIndex;
  for (let found = matchAt(ATTRIBUTE, xml, at); found; found = matchAt(ATTRIBUTE, xml, at)) {
    const [, key = "", double, single] = found;
    const value = decoded(double ?? single ?? "");
    if (value === undefined || attributes.has(key)) return undefined;
    attributes.set(key, value);
    at = ATTRIBUTE.lastIndex;
  }
  const close = matchAt(CLOSE, xml, at);
  if (!close) return undefined;
  return { kind: "start", name, attributes, length: CLOSE.lastIndex - start, isEmpty: close[1] === "/" };
}

const PREDEFINED = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Text with the characters that its references name; undefined if one is an entity of the file's own. */
function decoded(text: string): string | undefined {
  let isKnown = true;
  const plain = text.replace(/&(?:#x([\da-f]{1,6});|#(\d{1,7});|(\w+);)?/gi, (_, hex, decimal, name) => {
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : PREDEFINED.get(name);
    isKnown &&= character !== undefined;
    return character ?? "";
  });
  return isKnown ? plain : undefined;
}
