import type { Page } from "playwright";
import { expect, it } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { ANNOTATIONS, LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests } from "./browser.ts";
import { config, lettered, picture, slot, sumOf } from "./letter-words.ts";
import { toast } from "./said.ts";
import { adjust, chooseInSheet } from "./wizard.ts";

const { open } = browserForTests();

const sums = async (page: Page) => [await sumOf(picture(page, "left")), await sumOf(picture(page, "middle"))];
/** Loads the lettering code again. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await picture(page, "right").waitFor();
}
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

it("a picture that can't be rendered is reported in the editor, changes nothing, and swaps places with its old words", async () => {
  const { page } = await open(config.route);
  await lettered(page);
  await reload(page);
  const before = await sums(page);
  await adjust(slot(page, "left"));
  const editor = page.getByRole("dialog", { name: FITTING.title("Oat") });
  await editor.getByRole("tab", { name: ANNOTATIONS.words }).click();
  // The preview is stored as it is shown, so lettering has to fail before the words change.
  await expect.poll(() => sumOf(editor.locator("canvas[role=img]"))).toBe(before[0]);
  await withoutLettering(page);
  await editor.getByRole("textbox", { name: ANNOTATIONS.text }).fill("Hafer");
  await editor.getByRole("button", { name: FITTING.use }).click();
  await editor.getByText(FITTING.notMadeAdvice).waitFor();
  expect(await sums(page)).toEqual(before);
  await reload(page);
  expect(await sums(page)).toEqual(before);

  await withoutLettering(page);
  await chooseInSheet(page, "Oat", WIZARD.swapWith("Middle"));
  await toast(page, WIZARD.swapped("Left", "Middle")).waitFor();
  await toast(page, LETTERING.notFollowedSwap).waitFor();
  expect(await sums(page)).toEqual(before.toReversed());
  await slot(page, "left").getByText(LETTERING.says("Mild")).waitFor();
});
