import { readFacts } from "./facts.ts";

/** Answers each `{id, file}` with `{id, facts}`. */
self.onmessage = async ({ data: { id, file } }: MessageEvent<{ id: number; file: Blob }>) => {
  self.postMessage({ id, facts: await readFacts(file) });
};
