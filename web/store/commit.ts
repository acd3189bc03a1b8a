import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import { committed } from "../../shared/model/revision.ts";
import { inlineBlobs, type Keys, type Mirror } from "./mirror.ts";
import { mirrorOf } from "./mirror-keys.ts";
import { readUsable, stateOfRecord } from "./read-record.ts";
import { isBytes, type Records, SETTINGS, type Transaction } from "./records.ts";
import type { Blobs, Committed, Designs, Edits, StoreFault } from "./types.ts";

/** A change that is refused; it is thrown to give its transaction up. */
export class Refusal extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault) {
    super(`The change is refused: ${fault}`);
    this.fault = fault;
  }
}

/** What a transaction starts from. */
export interface Stored {
  /** The designs that were asked for, and the open one. */
  readonly designs: Designs;
  readonly open: string | null;
}

/** What a transaction leads to. */
export interface Written {
  readonly designs: Committed["designs"];
  readonly openBefore: string | null;
  /** The design that is open from then on; null for an empty one that is not stored. */
  readonly open: Design | null;
}

/** What a transaction is to write. */
export interface Writing {
  readonly edits: Edits;
  readonly blobs?: Blobs | undefined;
  /** What localStorage holds; if it is absent, what the open design's record says that it was given. */
  readonly keys?: Keys;
}

interface Commit<Extra> {
  /** Designs that are to be read. One that this version of the app can't change is refused. */
  readonly ids: readonly string[];
  /** Decides what is written, awaiting the transaction alone. */
  decide(stored: Stored, transaction: Transaction): (Writing & Extra) | Promise<Writing & Extra>;
}

/**
 * Returns a function that changes designs in one transaction: it reads them, has them edited, writes them with their
 * blobs, and mirrors the open one as the last step.
 */
export function createCommit(model: MachineModel, records: Records, mirror: Mirror, now: () => number) {
  const keysOf = (design: Design | null) => mirrorOf(model, design, !records.isStored);

  async function read(transaction: Transaction, ids: readonly string[]): Promise<Stored> {
    const setting = await transaction.get("settings", SETTINGS.open);
    const open = typeof setting === "string" ? setting : null;
    const designs = new Map<string, Design | null>();
    for (const id of new Set([...ids, ...(open === null ? [] : [open])])) {
      const record = await transaction.get("designs", id);
      const state = record === undefined ? "usable" : stateOfRecord(model, record);
      if (state !== "usable" && ids.includes(id)) throw new Refusal(state);
      designs.set(id, readUsable(model, record));
    }
    return { designs, open };
  }

  async function write(
    transaction: Transaction,
    { designs, open: openBefore }: Stored,
    { edits, blobs = new Map(), keys }: Writing,
  ): Promise<Written & { mirror(): void; isMirrorSame: boolean }> {
    const written = new Map<string, { before: Design | null; after: Design | null }>();
    for (const [id, edited] of edits.designs) {
      const before = designs.get(id) ?? null;
      const after = edited && withRevision(before, edited);
      if (after !== before) written.set(id, { before, after });
    }
    await checkBlobs(transaction, designs, written, blobs);
    const openAfter = edits.open === undefined ? openBefore : edits.open;
    const last = openBefore === null ? null : (designs.get(openBefore) ?? null);
    const change = openAfter === null ? undefined : written.get(openAfter);
    const open = openAfter === null ? null : change ? change.after : (designs.get(openAfter) ?? null);
    const isMirrorSame = !keys && open === last;
    const writeMirror = await mirrorIn(transaction, keys ?? keysOf(last), open, blobs);

    const isStored = await Promise.all([...blobs.keys()].map((sha256) => transaction.has("blobs", sha256)));
    const fresh = [...blobs].filter((_, i) => !isStored[i]);
    const putting = [
      ...fresh.map(([sha256, bytes]) => transaction.put("blobs", sha256, bytes)),
      ...[...written].map(([id, { after }]) =>
        after ? transaction.put("designs", id, after) : transaction.remove("designs", id),
      ),
      ...(openAfter === openBefore ? [] : [transaction.put("settings", SETTINGS.open, openAfter)]),
    ];
    await Promise.all(putting);
    return { designs: written, openBefore, open, mirror: writeMirror, isMirrorSame };
  }

  /** An edited design with the next revision. One that is put back has it already. */
  const withRevision = (before: Design | null, edited: Design): Design =>
    edited === before || edited.revision > (before?.revision ?? 0)
      ? edited
      : committed(before ?? { ...edited, revision: 0 }, edited, now());

  /** Refuses designs that name a blob which is not stored, unless a design that was read named it already. */
  async function checkBlobs(
    transaction: Transaction,
    read: Designs,
    written: Committed["designs"],
    blobs: Blobs,
  ): Promise<void> {
    const known = new Set(blobs.keys());
    for (const design of read.values())
      if (design) for (const sha256 of referencedBlobs(design)) known.add(sha256);
    for (const { after } of written.values())
      for (const sha256 of after ? referencedBlobs(after) : []) {
        if (!known.has(sha256) && !(await transaction.has("blobs", sha256))) throw new Refusal("gone");
        known.add(sha256);
      }
  }

  /** Reads what mirroring a design needs; the returned function mirrors it at once. */
  async function mirrorIn(
    transaction: Transaction,
    before: Keys,
    open: Design | null,
    fresh: Blobs,
  ): Promise<() => void> {
    const after = keysOf(open);
    const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const sha256 of inlineBlobs(before, after)) {
      const found = fresh.get(sha256) ?? (await transaction.get("blobs", sha256));
      if (isBytes(found)) bytes.set(sha256, found);
    }
    return () => mirror.write(before, after, open, bytes);
  }

  /** A transaction has failed after it had mirrored its design: localStorage gets what is stored now. */
  async function mirrorAgain(wrong: Design | null, right: Design | null): Promise<void> {
    const again = async (transaction: Transaction) => {
      const { designs, open } = await read(transaction, []);
      const stored = open === null ? null : (designs.get(open) ?? null);
      (await mirrorIn(transaction, keysOf(wrong), stored, new Map()))();
    };
    // If nothing can be read, pictures that would need their bytes stand there by their paths.
    await records
      .run("readwrite", again)
      .catch(() => mirror.write(keysOf(wrong), keysOf(right), right, new Map()));
  }

  return async <Extra>({
    ids,
    decide,
  }: Commit<Extra>): Promise<Written & { readonly decision: Writing & Extra }> => {
    let mirrored: Design | null | undefined;
    let last: Design | null = null;
    try {
      return await records.run("readwrite", async (transaction) => {
        const stored = await read(transaction, ids);
        last = stored.open === null ? null : (stored.designs.get(stored.open) ?? null);
        const decision = await decide(stored, transaction);
        const { mirror, isMirrorSame, ...written } = await write(transaction, stored, decision);
        if (!isMirrorSame) {
          mirrored = written.open;
          mirror();
        }
        return { ...written, decision };
      });
    } catch (error) {
      if (mirrored !== undefined) await mirrorAgain(mirrored, last);
      throw error;
    }
  };
}
