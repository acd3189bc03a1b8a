export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

const MAX_DEPTH = 100;

const SKIPPED = /<!--.*?-->|<\?(?!xml-stylesheet).*?\?>/sy;
const CDATA = /<!\[CDATA\[(.*?)\]\]>/sy;
const TEXT = /[^<]+/y;
const END = /<\/([\w:.-]+)\s*>/y;
const START = /<([\w:.-]+)/y;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const CLOSE = /\s*(\/?)>/y;

/**
 * Workers have no XML parser. Takes linear time. Undefined if malformed, too large, or with a document type,
 * custom entities or an external style sheet.
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

export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (typeof child === "object") yield* descendantsOf(child);
}
