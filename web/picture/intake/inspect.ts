import { callShared } from "../threads.ts";
import type { FileFacts } from "./facts.ts";

/** What was read before: the bytes of a file never change, and it is asked for at every step of its way. */
const known = new WeakMap<Blob, Promise<FileFacts>>();

/**
 * Reads a file's facts from its bytes, once, in a worker so that a large file does not block the page, or in the page
 * if there is no worker. Does not throw: that a file can't be read is a fact too.
 */
export function inspect(file: Blob): Promise<FileFacts> {
  const before = known.get(file);
  if (before) return before;
  const reading = read(file);
  known.set(file, reading);
  return reading;
}

async function read(file: Blob): Promise<FileFacts> {
  const facts = await callShared("readFacts", file).catch(async () =>
    (await import("./facts.ts")).readFacts(file),
  );
  if (facts.kind === "unreadable") known.delete(file);
  return facts;
}
