import type { Design } from "../../shared/model/design.ts";
import type { DesignChange } from "../../shared/model/history.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import { committed } from "../../shared/model/revision.ts";
import { mirrorOpen } from "./mirror-write.ts";
import { designIn, Refusal, readDesign, SETTINGS, storedOf, type Transaction } from "./records.ts";
import type { Page } from "./store.ts";
import type { Blobs, Committed, Designs, Edits } from "./types.ts";

/** What a transaction starts from. */
export interface Stored {
  /** The designs that were asked for, and the open one. */
  readonly designs: Designs;
  /** The design that is open; null if none is that this version of the app can use. */
  readonly open: Design | null;
  /** Nothing was ever written to the database. */
  readonly isNew: boolean;
}

/** What a transaction is to write. */
interface Decision {
  readonly edits: Edits;
  readonly blobs?: Blobs | undefined;
  /**
   * How localStorage follows. Absent: the keys that differ are written. A list, of the keys that it holds: all keys of the
   * design are written again, and the others of the list are removed. Null, for edits that were read there: it is left
   * alone, so that the next start finds them again if this page ends.
   */
  readonly found?: readonly string[] | null;
}

/** What a transaction leads to. */
export interface Written {
  readonly designs: Committed["designs"];
  readonly openBefore: string | null;
  /** The design that is open from then on; null for an empty one that is not stored. */
  readonly open: Design | null;
}

/** Returns the function that changes designs in one transaction, and mirrors the open one as its last step. */
export function createCommit(page: Page<unknown>) {
  const { model, environment, records, mirror } = page;

  /** Reads a design that may be written; null if there is none. */
  async function readWritable(transaction: Transaction, id: string): Promise<Design | null> {
    const record = await transaction.get("designs", id);
    if (record === undefined) return null;
    const design = designIn(model, record);
    if (typeof design === "string") throw new Refusal(design);
    return asShown(design);
  }
  /** The design as the page shows it, if it is that: what an edit does not change stays the same object on the page. */
  function asShown(design: Design | null): Design | null {
    const shown = page.snapshot.design;
    return design?.id === shown.id && design.revision === shown.revision ? shown : design;
  }

  async function read(transaction: Transaction, ids: readonly string[]): Promise<Stored> {
    const setting = await transaction.get("settings", SETTINGS.open);
    const found = await Promise.all(ids.map((id) => readWritable(transaction, id)));
    const designs = new Map(ids.map((id, i) => [id, found[i] ?? null]));
    const open = designs.get(String(setting)) ?? asShown(await readDesign(model, transaction, setting));
    if (open) designs.set(open.id, open);
    return { designs, open, isNew: setting === undefined };
  }

  async function write(
    transaction: Transaction,
    { designs, open: last, isNew }: Stored,
    { edits, blobs = new Map(), found }: Decision,
  ): Promise<Written> {
    const isOwn = found === undefined;
    // Somebody has deleted the database: what stands has to be found out first.
    if (isNew && isOwn) throw new Refusal("gone");
    const readOnce = async (id: string) => designs.get(id) ?? readWritable(transaction, id);
    const written = new Map<string, DesignChange>();
    for (const [id, edited] of edits.designs) {
      const before = await readOnce(id);
      // One that Undo brings back has the revision that it is to be stored with.
      const after = edited && committed(before ?? edited, edited, environment.now());
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
    if (isOwn && named.some((sha256) => !stored.has(sha256))) throw new Refusal("gone");
    const fresh = [...blobs].filter(([sha256]) => !stored.has(sha256));
    await Promise.all([
      ...fresh.map(([sha256, bytes]) => transaction.put("blobs", sha256, bytes)),
      ...[...written].map(([id, { after }]) =>
        after ? transaction.put("designs", id, after) : transaction.remove("designs", id),
      ),
      ...(isOpening ? [transaction.put("settings", SETTINGS.open, openAfter)] : []),
    ]);
    if (isOwn ? open !== last : found)
      await mirrorOpen(model, mirror, transaction, { last, open, blobs, found });
    return { designs: written, openBefore, open };
  }

  /**
   * Runs one transaction: reads designs, and refuses any that this version of the app can't change; has `decide`, which
   * may await the transaction alone, say what is to be written; and returns that with what it led to.
   */
  return <Decided extends Decision>(
    ids: readonly string[],
    decide: (stored: Stored, transaction: Transaction) => Decided | Promise<Decided>,
  ): Promise<Decided & Written> =>
    records.run("readwrite", async (transaction) => {
      const stored = await read(transaction, ids);
      const decided = await decide(stored, transaction);
      return { ...decided, ...(await write(transaction, stored, decided)) };
    });
}

/** The SHA-256s of all blobs that designs name. */
const blobsOf = (designs: Iterable<Design | null>): string[] =>
  [...designs].flatMap((design) => (design ? [...referencedBlobs(design)] : []));
