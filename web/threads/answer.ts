/** May report progress, 0 to 1. */
export type ThreadJob = (given: never, onProgress: (share: number) => void) => unknown;

export type ThreadJobs = Readonly<Record<string, ThreadJob>>;

export type JobInput<Known extends ThreadJob> = Parameters<Known>[0];
export type JobOutput<Known extends ThreadJob> = Awaited<ReturnType<Known>>;

export interface ThreadCall {
  readonly id: number;
  readonly name: string;
  readonly given: unknown;
}

export type ThreadReply = { readonly id: number } & (
  | { readonly share: number }
  | { readonly result: unknown }
  | { readonly fault: string }
);

/** Answers a `Thread`'s calls inside its worker. Buffers and bitmaps are transferred. */
export function answerCalls(jobs: ThreadJobs): void {
  const reply = (message: ThreadReply, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer });
  self.onmessage = async ({ data: { id, name, given } }: MessageEvent<ThreadCall>) => {
    try {
      // The caller's types match the job's.
      const result = await jobs[name]?.(given as never, (share) => reply({ id, share }));
      reply({ id, result }, handedOver(result));
    } catch (fault) {
      console.warn(`${name} failed in a worker`, fault);
      reply({ id, fault: `${fault}` });
    }
  };
}

function handedOver(result: unknown): Transferable[] {
  const isWhole = typeof result !== "object" || result === null || ArrayBuffer.isView(result);
  const parts: unknown[] = isWhole ? [result] : [result, ...Object.values(result)];
  const found = parts.flatMap((part): Transferable[] => {
    if (ArrayBuffer.isView(part)) return part.buffer instanceof ArrayBuffer ? [part.buffer] : [];
    return "ImageBitmap" in self && part instanceof ImageBitmap ? [part] : [];
  });
  return [...new Set(found)];
}
