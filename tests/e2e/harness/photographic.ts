import { createHash } from "node:crypto";
import { findArrangement } from "../../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";

export type Call = readonly [name: string, ...args: unknown[]];

/** The calls that fill every place, and the address of each place's picture. */
export function photographicDesign(
  counts: Readonly<Record<string, number>>,
  kind: "photo" | "flat" = "photo",
) {
  const calls: Call[] = [];
  const files: Record<string, string> = {};
  let seed = 0;
  for (const category of CLASSIC_MODEL.categories) {
    const count = counts[category.id];
    if (count !== undefined) calls.push(["setCount", category.id, count]);
    const { places, size } = findArrangement(category, count);
    const file = () => `/pictures/${kind}-${size.width}x${size.height}-${++seed}.png`;
    if (category.kind === "list") {
      for (let i = 0; i < category.maxImages; i++) {
        const address = file();
        files[`${category.id} ${i}`] = address;
        calls.push(["addImage", category.id, { file: address }]);
      }
      continue;
    }
    for (const { slot } of places) {
      const address = file();
      files[`${category.id} ${slot}`] = address;
      calls.push(["setImage", category.id, slot, { file: address }]);
    }
  }
  return { calls, files };
}

/** Cup counts, and the number of uploads that they take. */
export const DESIGNS = [
  { counts: { hotcupsizes: 2, coldcupsizes: 2 }, uploads: 19 },
  { counts: { hotcupsizes: 4, coldcupsizes: 3 }, uploads: 22 },
] as const;

export async function checksums(url: string, files: Readonly<Record<string, string>>) {
  const entries = Object.entries(files).map(async ([place, address]) => {
    const bytes = new Uint8Array(await (await fetch(url + address)).arrayBuffer());
    return [place, createHash("sha256").update(bytes).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
