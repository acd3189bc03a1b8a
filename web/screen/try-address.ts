import { PAGES } from "../../shared/product.ts";

/** Where the machine is tried, from the screen of a category on; from there the way leads back to `from`. */
export const tryAddress = (from: string, at?: string): string =>
  `${PAGES.try}?${new URLSearchParams({ from, ...(at !== undefined && { at }) })}`;

/** What a visitor of that page came with: `search` is the address's own. */
export function readTryAddress(search: string): { at: string | undefined; from: string | undefined } {
  const given = new URLSearchParams(search);
  return { at: given.get("at") ?? undefined, from: given.get("from") ?? undefined };
}
