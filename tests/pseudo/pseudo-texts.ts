import { join } from "node:path";
import { normalizePath, type Plugin, parseSync } from "vite";
import { pseudoSentence } from "./pseudo-text.ts";

const ROOT = normalizePath(join(import.meta.dirname, "../.."));
/** The files with the English texts of the page, below the root. */
const TEXTS =
  /^\/(?:(?:web\/messages|shared\/machines\/classic\/texts)\/en\/(?!formats|language|plurals)[\w-]+|shared\/package\/rules\/texts)\.ts$/;

/** What is read of a node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly key?: unknown;
  readonly expression?: unknown;
  readonly expressions?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly raw: string; readonly cooked: string } }[];
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** All literal texts of a module's values, in the pseudo-language. */
function* changesIn(value: unknown, source: string): Generator<Change> {
  if (Array.isArray(value)) for (const each of value) yield* changesIn(each, source);
  if (!isNode(value) || value.type === "ImportDeclaration" || value.type === "ExportAllDeclaration") return;
  const { type, start, end, quasis, expressions = [] } = value;
  if (type === "TSAsExpression" || type === "TSSatisfiesExpression")
    return yield* changesIn(value.expression, source);
  if (type.startsWith("TS")) return;
  if (type === "Property") return yield* changesIn(value.value, source);
  if (type === "Literal" && typeof value.value === "string") {
    const [text = ""] = pseudoSentence([value.value]);
    return yield { start, end, text: JSON.stringify(text) };
  }
  if (type === "TemplateLiteral" && quasis) {
    const parts = pseudoSentence(quasis.map((quasi) => quasi.value.cooked));
    for (const [
      at,
      {
        value: { raw },
      },
    ] of quasis.entries()) {
      const before = expressions[at - 1];
      const from = before ? source.indexOf("}", before.end) + 1 : start + 1;
      const text = (parts[at] ?? "").replace(/[\\`]|\$\{/g, "\\$&");
      yield { start: from, end: from + raw.length, text };
    }
    return yield* changesIn(expressions, source);
  }
  for (const [key, each] of Object.entries(value)) if (key !== "source") yield* changesIn(each, source);
}

/** Lets the pseudo-language stand for English, in what is built and in what tests import. */
export const pseudoTexts: Plugin = {
  name: "pseudo-texts",
  enforce: "pre",
  transform(code, id) {
    const path = id.replace(/\?.*/s, "");
    if (!path.startsWith(ROOT) || !TEXTS.test(path.slice(ROOT.length))) return null;
    const changes = [...changesIn(parseSync(path, code).program, code)];
    let changed = code;
    for (const { start, end, text } of changes.sort((one, other) => other.start - one.start))
      changed = `${changed.slice(0, start)}${text}${changed.slice(end)}`;
    return changed;
  },
};
