import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { FIT } from "#messages/fit.ts";
import { LETTER_TABS, LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests } from "./browser.ts";
import { config, lettered, picture, slot, sumOf } from "./letter-words.ts";
import { toast } from "./said.ts";
import { adjust, chooseInSheet } from "./wizard.ts";

const { open } = browserForTests();

const withWords = async () => {
  const { page } = await open(config.route);
  await lettered(page);
  // Loads the lettering code again.
  await page.reload();
  await picture(page, "right").waitFor();
  return page;
};
const sums = async (page: Page) => [await sumOf(picture(page, "left")), await sumOf(picture(page, "middle"))];
/** From now on no worker takes pictures to letter. */
const withoutLettering = (page: Page) =>
  page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: unknown, ...rest: [never]) {
      if (message instanceof Object && "name" in message && message.name === "letter")
        throw new Error("no lettering");
      postMessage.call(this, message, ...rest);
    };
  });

describe("a picture that can't be rendered", () => {
  it("is reported in the editor, which stays open, and changes nothing", async () => {
    const page = await withWords();
    const before = await sums(page);
    await adjust(slot(page, "left"));
    const editor = page.getByRole("dialog", { name: FIT.title("Oat") });
    await editor.getByRole("tab", { name: LETTER_TABS.words }).click();
    // The preview is stored as it is shown, so lettering has to fail before the words change.
    await expect.poll(() => sumOf(editor.locator("canvas[role=img]"))).toBe(before[0]);
    await withoutLettering(page);
    await editor.getByRole("textbox", { name: LETTER_TABS.text }).fill("Hafer");
    await editor.getByRole("button", { name: FIT.use }).click();
    await editor.getByText(FIT.notMadeAdvice).waitFor();
    expect(await sums(page)).toEqual(before);
    await page.reload();
    await picture(page, "right").waitFor();
    expect(await sums(page)).toEqual(before);
  });

  it("swaps places with its old words, and says so", async () => {
    const page = await withWords();
    const [left, middle] = await sums(page);
    await withoutLettering(page);
    await chooseInSheet(page, "Oat", WIZARD.swapWith("Middle"));
    await toast(page, WIZARD.swapped("Left", "Middle")).waitFor();
    await toast(page, LETTERING.notFollowedSwap).waitFor();
    expect(await sums(page)).toEqual([middle, left]);
    await slot(page, "left").getByText(LETTERING.says("Mild")).waitFor();
  });
});
