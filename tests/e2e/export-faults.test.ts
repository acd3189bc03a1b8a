import { describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { BRANDING } from "#messages/lettering.ts";
import { SHELL } from "#messages/shell.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { imagesOfPlan } from "../../web/exports/plan.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { confirm, deviceButton, download, downloadMore, exportButton, keep } from "./exporting.ts";
import { FULL_PLAN } from "./full-design.ts";
import { toast } from "./said.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";
import { chooseInMenu } from "./wizard.ts";

const { open, openDesign } = browserForTests();

/** After the signature and IHDR (PNG, 5.2 and 11.2.1). */
const AFTER_HEAD = 33;

describe("exports", () => {
  it("leave out what is missing, finish, and name it", async () => {
    const { page } = await open(LIGHT_PAGE);
    const evicted = png(302, 485, { seed: 9 });
    await storeDesign(page, { images: { blends_left: evicted } }, "/final-preview");
    await confirm(page);
    await keep(page, evicted, undefined);
    await page.route("**/defaults/hotcold/hot.png", (route) => route.fulfill({ status: 404 }));
    await page.route("**/defaults/dispensinghot/screen.png", (route) =>
      route.fulfill({ contentType: "image/png", body: Buffer.from(png(1024, 485).slice(0, 400)) }),
    );
    const told = [
      "3 images were left out:",
      "Blends Selection, Left: the browser deleted it to free up space.",
      "Hot/Cold Selection, Hot: it couldn't be downloaded.",
      "Hot Dispensing Screen, Dispensing Screen: its file is damaged.",
    ];
    const zip = await download(page, "Images (zip)");
    for (const words of told) await page.getByText(words).waitFor();
    const paths = readZip(zip.bytes).map(({ path }) => path);
    expect(paths).toHaveLength(15 - 3);
    expect(paths).not.toContain("Blend Images/Left_Blend.png");
  });

  it("that show screens name an image that can't be drawn", async () => {
    const page = await openDesign({ images: { blends_left: png(302, 485) } }, "/final-preview");
    await confirm(page);
    // Over 16 megapixels, image data is inflated only by the browser.
    const head = ihdr({ width: 4_001, height: 4_000 });
    const broken = file(head, chunk("IDAT", Uint8Array.of(1, 2, 3)), chunk("IEND"));
    await page.route("**/defaults/dispensinghot/screen.png", (route) =>
      route.fulfill({ contentType: "image/png", body: Buffer.from(broken) }),
    );
    for (const kind of ["approval", "preview", "contact"] as const) {
      await downloadMore(page, EXPORTS.kinds[kind].label);
      await page.getByText("Hot Dispensing Screen, Dispensing Screen: its file is damaged.").waitFor();
    }
  });

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

  it("say so if they fail, and leave the design as it is", async () => {
    const page = await openDesign({}, "/final-preview");
    await confirm(page);
    await page.route("**/images/defaults/**", (route) => route.abort());
    await exportButton(page, "Images (zip)").click();
    await toast(page, "Failed to download images. Please try again.").waitFor();
    await page.route("**/assets/drawing.worker*", (route) => route.abort());
    await exportButton(page, "PDF").click();
    await toast(page, "Failed to generate PDF. Please try again.").waitFor();
    await page.getByText(EXPORTS.failed).waitFor();
    await page.unroute("**/images/defaults/**");
    await page.route("**/api/create-package", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }),
    );
    await exportButton(page, "Media package (.mp)").click();
    await toast(page, "Failed to create package.").waitFor();
    await page.getByText("The server didn't return a valid package").waitFor();
    await deviceButton(page).waitFor();
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
