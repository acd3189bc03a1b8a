import type { VariantTable } from "../../shared/model/table.ts";
import { storedPath } from "../store/image-values.ts";

/*
 * The table of variants as the pages have it: JSON in which pictures stand by their stored values. A page compares it
 * with what it wrote, so that members keep their order both ways.
 */

/** Of web/many/table/stored-table.ts. */
const TABLE_VERSION = 1;

export type PagePicture = { readonly url: string; readonly isFitted: boolean };

/** What the JSON says. */
export type PageTable = Omit<VariantTable, "pictures"> & {
  readonly version: number;
  readonly pictures: Readonly<
    Record<string, { readonly name: string; readonly made: Readonly<Record<string, PagePicture>> }>
  >;
};

const texts = new WeakMap<VariantTable, string>();

/** A table as JSON; empty for none. */
export function tableText(table: VariantTable | null): string {
  if (!table) return "";
  const known = texts.get(table);
  if (known !== undefined) return known;
  const pictures = mapped(table.pictures, ({ name, made }) => ({
    name,
    made: mapped(made, ({ blob, isFitted }): PagePicture => ({ url: storedPath(blob), isFitted })),
  }));
  const text = JSON.stringify({ version: TABLE_VERSION, ...table, pictures } satisfies PageTable);
  texts.set(table, text);
  return text;
}

/** A record with other values under the same keys. */
export const mapped = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
