import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { chosen, drop, paste, savedBy, type TestFile } from "./files.ts";
import { doneButton } from "./fit.ts";
import { toast } from "./said.ts";

const { open } = browserForTests();

const image = (name: string, width: number, height: number, seed = 1): TestFile => ({
  name,
  bytes: png(width, height, { seed }),
});
const JPEG: TestFile = { name: "photo.png", bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16) };
const SAVER = image("saver.png", 1024, 768);

const region = (page: Page, name: string) => page.getByRole("region", { name });
const zone = (page: Page, name: string) => region(page, name).locator("fieldset");
const createButton = (page: Page) => page.getByRole("button", { name: "Create Package" });
const tileNames = (page: Page, name: string) =>
  region(page, name).getByRole("listitem").locator("[title]").allInnerTexts();

const download = (page: Page, press = () => createButton(page).click()) => savedBy(page, press);

describe("/media-upload", () => {
  it("proposes the prefix and the local date as the package's name", async () => {
    const { page } = await open("/media-upload", { timezoneId: "Pacific/Kiritimati" });
    const today = await page.evaluate(() => {
      const now = new Date();
      return `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, "0")}${String(now.getDate()).padStart(2, "0")}`;
    });
    expect(await page.getByLabel("Package name").inputValue()).toBe(`Brewscreen_${today}`);
  });

  it("has a zone for each category, with its hint", async () => {
    const { page } = await open("/media-upload");
    await region(page, "Screensaver").getByText("Drop 1-5 PNG files").waitFor();
    await region(page, "Bye screen").getByText("Drop 1-1 PNG files").waitFor();
    await region(page, "Icons").getByText("Drop PNG files").waitFor();
    await region(page, "Customization").getByText("Drop PNG files").waitFor();
  });

  it("takes files by drop, by choosing, by key and by paste", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Screensaver"), SAVER);
    const choosing = page.waitForEvent("filechooser");
    await region(page, "Icons").getByRole("button").first().click();
    await (await choosing).setFiles(chosen([image("cup.png", 302, 485), image("room.png", 406, 200)]));
    const keying = page.waitForEvent("filechooser");
    await region(page, "Customization").getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await (await keying).setFiles(chosen([image("brew.png", 1024, 485)]));
    await paste(region(page, "Bye screen").getByRole("button").first(), image("bye.png", 1024, 768));
    await region(page, "Bye screen").getByText("bye.png").waitFor();
    await expect.poll(() => tileNames(page, "Screensaver")).toEqual(["saver.png"]);
    await expect.poll(() => tileNames(page, "Icons")).toEqual(["cup.png", "room.png"]);
    await expect.poll(() => tileNames(page, "Customization")).toEqual(["brew.png"]);
  });

  it("gives pasted files to the first empty category", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Screensaver"), SAVER);
    await region(page, "Screensaver").getByText("saver.png").waitFor();
    await paste(page.locator("body"), image("bye.png", 1024, 768));
    await region(page, "Bye screen").getByText("bye.png").waitFor();
  });

  it("shows each file's name and dimensions, valid or invalid, and packs both", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Icons"), image("right.png", 460, 235), image("wrong.png", 100, 50));
    const [right, wrong] = [0, 1].map((i) => region(page, "Icons").getByRole("listitem").nth(i));
    expect(await right?.innerText()).toMatch(/right\.png[\s\S]*Valid[\s\S]*460x235/);
    expect(await wrong?.innerText()).toMatch(/wrong\.png[\s\S]*Invalid[\s\S]*100x50/);
    expect(await wrong?.innerText()).toContain("302x485, 460x235 or 406x200");
    const { bytes } = await download(page);
    expect(bytes.includes("icons/right.png")).toBe(true);
    expect(bytes.includes("icons/wrong.png")).toBe(true);
  });

  it("replaces a category's files on a new drop, and removes one by its button", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Icons"), image("a.png", 406, 200), image("b.png", 406, 200));
    await region(page, "Icons").getByText("b.png").waitFor();
    await drop(zone(page, "Icons"), image("c.png", 406, 200), image("d.png", 406, 200));
    await region(page, "Icons").getByText("d.png").waitFor();
    await expect.poll(() => tileNames(page, "Icons")).toEqual(["c.png", "d.png"]);
    await page.getByRole("button", { name: "Remove c.png" }).click();
    await expect.poll(() => tileNames(page, "Icons")).toEqual(["d.png"]);
  });

  it("refuses a drop without a PNG by its bytes, and keeps the list", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Screensaver"), SAVER);
    await region(page, "Screensaver").getByText("saver.png").waitFor();
    await drop(zone(page, "Screensaver"), JPEG);
    await toast(page, "Please drop PNG files only.").waitFor();
    await region(page, "Screensaver").getByText("Please drop PNG files only.").waitFor();
    await region(page, "Screensaver").getByText("photo.png is a JPEG file").waitFor();
    await expect.poll(() => tileNames(page, "Screensaver")).toEqual(["saver.png"]);
  });

  it("keeps the PNGs of a mixed drop, whatever their names, and names the rest", async () => {
    const { page } = await open("/media-upload");
    const damaged = { name: "broken.png", bytes: png(406, 200).slice(0, -20) };
    const misnamed = { ...image("really.jpg", 406, 200), type: "image/jpeg" };
    await drop(zone(page, "Icons"), JPEG, damaged, { name: "none.png", bytes: new Uint8Array() }, misnamed);
    await region(page, "Icons").getByText("photo.png is a JPEG file").waitFor();
    await region(page, "Icons")
      .getByText("broken.png is a damaged PNG: the end of the file is missing")
      .waitFor();
    await region(page, "Icons").getByText("none.png is empty").waitFor();
    await expect.poll(() => tileNames(page, "Icons")).toEqual(["really.jpg"]);
  });

  it("refuses a whole drop that is over the category's limit, and keeps the list", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Bye screen"), image("bye.png", 1024, 768));
    await region(page, "Bye screen").getByText("bye.png").waitFor();
    await drop(zone(page, "Bye screen"), SAVER, image("other.png", 1024, 768));
    await toast(page, "Maximum 1 files allowed for byeScreen.").waitFor();
    await expect.poll(() => tileNames(page, "Bye screen")).toEqual(["bye.png"]);
    await drop(zone(page, "Screensaver"), ...[1, 2, 3, 4, 5, 6].map((i) => image(`${i}.png`, 1024, 768, i)));
    await toast(page, "Maximum 5 files allowed for screensaver.").waitFor();
    await expect.poll(() => tileNames(page, "Screensaver")).toEqual([]);
  });

  it("disables Create Package while there are no files, and asks for a name", async () => {
    const { page } = await open("/media-upload");
    expect(await createButton(page).getAttribute("aria-disabled")).toBe("true");
    await createButton(page).click({ force: true });
    await toast(page, "Drop at least one PNG file first.").waitFor();
    await drop(zone(page, "Screensaver"), SAVER);
    await region(page, "Screensaver").getByText("saver.png").waitFor();
    expect(await createButton(page).getAttribute("aria-disabled")).toBe(null);
    await page.getByLabel("Package name").fill("   ");
    await createButton(page).click();
    await toast(page, "Please enter a package name.").waitFor();
    await page.getByLabel("Package name").fill("Łódź 北京");
    expect((await download(page)).name).toBe("Łódź 北京.mp");
  });

  it("makes one package of a double click", async () => {
    const { page } = await open("/media-upload");
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/create-package")) requests++;
    });
    await drop(zone(page, "Screensaver"), SAVER);
    await region(page, "Screensaver").getByText("saver.png").waitFor();
    await download(page, () => createButton(page).dblclick());
    await toast(page, "Media package created successfully!").waitFor();
    expect(requests).toBe(1);
  });

  it("sorts files that are dropped outside the areas by size and name, with a tray for the rest, in every tab", async () => {
    const { page } = await open("/media-upload");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await drop(zone(page, "Icons"), image("first.png", 302, 485));
    await region(page, "Icons").getByText("first.png").waitFor();
    await drop(
      page.getByRole("heading", { name: "Media package" }),
      SAVER,
      image("Goodbye.png", 1024, 768),
      image("cup.png", 460, 235),
      image("hot.png", 460, 485),
      image("odd.png", 100, 50),
    );
    await toast(page, "4 files sorted.").waitFor();
    await expect.poll(() => tileNames(page, "Screensaver")).toEqual(["saver.png"]);
    await expect.poll(() => tileNames(page, "Bye screen")).toEqual(["Goodbye.png"]);
    await expect.poll(() => tileNames(page, "Icons")).toEqual(["first.png", "cup.png"]);
    await expect.poll(() => tileNames(page, "Customization")).toEqual(["hot.png"]);
    await expect.poll(() => tileNames(page, "Not in the package")).toEqual(["odd.png"]);
    await region(other, "Not in the package").getByText("odd.png").waitFor();
    await drop(zone(other, "Customization"), image("cold.png", 460, 485));
    await region(page, "Customization").getByText("cold.png").waitFor();
    const tray = region(page, "Not in the package");
    await tray.getByRole("button", { name: "Put in…: odd.png" }).click();
    await tray.getByRole("button", { name: "Icons", exact: true }).click();
    await doneButton(page).click();
    await expect.poll(() => tileNames(other, "Icons")).toEqual(["first.png", "cup.png", "odd.png"]);
    await expect.poll(() => tray.count()).toBe(0);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => region(other, "Icons").getByRole("listitem").count()).toBe(0);
    await expect.poll(() => region(other, "Not in the package").count()).toBe(0);
  });

  it("keeps everything over a reload, until it is cleared", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Screensaver"), SAVER);
    await drop(zone(page, "Icons"), image("cup.png", 302, 485));
    await region(page, "Icons").getByText("cup.png").waitFor();
    await page.getByLabel("Package name").fill("Lobby");
    await drop(zone(page, "Bye screen"), image("bye.png", 1024, 768));
    await region(page, "Bye screen").getByText("bye.png").waitFor();
    await page.reload();
    await region(page, "Bye screen").getByText("bye.png").waitFor();
    await expect.poll(() => tileNames(page, "Screensaver")).toEqual(["saver.png"]);
    const saved = await download(page);
    expect(saved.name).toBe("Lobby.mp");
    for (const path of ["screensaver/saver.png", "icons/cup.png", "byeScreen/bye.png"])
      expect(saved.bytes.includes(path)).toBe(true);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => createButton(page).getAttribute("aria-disabled")).toBe("true");
  });

  it("calls a file invalid only if it fits nowhere, and else moves it to the area where it fits", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Icons"), image("wide.png", 1024, 485), image("wrong.png", 100, 50));
    const wide = region(page, "Icons").getByRole("listitem").filter({ hasText: "wide.png" });
    await wide.getByText("This size belongs in Customization.").waitFor();
    expect(await wide.getByText("Invalid").count()).toBe(0);
    await page.getByRole("button", { name: "Fit it for me: wrong.png" }).waitFor();
    await page.getByRole("button", { name: "Move to Customization: wide.png" }).click();
    await expect.poll(() => tileNames(page, "Customization")).toEqual(["wide.png"]);
    await region(page, "Customization").getByText("Valid", { exact: true }).waitFor();
    await expect.poll(() => tileNames(page, "Icons")).toEqual(["wrong.png"]);
  });

  it("keeps what was dropped when the visitor goes to another page and comes back", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Screensaver"), SAVER);
    await region(page, "Screensaver").getByText("saver.png").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await region(page, "Screensaver").getByText("saver.png").waitFor();
    expect((await download(page)).bytes.includes("screensaver/saver.png")).toBe(true);
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
  const cut = async (route: Route) => {
    const whole = await route.fetch();
    const body = (await whole.body()).subarray(0, -30);
    await route.fulfill({ status: 200, contentType: "application/octet-stream", body });
  };
  const otherPackage = (route: Route) => {
    const end = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
    return route.fulfill({ status: 200, contentType: "application/octet-stream", body: end });
  };

  it.each<[string, (route: Route) => Promise<void>, string]>([
    ["no network", (route) => route.abort("internetdisconnected"), "The server couldn't be reached"],
    ["a cut-off answer", cut, "The server didn't return a valid package"],
    ["an archive that is not ours", otherPackage, "The server didn't return a valid package"],
    ["HTML with status 200", html(200), "The server didn't return a valid package"],
    ["413 without a problem", html(413), "The server didn't return a valid package (status 413)"],
    ["413", problem(413, "body-too-large", ""), "The server refused the package"],
    ["500", html(500), "The server didn't return a valid package (status 500)"],
    [
      "a refused file",
      problem(422, "damaged-png", "/files/screensaver_0/data"),
      "The server refused saver.png",
    ],
  ])("%s: says so, saves nothing, and keeps the files for another try", async (_, answer, words) => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Screensaver"), SAVER);
    await region(page, "Screensaver").getByText("saver.png").waitFor();
    await page.route("**/api/create-package", answer);
    const downloads: unknown[] = [];
    page.on("download", (saved) => downloads.push(saved));
    await createButton(page).click();
    await toast(page, "Failed to create package.").waitFor();
    await page.getByText(words).waitFor();
    await expect.poll(() => tileNames(page, "Screensaver")).toEqual(["saver.png"]);
    expect(downloads).toEqual([]);
    await page.unroute("**/api/create-package");
    expect((await download(page)).bytes.includes("screensaver/saver.png")).toBe(true);
  });

  it("builds the same file on the device without the edge", async () => {
    const { page } = await open("/media-upload");
    await drop(zone(page, "Screensaver"), SAVER);
    await drop(zone(page, "Icons"), image("cup.png", 100, 50));
    await region(page, "Icons").getByText("cup.png").waitFor();
    await page.getByLabel("Package name").fill("Lobby");
    const edge = await download(page);
    await page.route("**/api/create-package", (route) => route.abort());
    await createButton(page).click();
    const device = await download(page, () =>
      page.getByRole("button", { name: "Build on this device" }).click(),
    );
    const undated = (bytes: Buffer) =>
      bytes
        .toString("latin1")
        .replace(/"createdAt": "[^"]+"/, "")
        .split("screensaver/saver.png")
        .slice(1);
    expect(device.name).toBe(edge.name);
    expect(device.bytes.length).toBe(edge.bytes.length);
    expect(undated(device.bytes)[0]).toBe(undated(edge.bytes)[0]);
  });

  it("says before it sends that the files are over the endpoint's limit, and builds them here", async () => {
    const { page } = await open("/media-upload");
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/")) requests++;
    });
    await drop(zone(page, "Icons"), ...Array.from({ length: 65 }, (_, i) => image(`${i}.png`, 40, 20, i)));
    await region(page, "Icons").getByText("64.png").waitFor();
    await createButton(page).click();
    await page.getByText("The server can package at most 64 files").waitFor();
    expect(requests).toBe(0);
    const { bytes } = await download(page, () =>
      page.getByRole("button", { name: "Build on this device" }).click(),
    );
    expect(bytes.includes("icons/64.png")).toBe(true);
  });

  it("names a file that was deleted after it was chosen", async () => {
    const folder = mkdtempSync(join(tmpdir(), "brewscreen-"));
    const path = join(folder, "gone.png");
    writeFileSync(path, png(1024, 768));
    const { page } = await open("/media-upload");
    await zone(page, "Screensaver").locator("input[type=file]").setInputFiles(path);
    await region(page, "Screensaver").getByText("gone.png").waitFor();
    rmSync(folder, { recursive: true });
    await createButton(page).click();
    await toast(page, "Failed to create package.").waitFor();
    await page.getByText("gone.png can't be read").waitFor();
  });
});
