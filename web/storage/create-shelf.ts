import type { MachineModel } from "../../shared/machine/types.ts";
import { copyDesign } from "../document/design.ts";
import { readRow } from "./edit-row.ts";
import type { Environment } from "./environment.ts";
import type { ImageSources } from "./image-sources.ts";
import { OWN_KEYS } from "./keys.ts";
import type { Opened } from "./open-door.ts";
import type { Outcome, StoreFault } from "./outcome.ts";
import { persist, room } from "./room.ts";
import { isUsable } from "./row.ts";
import type { Scene } from "./scene.ts";
import type { Shelf } from "./shelf.ts";
import { createShelfList } from "./shelf-list.ts";
import { parseImageValue, storedPath } from "./values.ts";
import type { Writer, WriterParts } from "./writer.ts";

/** What a shelf works on. */
export interface ShelfContext {
  readonly model: MachineModel;
  readonly environment: Environment;
  readonly opened: Opened;
  readonly scene: Scene;
  readonly sources: ImageSources;
  readonly parts: WriterParts;
  /** Runs when the actions before it are done, and shows that something is being saved. */
  doing<Result extends Outcome>(run: (writer: Writer) => Promise<Result>): Promise<Result>;
}

/** The designs of this browser. See Shelf. */
export function createShelf(context: ShelfContext): Shelf {
  const { model, opened, scene, parts } = context;
  const { door, rows, overflow, tabs, fault } = opened;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const list = createShelfList({ model, rows, overflow, stored: door.read, onMeasured: changed });
  const openId = () => door.read().get(OWN_KEYS.design) ?? null;
  tabs.onChange(changed);

  const notYet = async (): Promise<{ ok: false; reason: StoreFault }> => ({
    ok: false,
    reason: "unavailable",
  });

  return {
    async list() {
      if (fault) throw new Error(`There is one design only: ${fault}`);
      await parts.copy.ensure();
      return list(await rows.survey());
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async read(id) {
      if (id === (openId() ?? "")) return copyDesign(scene.current());
      const row = await rows.read(id);
      if (!row || !isUsable(model.id, row.head)) return null;
      const present = new Set((await overflow.list()).map(storedPath));
      const gone = [...row.entries.values()].filter(
        (value) => parseImageValue(value)?.kind === "stored" && !present.has(value),
      );
      return readRow(model, row.entries, new Set(gone)).design;
    },
    open: notYet,
    create: notYet,
    rename: notYet,
    duplicate: notYet,
    remove: notYet,
    dress: notYet,
    add: notYet,
    offer: () => null,
    undo: notYet,
    save: async () => null,
    saveAll: async () => {
      throw new Error("not yet");
    },
    openFile: notYet,
    room,
    persist,
    eraseEverything: notYet,
  };
}
