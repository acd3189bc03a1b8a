import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../document/design.ts";
import { readRow } from "./edit-row.ts";
import { designEntries, type Entries } from "./entries.ts";
import { isInlinePng } from "./inline-bounds.ts";
import type { NewPicture } from "./keep-recipes.ts";
import { OWN_KEYS, revisionIn } from "./keys.ts";
import type { Opened } from "./open-door.ts";
import { sha256Of } from "./pictures.ts";
import { headOf, isUsable, type Row } from "./row.ts";
import { inlineBytes, parseImageValue, storedPath } from "./values.ts";
import type { WriterParts } from "./writing.ts";

/** Pictures of a design to be, that were put into IndexedDB ahead of their turn and are held until then. */
export interface KeptAhead {
  readonly values: readonly string[];
  release(): void;
}

/** Reading designs, open or not, as rows. */
export interface Designs {
  /** The id of the open one; null while it has none. */
  openId(): string | null;
  /** A usable design as it is now, the open one from localStorage; null where there is none. Rejects. */
  rowOf(id: string): Promise<Row | null>;
  /** The usable one that was changed last, but for some; null for none. */
  latestBut(ids: ReadonlySet<string>): Promise<Row | null>;
  /** A design that holds nothing and has no row yet. */
  empty(): Row;
  /** What a row holds as a design, evicted pictures marked. */
  designOf(row: Row): Promise<Design>;
  /** Puts pictures into IndexedDB, so that rows share them; `full` where one that must be there did not go in. */
  keepAhead(images: readonly NewPicture[]): Promise<KeptAhead | "full">;
  /** The same with every picture in IndexedDB, so that rows share it. */
  withSharedPictures(entries: Entries): Promise<Entries>;
}

interface DesignsContext {
  readonly model: MachineModel;
  readonly opened: Opened;
  readonly parts: Pick<WriterParts, "door" | "pictures" | "patience">;
  hold(value: string): () => void;
  now(): number;
  newId(): string;
}

export function createDesigns({ model, opened, parts, hold, now, newId }: DesignsContext): Designs {
  const { rows, overflow } = opened;
  const { door, pictures, patience } = parts;
  const openId = () => door.read().get(OWN_KEYS.design) ?? null;
  const read = async (id: string) => {
    const row = await patience.await(() => rows.read(id));
    return row && isUsable(model.id, row.head) && !row.head.isAside ? row : null;
  };
  const empty = (): Row => {
    const entries = new Map<string, string>();
    return { head: headOf(model, { id: newId(), entries, revision: 0, now: now() }), entries };
  };
  return {
    openId,
    async rowOf(id) {
      if (id !== openId()) return read(id);
      const entries = door.read();
      const held = designEntries(model, entries);
      return {
        head: headOf(model, { id, entries: held, revision: revisionIn(entries), now: now() }),
        entries: held,
      };
    },
    async latestBut(ids) {
      const { heads } = await patience.await(rows.survey);
      const usable = [...heads.values()].filter(
        (head) => isUsable(model.id, head) && !head.isAside && !head.isEmpty && !ids.has(head.id),
      );
      const latest = usable.sort((a, b) => (b?.changedAt ?? 0) - (a?.changedAt ?? 0));
      for (const head of latest) {
        const row = head && (await read(head.id));
        if (row) return row;
      }
      return null;
    },
    empty,
    async designOf({ entries }) {
      const present = new Set((await overflow.list()).map(storedPath));
      const gone = [...entries.values()].filter(
        (value) => parseImageValue(value)?.kind === "stored" && !present.has(value),
      );
      return readRow(model, entries, new Set(gone)).design;
    },
    async keepAhead(images) {
      const releases: (() => void)[] = [];
      const release = () => {
        for (const each of releases) each();
      };
      for (const { bytes } of images) releases.push(hold(storedPath(await sha256Of(bytes))));
      const put = await pictures.values(images, true);
      if (put !== "full") return { values: put.values, release };
      release();
      return put;
    },
    async withSharedPictures(entries) {
      const shared = new Map<string, string>();
      for (const [key, value] of entries) {
        const bytes = isInlinePng(value) ? inlineBytes(value) : undefined;
        shared.set(key, (bytes && (await pictures.store(bytes))) ?? value);
      }
      return shared;
    },
  };
}
