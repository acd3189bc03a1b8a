import type { Call, Jobs, Reply } from "./jobs.ts";

/** Answers the calls of a `Thread`, in its worker. What a job returns is handed over and not copied. */
export function answer(jobs: Jobs): void {
  const reply = (message: Reply, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
  self.onmessage = async ({ data: { id, name, given } }: MessageEvent<Call>) => {
    try {
      // The caller's types are those of the job.
      const result = await jobs[name]?.(given as never, (share) => reply({ id, share }));
      reply({ id, result }, handedOver(result));
    } catch (fault) {
      console.warn(`A thread could not ${name}`, fault);
      reply({ id, fault: `${fault}` });
    }
  };
}

/** What of a result can change hands: buffers and bitmaps, itself or among its members. */
function handedOver(result: unknown): Transferable[] {
  const isWhole = typeof result !== "object" || result === null || ArrayBuffer.isView(result);
  const parts: unknown[] = isWhole ? [result] : [result, ...Object.values(result)];
  const found = parts.flatMap((part): Transferable[] => {
    if (ArrayBuffer.isView(part)) return part.buffer instanceof ArrayBuffer ? [part.buffer] : [];
    return "ImageBitmap" in self && part instanceof ImageBitmap ? [part] : [];
  });
  return [...new Set(found)];
}
