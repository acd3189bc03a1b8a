import { LANGUAGE } from "#messages/language.ts";
import { withoutAccents } from "../exports/file-names.ts";
import type { ListedDesign } from "../store/types.ts";
import { listedName } from "./design-names.ts";

const collator = new Intl.Collator(LANGUAGE, { numeric: true });

/** "müller", "mueller" and "Muller" are the same. */
const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/([aou])e/g, "$1");

/**
 * Whether the design's texts contain every word of the search, in any order. Ignores case and accents. A number
 * has to be a whole one or the beginning of one: "3" finds "03" and "32", but not "1036".
 */
export function matchesSearch(design: ListedDesign, search: string): boolean {
  const text = folded([listedName(design), design.customer, design.note, ...design.slotNames].join(" "));
  const numbers = text.match(/\d+/g) ?? [];
  return folded(search)
    .split(/\s+/)
    .every((word) =>
      /^\d+$/.test(word)
        ? numbers.some((number) => number.startsWith(word) || Number(number) === Number(word))
        : text.includes(word),
    );
}

const byName = (one: ListedDesign, other: ListedDesign) =>
  collator.compare(listedName(one), listedName(other));

/** Designs without a customer come last. */
export const SHELF_ORDERS = {
  changed: (one: ListedDesign, other: ListedDesign) => other.changedAt - one.changedAt,
  name: byName,
  customer: (one: ListedDesign, other: ListedDesign) =>
    Number(one.customer === "") - Number(other.customer === "") ||
    collator.compare(one.customer, other.customer) ||
    byName(one, other),
} as const;

export type ShelfOrder = keyof typeof SHELF_ORDERS;
