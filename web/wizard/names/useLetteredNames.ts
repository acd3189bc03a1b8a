import { useEffect, useRef, useState } from "react";
import type { LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import type { Size } from "../../../shared/machine/types.ts";
import { Letterer, type LetteringOrder } from "../../lettering/letterer.ts";
import { store } from "../../storage/store.ts";
import {
  isOwn,
  type LetteringOf,
  type NamedSlot,
  ownOrder,
  ownSource,
  sceneOrder,
  scenesFor,
} from "./grounds.ts";

/** A slot's picture with its name on. */
export interface LetteredSlot {
  readonly slot: string;
  readonly png: Uint8Array<ArrayBuffer>;
  /** Of the PNG, while it is shown. */
  readonly url: string;
  /** What it was made from: a scene's path, or an own picture's stored value. */
  readonly source: string;
}

export interface LetteredNames {
  readonly state: "busy" | "failed" | "done";
  /** While it is busy, those of the choice before. */
  readonly pictures: readonly LetteredSlot[];
}

const release = (pictures: readonly LetteredSlot[]): void => {
  for (const { url } of pictures) URL.revokeObjectURL(url);
};

interface Choice {
  readonly slots: readonly NamedSlot[];
  readonly library: readonly LibraryPicture[];
  readonly letteringOf: LetteringOf;
  readonly size: Size;
  readonly style: PictureStyle;
  readonly turn: number;
  /** Counts how often it was tried again. */
  readonly attempt: number;
}

/** The slots' pictures with their names on, made anew for every choice; the last finished stays meanwhile. */
export function useLetteredNames({ slots, library, letteringOf, size, style, turn, attempt }: Choice) {
  const [letterer] = useState(() => new Letterer());
  const [names, setNames] = useState<LetteredNames>({ state: "busy", pictures: [] });
  const shown = useRef<readonly LetteredSlot[]>([]);
  const key = JSON.stringify([slots, style, turn, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the pictures hang on
  useEffect(() => {
    const ended = new AbortController();
    setNames({ state: "busy", pictures: shown.current });
    const make = async (): Promise<LetteredSlot[]> => {
      const grounds = await groundsFor({ slots, library, letteringOf, size, style, turn });
      const lettered = await letterer.letter(
        grounds.map(({ order }) => order),
        ended.signal,
      );
      ended.signal.throwIfAborted();
      return lettered.map(({ png }, i) => ({
        slot: slots[i]?.slot ?? "",
        png,
        url: URL.createObjectURL(new Blob([png], { type: "image/png" })),
        source: grounds[i]?.source ?? "",
      }));
    };
    make().then(
      (pictures) => {
        release(shown.current);
        shown.current = pictures;
        setNames({ state: "done", pictures });
      },
      () => ended.signal.aborted || setNames({ state: "failed", pictures: [] }),
    );
    return () => ended.abort();
  }, [key]);

  useEffect(
    () => () => {
      letterer.close();
      release(shown.current);
    },
    [letterer],
  );
  return names;
}

interface Ground {
  readonly order: LetteringOrder;
  readonly source: string;
}

/** What each slot's name is put on. Rejects where a picture can't be had. */
async function groundsFor(choice: Omit<Choice, "attempt">): Promise<Ground[]> {
  const { slots, library, letteringOf, size, style, turn } = choice;
  const scenes = scenesFor(slots, library, style, size, turn);
  return Promise.all(
    slots.map(async (slot, i): Promise<Ground> => {
      const scene = scenes[i];
      if (slot.value !== undefined && isOwn(slot, library)) {
        const before = await store.imageBytes(ownSource(slot.value));
        const isThere = typeof before !== "string";
        const bytes = isThere ? before : await bytesOf(slot.value);
        const source = isThere ? ownSource(slot.value) : slot.value;
        return { order: ownOrder(slot.name, bytes, size, style, letteringOf), source };
      }
      if (scene === undefined) throw new Error(`there is no scene of the style ${style}`);
      const bytes = await bytesOf(scene.scene);
      return { order: sceneOrder(slot.name, scene, bytes, letteringOf), source: scene.scene };
    }),
  );
}

async function bytesOf(value: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await store.imageBytes(value);
  if (typeof bytes === "string") throw new Error(`an image is ${bytes}`);
  return bytes;
}
