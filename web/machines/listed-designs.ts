import { LANGUAGE } from "#messages/language.ts";
import { MACHINE_NAME } from "#messages/machine-name.ts";
import { SHELF } from "#messages/shelf.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { withoutAccents } from "../exports/file-names.ts";
import type { ListedDesign } from "../store/types.ts";

const { defaultMachineName, nameStep } = ACTIVE.model;

export const displayNameOf = (name: string): string => name || SHELF.unnamed(defaultMachineName);

export const listedName = ({ name, state }: ListedDesign): string =>
  state === "usable" ? displayNameOf(name) : name || SHELF.kind[state];

export function explainNameProblem(name: string): string | undefined {
  const { length } = name.trim();
  const { minLength, maxLength } = nameStep;
  const fits = length >= minLength && length <= maxLength;
  return fits ? undefined : MACHINE_NAME.tooShortOrLong(length, minLength, maxLength);
}

const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** Appends the first free number, with as many digits as the name has: "Lobby 2", "Room 04". */
export function createCopyName(name: string, taken: readonly string[]): string {
  const [, stem = name, digits = "1"] = /^(.*\S)\s+(\d{1,3})$/su.exec(name) ?? [];
  const known = new Set(taken.map(nameKey));
  for (let number = Number(digits) + 1; ; number++) {
    const ending = ` ${String(number).padStart(digits.length, "0")}`;
    const copy =
      stem
        .slice(0, nameStep.maxLength - ending.length)
        .replace(HALF_CHARACTER, "")
        .trimEnd() + ending;
    if (!known.has(nameKey(copy))) return copy;
  }
}

const nameKey = (name: string): string => name.trim().normalize().toLowerCase();

const collator = new Intl.Collator(LANGUAGE, { numeric: true });

const MARKS = /(?<=[\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** Equal for "müller", "mueller" and "Muller". */
const searchKey = (text: string): string =>
  withoutAccents(text.normalize("NFKD").replace(MARKS, ""))
    .toLowerCase()
    .replace(/([aou])e/g, "$1");

/**
 * Finds words in any order, ignoring case and accents, and numbers as a whole or by their beginning: "3" finds
 * "03" and "32", but not "1036".
 */
export function matchesSearch(design: ListedDesign, search: string): boolean {
  const text = searchKey([listedName(design), design.customer, design.note, ...design.slotNames].join(" "));
  const numbers = text.match(/\d+/g) ?? [];
  return searchKey(search)
    .split(/\s+/)
    .every((word) =>
      /^\d+$/.test(word)
        ? numbers.some((number) => number.startsWith(word) || Number(number) === Number(word))
        : text.includes(word),
    );
}

type Compare = (one: ListedDesign, other: ListedDesign) => number;

const byName: Compare = (one, other) => collator.compare(listedName(one), listedName(other));

export const SHELF_ORDERS = {
  changed: (one, other) => other.changedAt - one.changedAt,
  name: byName,
  customer: (one, other) =>
    Number(one.customer === "") - Number(other.customer === "") ||
    collator.compare(one.customer, other.customer) ||
    byName(one, other),
} satisfies Record<keyof typeof SHELF.orders, Compare>;

export type ShelfOrder = keyof typeof SHELF_ORDERS;
