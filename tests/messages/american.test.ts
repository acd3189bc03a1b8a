import { expect, it } from "vitest";
import { findSources } from "../support/sources.ts";
import { literalsOf } from "./literals.ts";

/* The specification's English is American (Customization, Optimization), and so is all the rest that visitors see. */

const FILES = findSources(
  ...["web/messages/en/*.ts", "shared/machines/*/texts/en/*.ts"],
  "shared/package/{problems,rules/texts}.ts",
);
const BRITISH =
  /\w*(?:colour|favourite|behaviour|neighbour|centre|licence|catalogue|grey|cancell(?:ed|ing)|labelled|travelled|(?:recogn|organ|custom|optim|initial|minim|maxim)is(?:e|ing|ation))\w*/gi;

it.each(FILES)("%s has American spelling", (file) => {
  const texts = literalsOf(file);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap((text) => text.match(BRITISH) ?? [])).toEqual([]);
});
