import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { literalsOf } from "./literals.ts";

/* The specification's English is American (Customization, Optimization), and so is all the rest that visitors see. */

const ROOT = join(import.meta.dirname, "../..");
const FILES = globSync(
  ["web/messages/en/*.ts", "shared/machines/*/texts/en/*.ts", "shared/package/{problems,rules/texts}.ts"],
  { cwd: ROOT },
);
const BRITISH =
  /\w*(?:colour|favourite|behaviour|neighbour|centre|licence|catalogue|grey|cancell(?:ed|ing)|labelled|travelled|(?:recogn|organ|custom|optim|initial|minim|maxim)is(?:e|ing|ation))\w*/gi;

it.each(FILES)("%s has American spelling", (file) => {
  const texts = literalsOf(join(ROOT, file));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap((text) => text.match(BRITISH) ?? [])).toEqual([]);
});
