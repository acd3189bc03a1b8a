import { useEffect, useState } from "react";
import { pictures as stored } from "../edit/app.ts";
import type { Draft, PlannedPlace, PlannedScreen } from "./draft.ts";
import { isSame, type Maker } from "./make-pictures.ts";

/** Where a plan has rested so long, its pictures are made ahead. */
const REST_MS = 400;

const sameKey = ({ key, put }: PlannedPlace): string => `${key} ${put?.picture}`;

/** Makes a plan's pictures ahead. Tells which of them are what stands in their place already, byte for byte. */
export function useAhead(
  screens: readonly PlannedScreen[],
  pictures: Draft["pictures"],
  maker: Maker,
): (place: PlannedPlace) => boolean {
  const [same, setSame] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOver = false;
    const make = async ({ category, arrangement }: PlannedScreen, place: PlannedPlace) => {
      const file = place.put && pictures[place.put.picture]?.file;
      if (!file) return;
      const made = await maker.make(file, { category, size: arrangement.size });
      if (made.kind !== "exact" || !place.before?.picture) return;
      const there = await stored.bytes(place.before.picture);
      if (isOver || typeof there === "string" || !isSame(there, made.bytes)) return;
      setSame((before) => new Set(before).add(sameKey(place)));
    };
    const timer = setTimeout(() => {
      // What became of it is asked again when it is put on.
      for (const screen of screens) for (const place of screen.places) make(screen, place).catch(() => {});
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [screens, pictures, maker]);
  return (place) => same.has(sameKey(place));
}
