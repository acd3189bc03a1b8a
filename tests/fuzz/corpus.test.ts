import { describe, expect, it } from "vitest";
import { loadReader, READERS, type ReaderName, readCorpus } from "./corpus.ts";

describe.each(Object.keys(READERS) as ReaderName[])("the reader of %s", (name) => {
  it("keeps its promises on every input that was worth keeping", async () => {
    const { check, seeds } = await loadReader(name);
    const kept = readCorpus(name);
    expect(kept).not.toEqual([]);
    for (const bytes of [...seeds, ...kept]) await check(new Uint8Array(bytes));
  });
});
