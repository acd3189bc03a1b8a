import type { StoreFault } from "./types.ts";

export const DATABASE_NAME = "brewscreen-store";

/** Keyed by design id, SHA-256 and SETTING_KEYS, respectively. */
export const COLLECTIONS = ["designs", "blobs", "settings"] as const;

export type Collection = (typeof COLLECTIONS)[number];

export const SETTING_KEYS = {
  /** Null if the open design isn't stored. Absent in a new database. */
  open: "open",
  erasing: "erasing",
} as const;

/** Await only these methods: browsers commit a transaction as soon as it has no pending request. */
export interface Transaction<Name extends string = Collection> {
  get(collection: Name, key: string): Promise<unknown>;
  has(collection: Name, key: string): Promise<boolean>;
  keys(collection: Name): Promise<readonly string[]>;
  put(collection: Name, key: string, value: unknown): Promise<void>;
  remove(collection: Name, key: string): Promise<void>;
  clear(collection: Name): Promise<void>;
}

export interface RecordStore<Name extends string = Collection> {
  readonly isStored: boolean;
  /** Rolls back if `body` rejects. Rejects with its error, a quota error, or DatabaseTimeoutError. */
  run<Result>(
    mode: "readonly" | "readwrite",
    body: (transaction: Transaction<Name>) => Promise<Result>,
  ): Promise<Result>;
}

export class ChangeRefusedError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault) {
    super(fault);
    this.fault = fault;
  }
}

export const isQuotaError = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.name);

export async function readBlobBytes({ get }: Transaction, sha256: string) {
  const value = await get("blobs", sha256);
  return value instanceof Uint8Array ? (value as Uint8Array<ArrayBuffer>) : undefined;
}

export async function findStoredBlobs({ has }: Transaction, sha256s: Iterable<string>): Promise<Set<string>> {
  const asked = [...new Set(sha256s)];
  const are = await Promise.all(asked.map((sha256) => has("blobs", sha256)));
  return new Set(asked.filter((_, i) => are[i]));
}

export function attemptStorage<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch {
    // Storage is blocked or full.
  }
}
