import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../document/design.ts";
import { designEntries, type Entries } from "./entries.ts";
import { createHistory, type History } from "./history.ts";
import { OWN_KEYS } from "./keys.ts";
import type { Loss } from "./outcome.ts";
import type { Paths } from "./saver.ts";
import { parseImageValue } from "./values.ts";

/** What this tab knows of a design: its history, and what that is about. */
export interface Past {
  readonly history: History;
  /** Another content is another tab's change, and ends the history. */
  content: Entries;
  loss: Loss | null;
  /** What the tab showed of it last, by which the images of an action are known. */
  shown: Design;
}

/** The pasts of all designs that this tab has shown. */
export interface Pasts {
  /** That of the design that is shown. */
  now(): Past;
  /** That of a design, where this tab has shown it. */
  of(id: string): Past | undefined;
  /** A design is shown; `isOther` where it is not the one that was shown before. */
  turnTo(id: string | null, isOther: boolean): void;
  end(past: Past): void;
  forgetAll(): void;
  /** Every value that a history holds. */
  values(): Iterable<string | null>;
  /** Lets the oldest change go, first of designs that are not shown. False where none holds a picture of IndexedDB. */
  letGo(): boolean;
  replace(moved: Paths): void;
}

export function createPasts(model: MachineModel): Pasts {
  const anew = (): Past => ({
    history: createHistory(),
    content: new Map(),
    loss: null,
    shown: emptyDesign(model),
  });
  const byId = new Map<string, Past>();
  let now = anew();
  const all = () => new Set([...byId.values(), now]);
  const values = () => [...all()].flatMap(({ history }) => [...history.values()]);
  const end = (past: Past) => {
    past.history.clear();
    past.loss = null;
  };
  return {
    now: () => now,
    of: (id) => byId.get(id),
    turnTo(id, isOther) {
      if (isOther) now = (id !== null && byId.get(id)) || anew();
      if (id !== null) byId.set(id, now);
    },
    end,
    forgetAll() {
      for (const past of all()) end(past);
      byId.clear();
      now = anew();
    },
    values,
    letGo() {
      const holdsStored = [...values()].some((value) => parseImageValue(value ?? "")?.kind === "stored");
      if (!holdsStored) return false;
      return [...all()].some((past) => past !== now && past.history.dropOldest()) || now.history.dropOldest();
    },
    replace(moved) {
      if (moved.size === 0) return;
      for (const past of all()) {
        past.history.replace(moved);
        past.content = withPaths(past.content, moved);
      }
    },
  };
}

/** What a history is about: the design without its confirmation, which is no change. */
export function contentOf(model: MachineModel, entries: Entries): Entries {
  const held = new Map(designEntries(model, entries));
  held.delete(OWN_KEYS.confirmed);
  return held;
}

/** The same, with images that overflowed since. */
export const withPaths = (held: Entries, moved: Paths): Entries =>
  moved.size === 0 ? held : new Map([...held].map(([key, value]) => [key, moved.get(value) ?? value]));
