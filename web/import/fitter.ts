import { useEffect, useState } from "react";
import { sizeText } from "../../shared/machine/questions.ts";
import { pictures as stored } from "../edit/app.ts";
import { type TakenFile, takeFile } from "../picture/take-file.ts";
import { adjustedFor, type ImportedPicture, type PlannedPlace, type PlannedScreen } from "./draft.ts";
import { inTurn } from "./thumbnails.ts";

export type Fit = ReturnType<typeof createFit>;

/** Fits pictures as the editor would, once per size, unless the visitor has fitted them. */
export function createFit(signal: AbortSignal) {
  const fitted = new Map<string, Promise<TakenFile>>();
  const take = inTurn();
  return async (picture: ImportedPicture, screen: PlannedScreen): Promise<TakenFile> => {
    const { size } = screen.arrangement;
    const { accepts } = screen.category;
    const adjusted = adjustedFor(picture, size);
    if (adjusted) return adjusted;
    const key = `${picture.id} ${accepts} ${sizeText(size)}`;
    const taken =
      fitted.get(key) ??
      take(() => {
        signal.throwIfAborted();
        return takeFile(picture.file, { accepts, size }, true);
      });
    fitted.set(key, taken);
    return taken;
  };
}

export async function isStored(
  picture: Parameters<typeof stored.bytes>[0],
  bytes: Uint8Array,
): Promise<boolean> {
  const there = await stored.bytes(picture);
  return (
    typeof there !== "string" &&
    there.length === bytes.length &&
    there.every((byte, at) => byte === bytes[at])
  );
}

const REST_MS = 400;

const sameKey = ({ key, picture }: PlannedPlace): string => `${key} ${picture?.id}`;

/** Fits a plan's pictures ahead of time. The result checks whether a place already has its picture. */
export function useFittedAhead(
  screens: readonly PlannedScreen[],
  fit: Fit,
): (place: PlannedPlace) => boolean {
  const [same, setSame] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOver = false;
    const compare = async (screen: PlannedScreen, place: PlannedPlace) => {
      const taken = place.picture && (await fit(place.picture, screen));
      if (taken?.kind !== "exact" || !place.before?.picture) return;
      if ((await isStored(place.before.picture, taken.bytes)) && !isOver)
        setSame((before) => new Set(before).add(sameKey(place)));
    };
    const timer = setTimeout(() => {
      // Errors are reported when the pictures are put on the design.
      for (const screen of screens) for (const place of screen.places) compare(screen, place).catch(() => {});
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [screens, fit]);
  return (place) => same.has(sameKey(place));
}
