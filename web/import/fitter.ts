import { useEffect, useState } from "react";
import { formatSize } from "../../shared/machine/questions.ts";
import type { Picture } from "../../shared/model/design.ts";
import { pictures as stored } from "../edit/app.ts";
import { areBytesEqual } from "../edit/new-image.ts";
import { type PreparedFile, prepareFile } from "../picture/fit-file.ts";
import { findFitResult, type ImportedPicture, type ImportPlace, type ImportScreen } from "./draft.ts";

/** Keeps only one large photo in memory. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };
}

export type PictureFitter = ReturnType<typeof createPictureFitter>;

/** Fits each picture once per size, unless it was fitted by hand. */
export function createPictureFitter(signal: AbortSignal) {
  const fitted = new Map<string, Promise<PreparedFile>>();
  const take = createSerialQueue();
  return async (picture: ImportedPicture, screen: ImportScreen): Promise<PreparedFile> => {
    const { size } = screen.arrangement;
    const { accepts } = screen.category;
    const adjusted = findFitResult(picture, size);
    if (adjusted) return adjusted;
    const key = `${picture.id} ${accepts} ${formatSize(size)}`;
    const taken =
      fitted.get(key) ??
      take(() => {
        signal.throwIfAborted();
        return prepareFile(picture.file, { accepts, size }, true);
      });
    fitted.set(key, taken);
    // The file may be readable again later.
    const forget = () => fitted.delete(key);
    taken.then(({ kind }) => kind === "failed" && forget(), forget);
    return taken;
  };
}

export const isSamePicture = async (picture: Picture, bytes: Uint8Array): Promise<boolean> =>
  areBytesEqual(await stored.bytes(picture), bytes);

const REST_MS = 400;

const sameKey = ({ key, picture }: ImportPlace): string => `${key} ${picture?.id}`;

/** Fits pictures in advance. Returns a function that tells whether a place already has its picture. */
export function usePrefitting(
  screens: readonly ImportScreen[],
  fit: PictureFitter,
): (place: ImportPlace) => boolean {
  const [same, setSame] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOver = false;
    const compare = async (screen: ImportScreen, place: ImportPlace) => {
      const taken = place.picture && (await fit(place.picture, screen));
      if (taken?.kind !== "exact" || !place.before?.picture) return;
      if ((await isSamePicture(place.before.picture, taken.bytes)) && !isOver)
        setSame((before) => new Set(before).add(sameKey(place)));
    };
    const timer = setTimeout(() => {
      // Errors are reported when the pictures are added to the design.
      for (const screen of screens) for (const place of screen.places) compare(screen, place).catch(() => {});
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [screens, fit]);
  return (place) => same.has(sameKey(place));
}
