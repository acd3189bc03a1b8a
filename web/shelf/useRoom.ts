import { useCallback, useEffect, useState } from "react";
import { loadShelf, type Room, type ShelfDesign } from "../storage/shelf.ts";

/** Of the room that there is, from where on it counts as nearly full. */
const NEARLY_FULL = 0.85;

export const isNearlyFull = ({ used, quota }: Room): boolean => quota > 0 && used / quota >= NEARLY_FULL;

/** The room that this browser gives, read again with every change of the shelf; null where it does not say. */
export function useRoom(designs: readonly ShelfDesign[]): readonly [Room | null, () => void] {
  const [room, setRoom] = useState<Room | null>(null);
  const look = useCallback(async () => {
    setRoom(await (await loadShelf()).room().catch(() => null));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the shelf changes what is used
  useEffect(() => void look(), [look, designs]);
  return [room, look];
}
