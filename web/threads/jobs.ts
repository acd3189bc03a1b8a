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
