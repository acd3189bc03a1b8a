import type { MachineModel } from "../../shared/machine/types.ts";
import { designEntries, type Entries, machineNameIn } from "./entries.ts";
import { OWN_KEYS, VERSION } from "./keys.ts";
import type { Overflow } from "./pictures.ts";
import { isUsable, type PicturesHeld, picturesIn, type RowHead, type Rows, type Survey } from "./row.ts";
import type { ShelfDesign, ShelfState } from "./shelf.ts";

/** What a list is made of. */
interface ListContext {
  readonly model: MachineModel;
  readonly rows: Rows;
  readonly overflow: Overflow;
  /** What localStorage holds. */
  stored(): Entries;
  /** Sizes were measured that were not known before. */
  onMeasured(): void;
}

/** Characters of base64 for each byte. */
const BASE64_PER_BYTE = 4 / 3;

/** Every design, and how large its pictures are, as far as that was measured. */
export function createShelfList({ model, rows, overflow, stored, onMeasured }: ListContext) {
  const sizes = new Map<string, number>();
  /** What rows of an earlier release hold, by id and revision. */
  const held = new Map<string, PicturesHeld>();
  let isMeasuring = false;

  const picturesOf = async (head: RowHead): Promise<PicturesHeld> => {
    if (head.pictures) return head.pictures;
    const key = `${head.id} ${head.revision}`;
    const known = held.get(key) ?? picturesIn((await rows.read(head.id))?.entries ?? new Map());
    held.set(key, known);
    return known;
  };
  const measure = async (sha256s: readonly string[]) => {
    const measured = await overflow.sizesOf(sha256s);
    // One that this browser has deleted takes no room.
    for (const sha256 of sha256s) sizes.set(sha256, measured.get(sha256) ?? 0);
    onMeasured();
  };
  const bytesOf = ({ inline, stored }: PicturesHeld): number | null =>
    stored.every((sha256) => sizes.has(sha256))
      ? Math.round(inline / BASE64_PER_BYTE) + stored.reduce((sum, each) => sum + (sizes.get(each) ?? 0), 0)
      : null;

  return async (survey: Survey): Promise<readonly ShelfDesign[]> => {
    const entries = stored();
    const openId = entries.get(OWN_KEYS.design) ?? null;
    const designs: ShelfDesign[] = [];
    const unknown = new Set<string>();
    for (const [id, head] of survey.heads) {
      if (head?.isAside) continue;
      const isOpen = id === openId;
      const isEmpty = isOpen ? designEntries(model, entries).size === 0 : head?.isEmpty;
      if (isEmpty) continue;
      const state = stateOf(model, head);
      if (!head || state !== "usable") {
        const { machine = "", name = "", changedAt = 0 } = head ?? {};
        designs.push({ id, machine, name, changedAt, bytes: null, isOpen, state });
        continue;
      }
      const pictures = isOpen ? picturesIn(designEntries(model, entries)) : await picturesOf(head);
      for (const sha256 of pictures.stored) if (!sizes.has(sha256)) unknown.add(sha256);
      const { machine, changedAt } = head;
      const name = isOpen ? machineNameIn(entries) : head.name;
      designs.push({ id, machine, name, changedAt, bytes: bytesOf(pictures), isOpen, state });
    }
    if (unknown.size > 0 && !isMeasuring) {
      isMeasuring = true;
      void measure([...unknown])
        .catch(() => {})
        .finally(() => {
          isMeasuring = false;
        });
    }
    return designs.sort((a, b) => b.changedAt - a.changedAt);
  };
}

/** What can be done with the row of a head; null for one that can't be read. */
export function stateOf(model: MachineModel, head: RowHead | null): ShelfState {
  if (!head) return "unreadable";
  if (head.version > VERSION) return "later";
  return isUsable(model.id, head) ? "usable" : "otherMachine";
}
