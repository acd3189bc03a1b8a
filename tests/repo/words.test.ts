import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { findSources, readSource } from "../support/sources.ts";

/*
 * Everything that a visitor reads stands in web/messages/en/ or in a machine's folder (web/messages/README.md). This
 * walks the syntax of all other sources of web/ and finds literal text that could be seen or read out: in JSX,
 * in what is given to a component or a toast, and prose anywhere else. What is thrown or logged is for
 * developers and is no finding.
 */

const files = findSources("web/**/*.{ts,tsx}").filter((file) => !/^web\/(messages|dev)\//.test(file));

/** What is read of a node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly quasis?: unknown;
  readonly callee?: unknown;
  readonly object?: unknown;
  readonly name?: unknown;
  readonly key?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Where a text stands, as far as that tells whether a visitor meets it. */
type Place = "prose" | "component" | "visible" | "developer";

/** In a text, what stands in place of a value. */
const VALUE = "\0";
/** Attributes and properties whose text is shown or read out, whatever it is. */
const VISIBLE = /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label)$/;
/** Two words in a row; or a word between two values: "3 of 4". */
const PROSE = /(?<![\p{L}\0])\p{L}{2,},? \p{Ll}{2,}|\0 \p{Ll}+ \0/u;
const MARKUP = /^<\w/;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
const WORD = /\p{L}{2}/u;

function isFinding(text: string, place: Place): boolean {
  if (place === "developer" || MARKUP.test(text)) return false;
  if (place === "visible") return WORD.test(text);
  return PROSE.test(text) || (place === "component" && CAPITALISED.test(text));
}

/** The text of a literal, undefined for every other node. */
function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return String(node.value).trim();
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join(VALUE);
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? "") : "");

/** The place of what a node holds; `place` is the node's own. */
function placeIn(node: Node, place: Place): Place {
  if (place === "developer") return place;
  const { type } = node;
  if (type === "ThrowStatement" || type === "NewExpression") return "developer";
  if (type === "CallExpression" && isNode(node.callee)) {
    const { callee } = node;
    if (callee.type === "Super" || nameOf(callee.object) === "console") return "developer";
    if (nameOf(callee) === "classes") return "developer";
    return nameOf(callee.object) === "notify" ? "visible" : "prose";
  }
  if (type === "BinaryExpression") return "developer";
  if (type === "JSXAttribute" && nameOf(node.name) === "className") return "developer";
  if (type === "JSXAttribute") return VISIBLE.test(nameOf(node.name)) ? "visible" : "component";
  if (type === "JSXElement" || type === "JSXFragment") return "component";
  if (type === "Property" && VISIBLE.test(nameOf(node.key))) return "visible";
  return place;
}

/** Every literal text in a source that a visitor could meet, with its line. */
function findings(file: string, source: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, place);
    if (!isNode(value) || /^(Import|TS(Type|Interface|Literal))/.test(value.type)) return;
    const text = textOf(value);
    if (text !== undefined && isFinding(text, value.type === "JSXText" ? "visible" : place)) {
      const line = source.slice(0, value.start).split("\n").length;
      found.push(`${file}:${line} ${text.replaceAll(VALUE, "…")}`);
    }
    const inside = placeIn(value, place);
    for (const [key, child] of Object.entries(value)) {
      const isName = key === "key" || (key === "name" && value.type === "JSXAttribute");
      walk(child, isName ? "developer" : inside);
    }
  };
  walk(parseSync(file, source).program, "prose");
  return found;
}

describe("visible words", () => {
  it.each([
    ["<p>Hello</p>", 1],
    ['<Button aria-label="close" />', 1],
    ['<Field hint={isBad ? "Wrong" : undefined} />', 1],
    [`<p>{\`\${done} of \${all}\`}</p>`, 1],
    ['const words = { label: "Left" };', 1],
    ['notify.error("gone");', 1],
    ['export const words = "Too many images.";', 1],
    ['<Button variant="primary" icon="back" className={styles.key}>{WORDS.back}</Button>', 0],
    ['if (event.key === "Escape") throw new Error("the design has no slot");', 0],
    ['console.error("The file could not be made", fault);', 0],
    [`<path d="M12 3v18M9 6.5" viewBox={\`0 0 \${width} \${height}\`} />`, 0],
  ])("the search sees %s", (source, count) => {
    expect(findings("sample.tsx", source)).toHaveLength(count);
  });

  it("stand in web/messages/en and in the machines' folders alone", () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) => findings(file, readSource(file)));
    expect(found).toEqual([]);
  });

  it("say one thing with one word, and nothing that was found to be odd", () => {
    const odd = /\b(iced|pouring|not kept|keeps nothing|whatever its name|needed is|all the same)\b/i;
    const rooms = findSources("web/messages/en/*.ts");
    expect(rooms.length).toBeGreaterThan(10);
    const found = rooms.flatMap((file) => {
      const [words] = readSource(file).match(odd) ?? [];
      return words === undefined ? [] : `${file}: ${words}`;
    });
    expect(found).toEqual([]);
  });

  it("are all used", () => {
    const sources = [...files, "vite.config.ts", "scripts/app-manifest.ts"].map(readSource).join("\n");
    const objects = findSources("web/messages/en/*.ts").flatMap((file) => [
      ...readSource(file).matchAll(/^export const ([A-Z_]+) = \{$(.*?)^\}(?: as const)?;$/gms),
    ]);
    expect(objects.length).toBeGreaterThan(30);
    const unused = objects.flatMap(([, name = "", body = ""]) => {
      // Looked up by a value, or as a whole: which ones are used can't be seen.
      if (new RegExp(`\\b${name}\\[|= ${name}\\b`).test(sources)) return [];
      return [...body.matchAll(/^ {2}(\w+)[:,]/gm)]
        .filter(([, key]) => !new RegExp(`\\b${name}\\s*\\.\\s*${key}\\b`).test(sources))
        .map(([, key]) => `${name}.${key}`);
    });
    expect(unused).toEqual([]);
  });
});
