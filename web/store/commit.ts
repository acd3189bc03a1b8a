import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import { committed } from "../../shared/model/revision.ts";
import { dataUri, storedPath } from "./image-values.ts";
import type { Mirror } from "./mirror.ts";
import { mirrorOf } from "./mirror-keys.ts";
import { writeMirror } from "./mirror-write.ts";
import { readDesign, readUsable, stateOfRecord } from "./read-record.ts";
import { isBytes, type Records, Refusal, SETTINGS, type Transaction } from "./records.ts";
import type { Blobs, Committed, Designs, Edits } from "./types.ts";

/** What a transaction starts from. */
interface Stored {
  /** The designs that were asked for, and the open one. */
  readonly designs: Designs;
  /** The design that is open; null if none is that this version of the app can use. */
  readonly open: string | null;
  /** Nothing was ever written to the database. */
  readonly isNew: boolean;
}

/** What a transaction is to write. */
interface Writing {
  readonly edits: Edits;
  readonly blobs?: Blobs | undefined;
  /** The designs have the revisions that they are to be stored with. */
  readonly isRestored?: boolean;
  /** The edits were read in localStorage. It is not mirrored with them: a page that ends before finds them again. */
  readonly isTaken?: boolean;
  /** Keys that stand in localStorage: those of the design are all written again, and the others removed. */
  readonly found?: readonly string[];
}

/** What a transaction leads to. */
export interface Written {
  readonly designs: Committed["designs"];
  readonly openBefore: string | null;
  /** The design that is open from then on; null for an empty one that is not stored. */
  readonly open: Design | null;
}

/**
 * Runs one transaction: reads designs, and refuses any that this version of the app can't change; has `decide`, which
 * may await the transaction alone, say what is to be written.
 */
export type Commit = (
  ids: readonly string[],
  decide: (stored: Stored, transaction: Transaction) => Writing | Promise<Writing>,
) => Promise<Written>;

/**
 * Returns a function that changes designs in one transaction: it reads them, has them edited, writes them with their
 * blobs, and mirrors the open one as the last step.
 */
export function createCommit(
  model: MachineModel,
  records: Records,
  mirror: Mirror,
  now: () => number,
): Commit {
  const keysOf = (design: Design | null) => mirrorOf(model, design, !records.isStored);

  /** Reads a design that may be written; null if there is none. */
  async function readWritable(transaction: Transaction, id: string): Promise<Design | null> {
    const record = await transaction.get("designs", id);
    if (record === undefined) return null;
    const state = stateOfRecord(model, record);
    if (state !== "usable") throw new Refusal(state);
    return readUsable(model, record);
  }

  async function read(transaction: Transaction, ids: readonly string[]): Promise<Stored> {
    const setting = await transaction.get("settings", SETTINGS.open);
    const found = await Promise.all(ids.map((id) => readWritable(transaction, id)));
    const designs = new Map(ids.map((id, i) => [id, found[i] ?? null]));
    const isNew = setting === undefined;
    if (typeof setting !== "string") return { designs, open: null, isNew };
    const open = designs.get(setting) ?? (await readDesign(model, transaction, setting));
    if (open) designs.set(setting, open);
    return { designs, open: open && setting, isNew };
  }

  async function write(
    transaction: Transaction,
    { designs, open: openBefore, isNew }: Stored,
    { edits, blobs = new Map(), isRestored = false, isTaken = false, found }: Writing,
  ): Promise<Written> {
    // Somebody has deleted the database: what stands has to be found out first.
    if (isNew && !isTaken && !found) throw new Refusal("gone");
    const known = async (id: string) => {
      const design = designs.get(id);
      return design === undefined ? readWritable(transaction, id) : design;
    };
    const written = new Map<string, { before: Design | null; after: Design | null }>();
    for (const [id, edited] of edits.designs) {
      const before = await known(id);
      const isKept = isRestored || edited === null || edited === before;
      const after = isKept ? edited : committed(before ?? { ...edited, revision: 0 }, edited, now());
      if (after !== before) written.set(id, { before, after });
    }
    // What somebody wrote by hand may name a picture that is not there: it is shown as missing.
    if (!isTaken) await checkBlobs(transaction, designs, written, blobs);
    const wanted = edits.open === undefined ? openBefore : edits.open;
    const last = openBefore === null ? null : await known(openBefore);
    const change = wanted === null ? undefined : written.get(wanted);
    const open = wanted === null ? null : change ? change.after : await known(wanted);

    const openAfter = open && wanted;
    const isOpening = isNew || edits.open !== undefined || openAfter !== openBefore;
    const isStored = await Promise.all([...blobs.keys()].map((sha256) => transaction.has("blobs", sha256)));
    const fresh = [...blobs].filter((_, i) => !isStored[i]);
    await Promise.all([
      ...fresh.map(([sha256, bytes]) => transaction.put("blobs", sha256, bytes)),
      ...[...written].map(([id, { after }]) =>
        after ? transaction.put("designs", id, after) : transaction.remove("designs", id),
      ),
      ...(isOpening ? [transaction.put("settings", SETTINGS.open, openAfter)] : []),
    ]);
    if (found || (open !== last && !isTaken)) await mirrorOpen(transaction, last, open, blobs, found);
    return { designs: written, openBefore, open };
  }

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

  /** Mirrors the open design: what differs from the one before, if localStorage was given that one last. */
  async function mirrorOpen(
    transaction: Transaction,
    last: Design | null,
    open: Design | null,
    blobs: Blobs,
    found?: readonly string[],
  ): Promise<void> {
    const [before, after] = [keysOf(last), keysOf(open)];
    const isKnown = !found && mirror.isOf(last);
    const texts = new Map<string, readonly string[] | null>();
    for (const [key, value] of after) {
      const was = before.get(key);
      const isSame =
        typeof value === "object" && typeof was === "object" ? value.blob === was.blob : value === was;
      if (isKnown && isSame) texts.set(key, null);
      else if (typeof value === "string") texts.set(key, [value]);
      else {
        const bytes = blobs.get(value.blob) ?? (await transaction.get("blobs", value.blob));
        const path = storedPath(value.blob);
        // Where nothing outlives the page, a path would lead to nothing.
        texts.set(key, isBytes(bytes) ? [dataUri(bytes), ...(records.isStored ? [path] : [])] : [path]);
      }
    }
    const gone = [...(found ?? before.keys())].filter((key) => !after.has(key));
    writeMirror(model, mirror, gone, texts, open);
  }

  return (ids, decide) =>
    records.run("readwrite", async (transaction) => {
      const stored = await read(transaction, ids);
      return write(transaction, stored, await decide(stored, transaction));
    });
}
