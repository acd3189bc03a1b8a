import type { MachineModel } from "../../shared/machine/types.ts";
import { copyDesign } from "../document/design.ts";
import { createActing } from "./acting.ts";
import type { Actions } from "./actions.ts";
import { createDesigns } from "./closed-rows.ts";
import type { Environment } from "./environment.ts";
import { erase } from "./erase.ts";
import type { ImageSources } from "./image-sources.ts";
import { OWN_KEYS } from "./keys.ts";
import type { Opened } from "./open-door.ts";
import { persist, room } from "./room.ts";
import type { Scene } from "./scene.ts";
import type { Shelf } from "./shelf.ts";
import { createShelfActs } from "./shelf-acts.ts";
import { createShelfFiles } from "./shelf-files.ts";
import { createShelfList } from "./shelf-list.ts";
import { createShelfMany } from "./shelf-many.ts";
import { createShelfUndo } from "./shelf-undo.ts";
import { createTakeBack } from "./take-back.ts";
import type { WriterParts } from "./writing.ts";

/** What a shelf works on. */
export interface ShelfContext {
  readonly model: MachineModel;
  readonly environment: Environment;
  readonly opened: Opened;
  readonly scene: Scene;
  readonly sources: ImageSources;
  readonly parts: WriterParts;
  readonly actions: Actions;
  /** Runs when the actions before it are done, and shows that something is being saved. */
  inQueue<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** The designs of this browser. See Shelf. */
export function createShelf(context: ShelfContext): Shelf {
  const { model, environment, opened, scene, sources, parts, inQueue } = context;
  const { door, saver, copy } = parts;
  const { rows, overflow, tabs, fault } = opened;
  const { now, newId } = environment;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** This tab's listeners hear of it at once, other tabs by a key that nothing reads. */
  const changed = () => {
    const entries = door.read();
    if (entries.has(OWN_KEYS.version)) door.write(entries, new Map([[OWN_KEYS.shelf, String(now())]]));
    tell();
  };
  const list = createShelfList({ model, rows, overflow, stored: door.read, onMeasured: tell });
  const designs = createDesigns({ model, opened, parts, hold: sources.hold, now, newId });
  const undos = createShelfUndo(rows, sources.hold);
  const acting = createActing(context, designs, undos, changed);
  const { addRows, ...many } = createShelfMany(acting);
  const read: Shelf["read"] = async (id) => {
    if (id === scene.origin().id) return copyDesign(scene.current());
    const row = await designs.rowOf(id);
    return row && designs.designOf(row);
  };
  tabs.onChange(() => void undos.check().then(tell));

  return {
    async list() {
      if (fault) throw new Error(`There is one design only: ${fault}`);
      await copy.ensure(saver);
      const all = await list(await rows.survey());
      await undos.check();
      return all;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,
    ...createShelfActs(acting),
    ...many,
    offer: () => undos.last()?.offer ?? null,
    undo: createTakeBack(acting),
    ...createShelfFiles(context, designs, read, addRows),
    room,
    persist,
    async eraseEverything() {
      if (fault) return { ok: false, reason: fault };
      if (await tabs.hasOld()) return { ok: false, reason: "oldTab" };
      const erased = await inQueue(() =>
        saver.inTurn((published) => erase(model, opened, parts, published, now(), designs.empty())),
      );
      if (typeof erased === "string") return { ok: false, reason: erased };
      undos.forget();
      parts.showOther(erased);
      tell();
      return { ok: true, kept: true };
    },
  };
}
