import { useSearch } from "wouter";

/** What a visitor came with: the category whose screen to start at, and the route to go back to. */
export function useTryAddress(): { at: string | undefined; from: string | undefined } {
  const given = new URLSearchParams(useSearch());
  return { at: given.get("at") ?? undefined, from: given.get("from") ?? undefined };
}
