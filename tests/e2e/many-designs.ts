import type { Page } from "playwright";
import { putRows, rowsOf } from "./database.ts";

/** Copies the open design so many times, as "Machine 1" and so on, each a minute older than the one before. */
export async function seedDesigns(page: Page, count: number): Promise<void> {
  const open = new Map(await rowsOf<string>(page, "settings")).get("open");
  const design = new Map(await rowsOf<{ changedAt: number }>(page, "designs")).get(open ?? "");
  if (!design) throw new Error("no design is open");
  const copies = Array.from({ length: count }, (_, at): [string, object] => {
    const number = at + 1;
    const changedAt = design.changedAt - number * 60_000;
    return [`copy-${number}`, { ...design, id: `copy-${number}`, name: `Machine ${number}`, changedAt }];
  });
  await putRows(page, "designs", copies);
}
