import type { FileFacts } from "./facts.ts";

type Answer = (facts: FileFacts | undefined) => void;

let worker: Worker | "none" | undefined;
let lastId = 0;
const waiting = new Map<number, Answer>();

/** Started when it is first needed; "none" where the browser gives us no worker. */
function ensureWorker(): Worker | "none" {
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(new URL("./inspect.worker.ts", import.meta.url), { type: "module" });
  } catch {
    worker = "none";
    return worker;
  }
  worker.onmessage = ({ data: { id, facts } }: MessageEvent<{ id: number; facts: FileFacts }>) =>
    settle(id, facts);
  worker.onerror = () => {
    worker = "none";
    for (const id of [...waiting.keys()]) settle(id, undefined);
  };
  return worker;
}

function settle(id: number, facts: FileFacts | undefined): void {
  waiting.get(id)?.(facts);
  waiting.delete(id);
}

/** For the page itself where there is no worker; loaded only then. */
const readHere = async (file: Blob): Promise<FileFacts> => (await import("./facts.ts")).readFacts(file);

/**
 * The facts of a dropped, pasted or picked file, read from its bytes in a worker, so that a large file
 * does not hold the page up. Does not throw: a file that can't be read is a fact too.
 */
export async function inspect(file: Blob): Promise<FileFacts> {
  const helper = ensureWorker();
  if (helper === "none") return readHere(file);
  const id = ++lastId;
  const facts = await new Promise<FileFacts | undefined>((answer) => {
    waiting.set(id, answer);
    helper.postMessage({ id, file });
  });
  return facts ?? readHere(file);
}
