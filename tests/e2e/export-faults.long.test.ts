import { describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { BRANDING } from "#messages/lettering.ts";
import { SHELL } from "#messages/shell.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { imagesOfPlan } from "../../web/exports/plan.ts";
import { chunk, png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { confirm, download, exportButton } from "./exporting.ts";
import { FULL_PLAN } from "./full-design.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";
import { chooseInMenu } from "./wizard.ts";

const { open } = browserForTests();

/** After the signature and IHDR (PNG, 5.2 and 11.2.1). */
const AFTER_HEAD = 33;

describe("exports", () => {
  it("too large for the server are built on the device", async () => {
    const { page } = await open(LIGHT_PAGE);
    const small = png(1024, 768);
    const comment = chunk("tEXt", new Uint8Array(REQUEST_LIMITS.bodyBytes / 5));
    const large = new Uint8Array(
      Buffer.concat([small.subarray(0, AFTER_HEAD), comment, small.subarray(AFTER_HEAD)]),
    );
    const screensavers = imagesOfPlan(FULL_PLAN)
      .map(({ id }) => id)
      .filter((id) => id.startsWith("screensaver"));
    const images = Object.fromEntries(screensavers.map((id) => [id, large]));
    await storeDesign(page, { images }, "/final-preview");
    await confirm(page);
    await exportButton(page, "Media package (.mp)").click();
    await page.getByText("The images are too large to send: the server accepts up to about 25 MB.").waitFor();
    const { bytes } = await download(page, "Create on this device");
    expect(readZip(bytes).filter((entry) => entry.bytes.length === large.length)).toHaveLength(
      screensavers.length,
    );
  });

  it("that are cancelled while defaults are drawn say nothing of a failure", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    await chooseInMenu(page, BRANDING.words);
    const words = page.getByRole("dialog", { name: BRANDING.words });
    await words.getByRole("combobox", { name: SHELL.language }).selectOption("de");
    await words.getByRole("button", { name: BRANDING.save }).click();
    await words.waitFor({ state: "detached" });
    // Never answered.
    await page.route("**/images/looks/**", () => {});
    await page.goto("/final-preview");
    await confirm(page);
    const button = exportButton(page, EXPORTS.kinds.package.label);
    await button.click();
    await page.getByRole("button", { name: EXPORTS.cancel, exact: true }).click();
    await page.getByRole("progressbar").waitFor({ state: "detached" });
    await settled(page);
    expect(await page.getByText(EXPORTS.kinds.package.failure).count()).toBe(0);
  });
});
