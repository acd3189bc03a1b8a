import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import { committed } from "../../shared/model/revision.ts";
import type { Mirror } from "./mirror.ts";
import { mirrorOf } from "./mirror-keys.ts";
import { textsFor, writeMirror } from "./mirror-write.ts";
import { readDesign, readUsable, stateOfRecord } from "./read-record.ts";
import { type Records, Refusal, SETTINGS, storedOf, type Transaction } from "./records.ts";
import type { Blobs, Committed, Designs, Edits } from "./types.ts";

/** What a transaction starts from. */
interface Stored {
  /** The designs that were asked for, and the open one. */
  readonly designs: Designs;
  /** The design that is open; null if none is that this version of the app can use. */
  readonly open: Design | null;
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
 * Returns a function that changes designs in one transaction: it reads them, has them edited, writes them with their
 * blobs, and mirrors the open one as the last step.
 */
export function createCommit(
  model: MachineModel,
  records: Records,
  mirror: Mirror,
  { now, shown }: { now(): number; shown(): Design },
) {
  /** Reads a design that may be written; null if there is none. */
  async function readWritable(transaction: Transaction, id: string): Promise<Design | null> {
    const record = await transaction.get("designs", id);
    if (record === undefined) return null;
    const state = stateOfRecord(model, record);
    if (state !== "usable") throw new Refusal(state);
    return asShown(readUsable(model, record));
  }
  /** The design as the page shows it, if it is that: what an edit does not change stays the same object on the page. */
  function asShown(design: Design | null): Design | null {
    const { id, revision } = shown();
    return design?.id === id && design.revision === revision ? shown() : design;
  }

  async function read(transaction: Transaction, ids: readonly string[]): Promise<Stored> {
    const setting = await transaction.get("settings", SETTINGS.open);
    const found = await Promise.all(ids.map((id) => readWritable(transaction, id)));
    const designs = new Map(ids.map((id, i) => [id, found[i] ?? null]));
    const isNew = setting === undefined;
    const open = designs.get(String(setting)) ?? asShown(await readDesign(model, transaction, setting));
    if (open) designs.set(open.id, open);
    return { designs, open, isNew };
  }

  async function write(
    transaction: Transaction,
    { designs, open: last, isNew }: Stored,
    { edits, blobs = new Map(), isRestored = false, isTaken = false, found }: Writing,
  ): Promise<Written> {
    // Somebody has deleted the database: what stands has to be found out first.
    if (isNew && !isTaken && !found) throw new Refusal("gone");
    const readOnce = async (id: string) => designs.get(id) ?? readWritable(transaction, id);
    const written = new Map<string, { before: Design | null; after: Design | null }>();
    for (const [id, edited] of edits.designs) {
      const before = await readOnce(id);
      const isKept = isRestored || edited === null || edited === before;
      const after = isKept ? edited : committed(before ?? { ...edited, revision: 0 }, edited, now());
      if (after !== before) written.set(id, { before, after });
    }
    const openBefore = last?.id ?? null;
    const wanted = edits.open === undefined ? openBefore : edits.open;
    const opening = wanted === null ? null : (written.get(wanted) ?? { after: await readOnce(wanted) });
    const open = opening?.after ?? null;

    const openAfter = open?.id ?? null;
    const isOpening = isNew || edits.open !== undefined || openAfter !== openBefore;
    const known = new Set([...blobs.keys(), ...blobsOf(designs.values())]);
    const after = [...written.values()].map((change) => change.after);
    const named = blobsOf(after).filter((sha256) => !known.has(sha256));
    const stored = await storedOf(transaction, [...named, ...blobs.keys()]);
    // What somebody wrote by hand may name a picture that is not there: it is shown as missing.
    if (!isTaken && named.some((sha256) => !stored.has(sha256))) throw new Refusal("gone");
    const fresh = [...blobs].filter(([sha256]) => !stored.has(sha256));
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

  /** Mirrors the open design: what differs from the one before, if localStorage was given that one last. */
  async function mirrorOpen(
    transaction: Transaction,
    last: Design | null,
    open: Design | null,
    blobs: Blobs,
    found?: readonly string[],
  ): Promise<void> {
    const keysOf = (design: Design | null) => mirrorOf(model, design, !records.isStored);
    const [before, after] = [keysOf(last), keysOf(open)];
    const isKnown = !found && mirror.isOf(last);
    const texts = new Map<string, readonly string[] | null>();
    for (const [key, value] of after) {
      const was = before.get(key);
      const isSame =
        typeof value === "object" && typeof was === "object" ? value.blob === was.blob : value === was;
      if (isKnown && isSame) texts.set(key, null);
      else {
        const choices = await textsFor(transaction, value, blobs);
        // Where nothing outlives the page, a path would lead to nothing.
        texts.set(key, records.isStored ? choices : choices.slice(0, 1));
      }
    }
    const gone = [...(found ?? before.keys())].filter((key) => !after.has(key));
    writeMirror(model, mirror, gone, texts, open);
  }

  /**
   * Runs one transaction: reads designs, and refuses any that this version of the app can't change; has `decide`, which
   * may await the transaction alone, say what is to be written.
   */
  return (
    ids: readonly string[],
    decide: (stored: Stored, transaction: Transaction) => Writing | Promise<Writing>,
  ): Promise<Written> =>
    records.run("readwrite", async (transaction) => {
      const stored = await read(transaction, ids);
      return write(transaction, stored, await decide(stored, transaction));
    });
}

/** The SHA-256s of all blobs that designs name. */
const blobsOf = (designs: Iterable<Design | null>): string[] =>
  [...designs].flatMap((design) => (design ? [...referencedBlobs(design)] : []));
