import { describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { confirm, deviceButton, download, downloadMore, exportButton, keep } from "./exporting.ts";
import { toast } from "./said.ts";
import { storeDesign } from "./stored-design.ts";

const { open, openDesign } = browserForTests();

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
});
