/** May report progress, 0 to 1. */
export type Job = (given: never, onProgress: (share: number) => void) => unknown;

export type Jobs = Readonly<Record<string, Job>>;

export type Given<Known extends Job> = Parameters<Known>[0];
export type Outcome<Known extends Job> = Awaited<ReturnType<Known>>;

export interface Call {
  readonly id: number;
  readonly name: string;
  readonly given: unknown;
}

export type Reply = { readonly id: number } & (
  | { readonly share: number }
  | { readonly result: unknown }
  | { readonly fault: string }
);

/** Answers a `Thread`'s calls inside its worker. Buffers and bitmaps are transferred. */
export function answer(jobs: Jobs): void {
  const reply = (message: Reply, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
  self.onmessage = async ({ data: { id, name, given } }: MessageEvent<Call>) => {
    try {
      // The caller's types match the job's.
      const result = await jobs[name]?.(given as never, (share) => reply({ id, share }));
      reply({ id, result }, handedOver(result));
    } catch (fault) {
      console.warn(`A thread could not ${name}`, fault);
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
