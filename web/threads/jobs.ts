/** What a thread does: given one value, it returns one; meanwhile it may tell how much is done, 0 to 1. */
export type Job = (given: never, onProgress: (share: number) => void) => unknown;

/** The jobs of one thread, by name: what its `*.worker.ts` hands to `answer`. */
export type Jobs = Readonly<Record<string, Job>>;

export type Given<Known extends Job> = Parameters<Known>[0];
export type Outcome<Known extends Job> = Awaited<ReturnType<Known>>;

/** A call as it goes to the thread. */
export interface Call {
  readonly id: number;
  readonly name: string;
  readonly given: unknown;
}

/** What comes back for it: how much is done, its result, or why there is none. */
export type Reply = { readonly id: number } & (
  | { readonly share: number }
  | { readonly result: unknown }
  | { readonly fault: string }
);
