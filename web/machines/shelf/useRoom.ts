import { useCallback, useEffect, useState } from "react";
import type { ListedDesign } from "../../store/types.ts";
import { type Room, room } from "./room.ts";

/** Of the room that there is, from where on it counts as nearly full. */
const NEARLY_FULL = 0.85;

export const isNearlyFull = ({ used, quota }: Room): boolean => quota > 0 && used / quota >= NEARLY_FULL;

/** The room that this browser gives, read again with every change of the list; null if it does not tell. */
export function useRoom(designs: readonly ListedDesign[]): readonly [Room | null, () => void] {
  const [found, setFound] = useState<Room | null>(null);
  const look = useCallback(async () => setFound(await room()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list changes what is used
  useEffect(() => void look(), [look, designs]);
  return [found, look];
}
