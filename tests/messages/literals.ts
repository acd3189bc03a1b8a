import { parseSync } from "vite";
import { readSource } from "../support/sources.ts";

/** The literal texts in a source file, without the keys of objects. */
export const literalsOf = (file: string): string[] => textsIn(parseSync(file, readSource(file)).program);

/** The literal texts in a syntax tree (ESTree). */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, value, key, ...rest } = node as Record<string, unknown>;
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "TemplateElement") return [(value as { cooked: string }).cooked];
  return [...textsIn(value), ...textsIn(Object.values(rest))];
}
