import { expect, it } from "vitest";
import { UI } from "#messages/ui.ts";
import { browserForTests } from "./browser.ts";
import { continueButton, eventually } from "./wizard.ts";

const { open } = browserForTests();

it("a message that could not be loaded is said, with its style, once the network is back", async () => {
  const { page, uncaught } = await open("/hot-cold");
  await continueButton(page).waitFor();
  await page.waitForLoadState("networkidle");
  const refused: string[] = [];
  await page.route("**/assets/**", (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await continueButton(page).click({ force: true });
  await eventually(async () => refused.some((url) => url.endsWith(".css"))).toBe(true);
  await page.unroute("**/assets/**");
  const toast = page.getByRole("region", { name: UI.notifications }).locator("> *").first();
  // The first key pressed after the failure makes the page try again. The first one here may come too early.
  await eventually(async () => {
    await page.keyboard.press("Shift");
    return toast.isVisible();
  }).toBe(true);
  await eventually(() => toast.evaluate((each) => getComputedStyle(each).display)).toBe("grid");
  // What is missing is said by code that could not be loaded either.
  expect(uncaught.splice(0).filter((fault) => !fault.includes("Unable to preload CSS"))).toEqual([]);
});
