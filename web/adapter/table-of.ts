import type { VariantTable } from "../../shared/model/table.ts";
import { parseImageValue } from "../store/image-values.ts";
import { mapped, type PageTable } from "./table.ts";

/** A table from JSON that a page wrote; null for none. */
export function tableOf(json: string, bytesOf: (blob: string) => number): VariantTable | null {
  if (json === "") return null;
  const { version: _, ...table } = JSON.parse(json) as PageTable; // The pages write nothing else.
  const pictures = mapped(table.pictures, ({ name, made }) => ({
    name,
    made: mapped(made, ({ url, isFitted }) => {
      const value = parseImageValue(url);
      const blob = value?.kind === "stored" ? value.sha256 : "";
      return { blob, bytes: bytesOf(blob), isFitted };
    }),
  }));
  return { ...table, pictures };
}
