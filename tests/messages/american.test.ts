import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

/* The specification's English is American (Customization, Optimization), and so is all the rest that visitors see. */

const ROOT = join(import.meta.dirname, "../..");
const FILES = globSync(
  ["web/messages/en/*.ts", "shared/machines/*/texts/en/*.ts", "shared/package/{problems,rules/texts}.ts"],
  { cwd: ROOT },
);
const BRITISH =
  /\w*(?:colour|favourite|behaviour|neighbour|centre|licence|catalogue|grey|cancell(?:ed|ing)|labelled|travelled|(?:recogn|organ|custom|optim|initial|minim|maxim)is(?:e|ing|ation))\w*/gi;

/** The literal texts in a syntax tree (ESTree), without the keys of objects. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, value, key, ...rest } = node as Record<string, unknown>;
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "TemplateElement") return [(value as { cooked: string }).cooked];
  return [...textsIn(value), ...textsIn(Object.values(rest))];
}

it.each(FILES)("%s has American spelling", (file) => {
  const texts = textsIn(parseSync(file, readFileSync(join(ROOT, file), "utf8")).program);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap((text) => text.match(BRITISH) ?? [])).toEqual([]);
});
