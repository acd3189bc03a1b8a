import type { Page } from "playwright";
import { EXPORTS } from "../../web/messages/en/exports.ts";
import { REVIEW } from "../../web/messages/en/review.ts";
import { storedPath } from "./stored-design.ts";

/** The review's own buttons; the card of a saved file has others of the same names. */
export const exportButton = (page: Page, name: string) =>
  page.getByRole("group", { name: REVIEW.download }).getByRole("button", { name, exact: true });

/** What stands in for the server. */
export const deviceButton = (page: Page) => page.getByRole("button", { name: EXPORTS.onDevice, exact: true });

/** Confirms whatever is there. */
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
  const [saved] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const bytes = new Uint8Array(Buffer.concat(await (await saved.createReadStream()).toArray()));
  await page.getByRole("link", { name: `Save ${saved.suggestedFilename()} again` }).waitFor();
  return { name: saved.suggestedFilename(), bytes };
}

/** Saves one of the files that stand in the menu. */
export async function downloadMore(page: Page, name: string) {
  const group = page.getByRole("group", { name: REVIEW.download });
  await group.getByRole("button", { name: REVIEW.more, exact: true }).click();
  return download(page, name);
}

/** Keeps other bytes in the place of a stored picture's; none for one that the browser has deleted. */
export const keep = (page: Page, picture: Uint8Array, bytes: Uint8Array | undefined): Promise<unknown> =>
  page.evaluate(
    ({ hash, base64 }) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open("brewscreen-store");
        opening.onerror = failed;
        opening.onsuccess = () => {
          const writing = opening.result.transaction("blobs", "readwrite");
          const images = writing.objectStore("blobs");
          if (base64 === undefined) images.delete(hash);
          else images.put(Uint8Array.fromBase64(base64), hash);
          writing.oncomplete = () => {
            opening.result.close();
            done(undefined);
          };
        };
      }),
    {
      hash: /[0-9a-f]{64}/.exec(storedPath(picture))?.[0] ?? "",
      base64: bytes && Buffer.from(bytes).toString("base64"),
    },
  );
