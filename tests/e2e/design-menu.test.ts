import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { OFFLINE } from "#messages/offline.ts";
import { SHELF } from "#messages/shelf.ts";
import { DESIGN, SHELL } from "#messages/shell.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { designButton, giveDesignFile, openMenu, savedDesign } from "./design-menu.ts";
import { savedBy } from "./files.ts";
import { axeFaults } from "./judge.ts";
import { hears } from "./said.ts";

const { open, openDesign } = browserForTests();

const SAVER = png(1024, 768, { seed: 3 });

async function designed(): Promise<Page> {
  const page = await openDesign({ name: "Łódź 北京", images: { screensaver_0: SAVER } }, "/screensaver");
  await page.getByText("Images Uploaded (1/4)").waitFor();
  return page;
}
describe("the design in the header", () => {
  it("loads its menu again if its code did not arrive", async () => {
    const { page } = await open(LIGHT_PAGE);
    const code = /\/DesignDialog-[^/]*\.js$/;
    await page.route(code, (route) => route.abort("internetdisconnected"));
    const button = designButton(page);
    const pressInVain = async (load: () => Promise<unknown>) => {
      const ready = page.waitForResponse(/\/ToastView-[^/]*\.js$/);
      await load();
      // The first press on a page loads the code of toasts.
      await page.getByRole("heading", { level: 1 }).click();
      await ready;
      await button.click();
      await hears(page, SHELL.notLoaded);
    };
    await pressInVain(() => page.goto("/screensaver"));
    const again = page.getByRole("button", { name: OFFLINE.openAgain });
    await pressInVain(() => Promise.all([page.waitForEvent("load"), again.click()]));
    await page.unroute(code);
    await button.click();
    await page.getByRole("dialog", { name: DESIGN.title }).waitFor();
  });

  it("is saved as a file, which an empty browser opens, and this one beside the design, until that is undone", async () => {
    const page = await designed();
    const openDesign = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("brewscreen:mirror") ?? "{}").design);
    const former = await openDesign();
    const dialog = await openMenu(page);
    expect(await axeFaults(page)).toEqual([]);
    const { name, bytes: buffer } = await savedDesign(page, dialog);
    expect(name).toBe("Łódź 北京.brewscreen");
    await giveDesignFile(dialog, name, buffer);
    await dialog.getByText("Design opened. Your previous one is under “Your machines.”").waitFor();
    const opened = await openDesign();
    expect(opened).not.toBe(former);
    // There are two designs now.
    await dialog.getByRole("button", { name: "New machine" }).waitFor();
    await dialog.getByRole("button", { name: "Undo", exact: true }).click();
    await dialog.getByRole("button", { name: "Start over" }).waitFor();
    expect(await openDesign()).not.toBe(opened);

    const { page: other } = await open("/screensaver");
    const empty = await openMenu(other);
    await giveDesignFile(empty, "design.zip", buffer);
    await empty.getByText("Łódź 北京").waitFor();
    await empty.getByRole("button", { name: "Close" }).click();
    await other.getByText("Images Uploaded (1/4)").waitFor();
    const kept = await other.evaluate(() => Object.values(localStorage));
    expect(kept).toContain(`data:image/png;base64,${Buffer.from(SAVER).toString("base64")}`);
  });

  it("keeps no saved file in memory once its menu or its shelf is left", async () => {
    const page = await designed();
    await page.evaluate(() => {
      const kept = new Set<string>();
      Object.assign(globalThis, { kept });
      const { revokeObjectURL } = URL;
      document.addEventListener("click", ({ target }) => {
        if (target instanceof HTMLAnchorElement && target.download !== "") kept.add(target.href);
      });
      URL.revokeObjectURL = (url) => {
        kept.delete(url);
        revokeObjectURL.call(URL, url);
      };
    });
    const kept = () => page.evaluate(() => (globalThis as unknown as { kept: Set<string> }).kept.size);
    const dialog = await openMenu(page);
    await savedDesign(page, dialog);
    expect(await kept()).toBe(1);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(kept).toBe(0);
    await (await openMenu(page)).getByRole("link", { name: SHELF.title }).click();
    await savedBy(page, () => page.getByRole("button", { name: SHELF.saveAll }).first().click());
    expect(await kept()).toBe(1);
    await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
    await expect.poll(kept).toBe(0);
  });

  it("refuses and names a file that is not a design, and changes nothing", async () => {
    const page = await designed();
    const dialog = await openMenu(page);
    await giveDesignFile(dialog, "cat.brewscreen", Buffer.from(SAVER));
    await dialog.getByText("cat.brewscreen couldn't be opened. Nothing has changed.").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByText("Images Uploaded (1/4)").waitFor();
  });

  it("starts over after asking, and undoes that", async () => {
    const page = await designed();
    const dialog = await openMenu(page);
    await dialog.getByRole("button", { name: "Start over" }).click();
    await dialog.getByRole("button", { name: "Clear it" }).click();
    await dialog.getByText("Design cleared.").waitFor();
    await dialog.getByText("My Coffee Machine").waitFor();
    await dialog.getByRole("button", { name: "Undo", exact: true }).click();
    await dialog.getByText("Łódź 北京").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByText("Images Uploaded (1/4)").waitFor();
  });

  it("says once that a browser without storage saves nothing", async () => {
    const { page } = await open(LIGHT_PAGE);
    await page.addInitScript(() => {
      for (const name of ["localStorage", "indexedDB"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("no", "SecurityError");
          },
        });
    });
    await page.goto("/machine-name");
    await page.getByText("This browser can't save anything for this site.").first().waitFor();
    await page.getByRole("button", { name: "Your design: Not saved" }).waitFor();

    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const field = page.getByRole("textbox", { name: "Machine name" });
    await field.fill("Lobby");
    await field.blur();
    await page.getByRole("button", { name: /Your design: Not saved\s*Lobby/ }).waitFor();
    // Nothing could keep the choice, and a reload would lose the design.
    await page.getByRole("combobox", { name: "Language" }).selectOption("de");
    expect(await field.inputValue()).toBe("Lobby");
    expect(asked).toEqual([]);
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    expect(await field.inputValue()).toBe("Lobby");
  });
});
