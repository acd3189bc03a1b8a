import { useEffect, useState } from "react";
import { defaultImage } from "../../shared/machine/questions.ts";
import type { Category, Size } from "../../shared/machine/types.ts";
import { pictures as stored } from "../edit/app.ts";
import { bundledImage, fittedImage, type NewImage, pngImage } from "../edit/new-image.ts";
import { type TakenFile, takeFile } from "../picture/take-file.ts";
import type { Draft, PlannedPlace, PlannedScreen } from "./draft.ts";

/** Fits pictures to places as the editor proposes, one after another, each once for a size. */
export class Fitter {
  readonly #fitted = new Map<File, Map<string, Promise<TakenFile>>>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  fit(file: File, { accepts }: Category, size: Size): Promise<TakenFile> {
    const ofFile = this.#fitted.get(file) ?? new Map<string, Promise<TakenFile>>();
    this.#fitted.set(file, ofFile);
    const key = `${accepts} ${size.width}x${size.height}`;
    const known = ofFile.get(key);
    if (known) return known;
    const fitted = this.#last.then(() => {
      if (this.#isClosed) throw new Error("the import was closed");
      return takeFile(file, { accepts, size }, true);
    });
    ofFile.set(key, fitted);
    this.#last = fitted.catch(() => {});
    return fitted;
  }

  close(): void {
    this.#isClosed = true;
  }
}

/** The image for a place; the bundled default if it has the same bytes. Undefined if the picture could not be fitted. */
export async function imageOf(
  taken: TakenFile,
  file: File,
  { category, arrangement }: PlannedScreen,
  slot: string,
): Promise<NewImage | undefined> {
  if (taken.kind === "fitted") {
    const { fitted: finished, placed, original } = taken;
    return fittedImage({ ...placed, file, finished, original });
  }
  if (taken.kind !== "exact") return undefined;
  const path = category.kind === "slots" ? defaultImage(category, arrangement.count, slot) : undefined;
  return path !== undefined && (await isStored({ path }, taken.bytes))
    ? bundledImage(path)
    : pngImage(taken.bytes);
}

/** Whether a stored or bundled picture has these bytes. */
async function isStored(picture: Parameters<typeof stored.bytes>[0], bytes: Uint8Array): Promise<boolean> {
  const there = await stored.bytes(picture);
  return (
    typeof there !== "string" &&
    there.length === bytes.length &&
    there.every((byte, at) => byte === bytes[at])
  );
}

const REST_MS = 400;

const sameKey = ({ key, put }: PlannedPlace): string => `${key} ${put?.picture}`;

/** Fits the pictures of a plan at rest ahead of time. Returns whether a place has its picture already, byte for byte. */
export function useFittedAhead(
  screens: readonly PlannedScreen[],
  pictures: Draft["pictures"],
  fitter: Fitter,
): (place: PlannedPlace) => boolean {
  const [same, setSame] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOver = false;
    const fit = async ({ category, arrangement }: PlannedScreen, place: PlannedPlace) => {
      const file = place.put && pictures[place.put.picture]?.file;
      const taken = file && (await fitter.fit(file, category, arrangement.size));
      if (taken?.kind !== "exact" || !place.before?.picture) return;
      if ((await isStored(place.before.picture, taken.bytes)) && !isOver)
        setSame((before) => new Set(before).add(sameKey(place)));
    };
    const timer = setTimeout(() => {
      // Errors are ignored here; they are reported when the images are applied.
      for (const screen of screens) for (const place of screen.places) fit(screen, place).catch(() => {});
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [screens, pictures, fitter]);
  return (place) => same.has(sameKey(place));
}
