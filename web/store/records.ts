import type { MachineModel } from "../../shared/machine/types.ts";
import { DESIGN_VERSION, type Design } from "../../shared/model/design.ts";
import type { DesignState } from "../../shared/model/read-design.ts";
import type { StoreFault } from "./types.ts";

/** Earlier builds had databases of other names; they are not read. */
export const DATABASE = "brewscreen-store";

/*
 * What the store keeps, and the transactions in which all of it is read and written. Keys are given apart from the
 * values in each of the three collections:
 *   designs   by id;
 *   blobs     bytes by their SHA-256, shared by all designs;
 *   settings  see SETTINGS.
 */
export const COLLECTIONS = ["designs", "blobs", "settings"] as const;

export type Collection = (typeof COLLECTIONS)[number];

/** Keys of the settings. */
export const SETTINGS = {
  /** The id of the open design; null if the open one is empty and not stored yet. Absent in a new database. */
  open: "open",
  /** True from an erasure until everything outside the database is erased, too. */
  erasing: "erasing",
} as const;

/**
 * One transaction. All of its calls are to be awaited, and nothing else: a browser ends a transaction in which anything
 * else is awaited.
 */
export interface Transaction<Name extends string = Collection> {
  get(collection: Name, key: string): Promise<unknown>;
  has(collection: Name, key: string): Promise<boolean>;
  keys(collection: Name): Promise<readonly string[]>;
  put(collection: Name, key: string, value: unknown): Promise<void>;
  remove(collection: Name, key: string): Promise<void>;
  clear(collection: Name): Promise<void>;
}

/** The records of a database, or of this page if the browser keeps nothing. The store's unless named otherwise. */
export interface Records<Name extends string = Collection> {
  /** False if nothing outlives the page. */
  readonly isStored: boolean;
  /**
   * Runs a transaction. A body that rejects changes nothing, and its error is passed on. Rejects, too, if there is no
   * room (`isQuotaError`) or no answer in time; whether a transaction was carried out that did not answer its commit is
   * unknown.
   */
  run<Result>(
    mode: "readonly" | "readwrite",
    body: (transaction: Transaction<Name>) => Promise<Result>,
  ): Promise<Result>;
}

/** A change that is refused; it is thrown to give its transaction up. */
export class Refusal extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault) {
    super(`The change is refused: ${fault}`);
    this.fault = fault;
  }
}

/** Whether the browser had no room for what was written. */
export const isQuotaError = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.name);

/** The bytes of a blob; undefined if they are gone. */
export async function bytesOf({ get }: Transaction, sha256: string) {
  const value = await get("blobs", sha256);
  return value instanceof Uint8Array ? (value as Uint8Array<ArrayBuffer>) : undefined;
}

/** Which of the blobs are there. */
export async function storedOf({ has }: Transaction, sha256s: Iterable<string>): Promise<Set<string>> {
  const asked = [...new Set(sha256s)];
  const are = await Promise.all(asked.map((sha256) => has("blobs", sha256)));
  return new Set(asked.filter((_, i) => are[i]));
}

/** The design of a record; if this version of the app can't use it, why. */
export function designIn(model: MachineModel, record: unknown): Design | Exclude<DesignState, "usable"> {
  if (typeof record !== "object" || record === null) return "unreadable";
  const { version, machine, lists, slots } = record as Partial<Record<keyof Design, unknown>>;
  if (typeof version === "number" && version > DESIGN_VERSION) return "laterVersion";
  if (typeof machine === "string" && machine !== model.id) return "otherMachine";
  const isWhole = version === DESIGN_VERSION && typeof lists === "object" && typeof slots === "object";
  // Only the store writes records, and only whole ones.
  return isWhole ? (record as Design) : "unreadable";
}

/** The design that is stored under an id; null if there is none, or none that this version of the app can use. */
export async function readDesign(model: MachineModel, { get }: Transaction, id: unknown) {
  const design = typeof id === "string" ? designIn(model, await get("designs", id)) : null;
  return typeof design === "string" ? null : design;
}

/** What a call gives; undefined if it throws, as browsers do that refuse a storage or have no room in it. */
export function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
