import type { Page } from "playwright";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { putRows } from "./database.ts";
import { savedBy } from "./files.ts";
import { hashOf } from "./stored-design.ts";

/** The review's buttons; the card of a saved file has others of the same names. */
export const exportButton = (page: Page, name: string) =>
  page.getByRole("group", { name: REVIEW.download }).getByRole("button", { name, exact: true });

export const deviceButton = (page: Page) => page.getByRole("button", { name: EXPORTS.onDevice, exact: true });

/** Confirms the design, also if something is missing. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Confirm Final Review" }).click();
  const asked = page.getByRole("button", { name: "Confirm with defaults" });
  await asked
    .or(page.getByRole("button", { name: "Finalizing..." }))
    .first()
    .waitFor();
  if (await asked.isVisible()) await asked.click();
  await exportButton(page, "PDF").waitFor();
}

export async function download(page: Page, name: string) {
  const button = name === EXPORTS.onDevice ? deviceButton(page) : exportButton(page, name);
  const { name: saved, bytes } = await savedBy(page, () => button.click());
  await page.getByRole("link", { name: `Save ${saved} again` }).waitFor();
  return { name: saved, bytes: new Uint8Array(bytes) };
}

export async function downloadMore(page: Page, name: string) {
  const group = page.getByRole("group", { name: REVIEW.download });
  await group.getByRole("button", { name: REVIEW.more, exact: true }).click();
  return download(page, name);
}

/** Replaces the bytes of a stored picture; deletes them if there are none, as browsers do to make room. */
export const keep = (page: Page, picture: Uint8Array, bytes: Uint8Array | undefined): Promise<void> =>
  putRows(page, "blobs", [[hashOf(picture), bytes && new Uint8Array(bytes)]]);
