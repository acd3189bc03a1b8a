import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests } from "./browser.ts";
import { chosen, drop, paste, savedBy, type TestFile } from "./files.ts";
import { doneButton } from "./fit.ts";
import { toast } from "./said.ts";
import { beside, createButton, give, icon, image, region, sees, showsFiles, zone } from "./uploads.ts";

const { open } = browserForTests();
const openPage = async () => (await open("/media-upload")).page;

const JPEG: TestFile = { name: "photo.png", bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16) };
const SAVER = image("saver.png", 1024, 768);
const BYE = image("bye.png", 1024, 768);
const CUP = image("cup.png", 302, 485);

const download = (page: Page, press = () => createButton(page).click()) => savedBy(page, press);
const buildHere = (page: Page) => () => page.getByRole("button", { name: "Create on this device" }).click();
const isDisabled = (page: Page) =>
  createButton(page)
    .getAttribute("aria-disabled")
    .then((value) => value === "true");

/** Counts the requests of a page to the endpoint. */
function requestsOf(page: Page) {
  const urls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && urls.push(request.url()));
  return urls;
}

describe("/media-upload", () => {
  it("proposes the prefix and the local date as the package's name", async () => {
    const { page } = await open("/media-upload", { timezoneId: "Pacific/Kiritimati" });
    const today = await page.evaluate(() => {
      const now = new Date();
      const two = (value: number) => String(value).padStart(2, "0");
      return `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
    });
    await expect.poll(() => page.getByLabel("Package name").inputValue()).toBe(`Brewscreen_${today}`);
  });

  it("takes files in a zone for each category by drop, by choosing, by key and by paste", async () => {
    const page = await openPage();
    await sees(page, "Screensaver", "Drop 1-5 PNG files");
    await sees(page, "Bye screen", "Drop 1-1 PNG files");
    for (const area of ["Icons", "Customization"]) await sees(page, area, "Drop PNG files");
    await drop(zone(page, "Screensaver"), SAVER);
    const choosing = page.waitForEvent("filechooser");
    await region(page, "Icons").getByRole("button").first().click();
    await (await choosing).setFiles(chosen([CUP, icon("room.png")]));
    const keying = page.waitForEvent("filechooser");
    await region(page, "Customization").getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await (await keying).setFiles(chosen([image("brew.png", 1024, 485)]));
    // The only category without a file.
    await paste(page.locator("body"), BYE);
    await sees(page, "Bye screen", "bye.png");
    await page.getByRole("button", { name: "Remove bye.png" }).click();
    await paste(region(page, "Bye screen").getByRole("button").first(), BYE);
    await showsFiles(page, {
      Screensaver: ["saver.png"],
      "Bye screen": ["bye.png"],
      Icons: ["cup.png", "room.png"],
      Customization: ["brew.png"],
    });
  });

  it("removes one file by a double click, and not the one that follows it", async () => {
    const page = await openPage();
    await give(page, "Icons", icon("a.png"), icon("b.png"), icon("c.png"));
    await page.getByRole("button", { name: "Remove a.png" }).click();
    await region(page, "Icons").getByText("a.png").waitFor({ state: "detached" });
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.reload();
    await showsFiles(page, { Icons: ["b.png", "c.png"] });
  });

  it("shows each file's name and dimensions, valid or invalid, and packs both", async () => {
    const page = await openPage();
    await give(page, "Icons", image("right.png", 460, 235), image("wrong.png", 100, 50));
    const [right, wrong] = await region(page, "Icons").getByRole("listitem").allInnerTexts();
    expect(right).toMatch(/right\.png[\s\S]*Valid[\s\S]*460x235/);
    expect(wrong).toMatch(/wrong\.png[\s\S]*Invalid[\s\S]*100x50/);
    expect(wrong).toContain("302x485, 460x235 or 406x200");
    const { bytes } = await download(page);
    const [config, ...entries] = readZip(bytes);
    expect(entries.map((entry) => [entry.path, Buffer.from(entry.bytes)])).toEqual([
      ["icons/right.png", Buffer.from(image("right.png", 460, 235).bytes)],
      ["icons/wrong.png", Buffer.from(image("wrong.png", 100, 50).bytes)],
    ]);
    expect(JSON.parse(Buffer.from(config?.bytes ?? []).toString()).files).toMatchObject([
      { originalName: "right.png", valid: true },
      { originalName: "wrong.png", valid: false },
    ]);
  });

  it("takes the PNGs of a drop, whatever their names, names the rest, and keeps the list if there are none or too many", async () => {
    const page = await openPage();
    await give(page, "Screensaver", SAVER);
    await drop(zone(page, "Screensaver"), JPEG);
    await toast(page, "Please drop PNG files only.").waitFor();
    await sees(page, "Screensaver", "Please drop PNG files only.");
    await sees(page, "Screensaver", "photo.png is a JPEG file");
    const damaged = { name: "broken.png", bytes: png(406, 200).slice(0, -20) };
    const misnamed = { ...icon("really.jpg"), type: "image/jpeg" };
    await drop(zone(page, "Icons"), JPEG, damaged, { name: "none.png", bytes: new Uint8Array() }, misnamed);
    await sees(page, "Icons", "photo.png is a JPEG file");
    await sees(page, "Icons", "broken.png is a damaged PNG: the end of the file is missing");
    await sees(page, "Icons", "none.png is empty");
    await give(page, "Bye screen", BYE);
    await drop(zone(page, "Bye screen"), SAVER, image("other.png", 1024, 768));
    await toast(page, "Maximum 1 files allowed for byeScreen.").waitFor();
    await drop(zone(page, "Screensaver"), ...[1, 2, 3, 4, 5, 6].map((i) => ({ ...SAVER, name: `${i}.png` })));
    await toast(page, "Maximum 5 files allowed for screensaver.").waitFor();
    await showsFiles(page, { "Bye screen": ["bye.png"], Screensaver: ["saver.png"], Icons: ["really.jpg"] });
  });

  it("disables Create Package while there are no files, and asks for a name", async () => {
    const page = await openPage();
    expect(await isDisabled(page)).toBe(true);
    await createButton(page).click({ force: true });
    await toast(page, "Drop at least one PNG file first.").waitFor();
    await give(page, "Screensaver", SAVER);
    expect(await isDisabled(page)).toBe(false);
    await page.getByLabel("Package name").fill("   ");
    await createButton(page).click();
    await toast(page, "Please enter a package name.").waitFor();
    await page.getByLabel("Package name").fill("Łódź 北京");
    expect((await download(page)).name).toBe("Łódź 北京.mp");
  });

  it("makes one package of a double click", async () => {
    const page = await openPage();
    const requests = requestsOf(page);
    await give(page, "Screensaver", SAVER);
    await download(page, () => createButton(page).dblclick());
    await toast(page, "Media package created successfully!").waitFor();
    expect(requests).toHaveLength(1);
  });

  it("sorts files that are dropped outside the areas by size and name, with a tray for the rest, in every tab", async () => {
    const page = await openPage();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await give(page, "Icons", image("first.png", 302, 485));
    const byes = [SAVER, image("Goodbye.png", 1024, 768)];
    const others = [image("cup.png", 460, 235), image("hot.png", 460, 485), image("odd.png", 100, 50)];
    await drop(beside(page), ...byes, ...others);
    await toast(page, "4 files added.").waitFor();
    await showsFiles(page, {
      Screensaver: ["saver.png"],
      "Bye screen": ["Goodbye.png"],
      Icons: ["first.png", "cup.png"],
      Customization: ["hot.png"],
      "Not in the package": ["odd.png"],
    });
    await sees(other, "Not in the package", "odd.png");
    await drop(zone(other, "Customization"), image("cold.png", 460, 485));
    await sees(page, "Customization", "cold.png");
    const tray = region(page, "Not in the package");
    await tray.getByRole("button", { name: "Move to… (odd.png)" }).click();
    await tray.getByRole("button", { name: "Icons", exact: true }).click();
    await doneButton(page).click();
    await showsFiles(other, { Icons: ["first.png", "cup.png", "odd.png"] });
    await expect.poll(() => tray.count()).toBe(0);
    await page.getByRole("button", { name: "Clear all" }).click();
    await showsFiles(other, { Icons: [] });
    await expect.poll(() => region(other, "Not in the package").count()).toBe(0);
  });

  it("keeps everything over a reload and on the way to another page and back, until it is cleared", async () => {
    const page = await openPage();
    await give(page, "Screensaver", SAVER);
    await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await sees(page, "Screensaver", "saver.png");
    await give(page, "Icons", CUP);
    await page.getByLabel("Package name").fill("Lobby");
    await give(page, "Bye screen", BYE);
    await page.reload();
    await showsFiles(page, { Screensaver: ["saver.png"], "Bye screen": ["bye.png"], Icons: ["cup.png"] });
    const saved = await download(page);
    expect(saved.name).toBe("Lobby.mp");
    for (const path of ["screensaver/saver.png", "icons/cup.png", "byeScreen/bye.png"])
      expect(saved.bytes.includes(path)).toBe(true);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => isDisabled(page)).toBe(true);
  });

  it("cancels a package though its page was left and opened again meanwhile", async () => {
    const page = await openPage();
    await page.route("**/api/create-package", () => {});
    await give(page, "Screensaver", SAVER);
    await createButton(page).click();
    const cancel = page.getByRole("button", { name: EXPORTS.cancel });
    await cancel.waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("heading", { level: 1, name: UPLOADER.heading }).waitFor({ state: "detached" });
    await page.goBack();
    await cancel.click();
    await createButton(page).waitFor();
    await expect.poll(() => cancel.count()).toBe(0);
  });

  it("marks and counts files of a wrong size, and moves one to the area where it fits", async () => {
    const page = await openPage();
    await give(page, "Icons", image("wide.png", 1024, 485), image("wrong.png", 100, 50));
    const wide = region(page, "Icons").getByRole("listitem").filter({ hasText: "wide.png" });
    await wide.getByText("This size belongs in Customization.").waitFor();
    await wide.getByText("Invalid").waitFor();
    await page.getByText(UPLOADER.wrongSize("2 files", 2)).waitFor();
    await page.getByRole("button", { name: "Fit it for me: wrong.png" }).waitFor();
    await page.getByRole("button", { name: "Move to Customization: wide.png" }).click();
    await showsFiles(page, { Customization: ["wide.png"], Icons: ["wrong.png"] });
    await region(page, "Customization").getByText("Valid", { exact: true }).waitFor();
    await page.getByText(UPLOADER.wrongSize("2 files", 1)).waitFor();
  });
});

describe("if the package can't be made", () => {
  const html = (status: number) => (route: Route) =>
    route.fulfill({ status, contentType: "text/html", body: "<!doctype html><title>Brewscreen</title>" });
  const problem = (status: number, code: string, pointer: string) => (route: Route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "It was refused.", status, code, pointer }),
    });
  const file = (body: Buffer) => ({ status: 200, contentType: "application/octet-stream", body });
  const cut = async (route: Route) =>
    route.fulfill(file((await (await route.fetch()).body()).subarray(0, -30)));
  const emptyZip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
  const NO_PACKAGE = "The server didn't return a valid package";

  const FAULTS: readonly [string, (route: Route) => Promise<void>, string][] = [
    ["no network", (route) => route.abort("internetdisconnected"), "The server couldn't be reached"],
    ["a cut-off answer", cut, NO_PACKAGE],
    ["an archive that is not ours", (route) => route.fulfill(file(emptyZip)), NO_PACKAGE],
    ["HTML with status 200", html(200), NO_PACKAGE],
    ["413 without a problem", html(413), `${NO_PACKAGE} (status 413)`],
    ["413", problem(413, "body-too-large", ""), "The server refused the package"],
    ["500", html(500), `${NO_PACKAGE} (status 500)`],
    ["422", problem(422, "damaged-png", "/files/screensaver_0/data"), "The server refused saver.png"],
  ];

  it("it says so, saves nothing, and keeps the files for another try", async () => {
    const page = await openPage();
    await give(page, "Screensaver", SAVER);
    for (const [name, answer, words] of FAULTS) {
      await page.route("**/api/create-package", answer);
      const downloads: unknown[] = [];
      const note = (saved: unknown) => void downloads.push(saved);
      page.on("download", note);
      await createButton(page).click();
      await toast(page, "Failed to create package.").waitFor();
      await page.getByText(words).waitFor();
      await showsFiles(page, { Screensaver: ["saver.png"] });
      expect(downloads, name).toEqual([]);
      page.off("download", note);
      await page.unroute("**/api/create-package");
      expect((await download(page)).bytes.includes("screensaver/saver.png"), name).toBe(true);
    }
  });

  it("says before it sends that the files are over the endpoint's limit, and builds them here", async () => {
    const page = await openPage();
    const requests = requestsOf(page);
    await give(page, "Icons", ...Array.from({ length: 65 }, (_, i) => image(`${i}.png`, 40, 20)));
    await createButton(page).click();
    await page.getByText("The server can package at most 64 files").waitFor();
    expect(requests).toEqual([]);
    const { bytes } = await download(page, buildHere(page));
    expect(bytes.includes("icons/64.png")).toBe(true);
  });

  it("names a file that was deleted after it was chosen", async () => {
    const folder = mkdtempSync(join(tmpdir(), "brewscreen-"));
    const path = join(folder, "gone.png");
    writeFileSync(path, SAVER.bytes);
    const page = await openPage();
    await zone(page, "Screensaver").locator("input[type=file]").setInputFiles(path);
    await sees(page, "Screensaver", "gone.png");
    rmSync(folder, { recursive: true });
    await createButton(page).click();
    await toast(page, "Failed to create package.").waitFor();
    await page.getByText("gone.png can't be read").waitFor();
  });
});
