import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { NAMED } from "./fit.ts";
import { STILL_MOUSE } from "./hands.ts";
import { settled } from "./settled.ts";
import { backButton, chooseInMenu, continueButton, eventually, kept, path, stepOf } from "./wizard.ts";

const { open, openDesign } = browserForTests();
/** The time between the name is saved and the next step. */
const PAUSE_MS = stepOf("name", "name").config.pauseMs;

const at = (page: Page, route: string) => page.waitForURL((url) => url.pathname === route);
const keep = (page: Page, values: Record<string, string>) =>
  page.evaluate((each) => {
    for (const [key, value] of Object.entries(each)) localStorage.setItem(key, value);
  }, values);
const returnTo = async (page: Page) => Object.fromEntries(await kept(page)).returnToStep ?? "";

/** The name of the focused control; empty for the body. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: found, body } = document;
    return found === body || !found ? "" : found.getAttribute("aria-label") || found.textContent;
  });

const ROUTES = [
  "/machine-name",
  "/screensaver",
  "/blends",
  "/hot-cold",
  "/hot-cup-size",
  "/cold-cup-size",
  "/leave-room",
  "/leave-room-iced",
  "/dispensing-screen-hot",
  "/dispensing-screen-iced",
];

it("says which names are missing or too long, and takes it back when they are confirmed", async () => {
  const { page } = await open("/blends", STILL_MOUSE);
  await page.getByRole("button", { name: "Confirm Blend Names" }).click({ force: true });
  const toasts = page.getByLabel(UI.notifications);
  const missing = toasts.getByText("Please name all three blends before proceeding.");
  // It would stay for as long as the mouse is over it.
  await toasts.getByRole("button").hover();
  const fields = page.getByRole("textbox");
  for (const field of await fields.all()) await field.fill("House Blend");
  await fields.last().fill("House Blend of the house");
  await fields.last().press("Enter");
  await toasts.getByText(WIZARD.slotNameNeeded(20)).waitFor();
  await fields.last().fill("House Blend");
  await fields.last().press("Enter");
  await toasts.getByText("Blend names saved successfully!").waitFor();
  expect(await missing.count()).toBe(0);
});

it("keeps the message about one slot while another changes, and drops it once its own does", async () => {
  const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
  await page.clock.install();
  await page.goto("/leave-room");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const message = (label: string) =>
    page.getByLabel(UI.notifications).getByText(`Using default ${label} image.`);
  await stopClock(page);
  await press("USE DEFAULT IMAGE: Leave Room");
  await message("Leave Room").waitFor();
  await press("USE DEFAULT IMAGE: No Room");
  await message("No Room").waitFor();
  expect(await message("Leave Room").isVisible()).toBe(true);
  await press(WIZARD.removeNamed("Leave Room"));
  await message("Leave Room").waitFor({ state: "hidden" });
  expect(await message("No Room").isVisible()).toBe(true);
});

describe("navigation between steps", () => {
  it("goes back step by step from any step", async () => {
    const { page, problems } = await open("/dispensing-screen-iced", STILL_MOUSE);
    for (const route of ROUTES.toReversed().slice(1)) {
      await backButton(page).click();
      await at(page, route);
    }
    await eventually(() => backButton(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("every alias replaces itself with its step's address and keeps returnToStep", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    await keep(page, { returnToStep: "/final-preview" });
    for (const [alias, route] of [
      ["/hot-leave-room", "/leave-room"],
      ["/cold-leave-room", "/leave-room-iced"],
      ["/hot-dispensing", "/dispensing-screen-hot"],
      ["/cold-dispensing", "/dispensing-screen-iced"],
    ] as const) {
      await page.goto(LIGHT_PAGE);
      await page.goto(alias);
      await at(page, route);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await returnTo(page)).toBe("/final-preview");
      await page.goBack();
      expect(path(page)).toBe(LIGHT_PAGE);
    }
  });

  it("Continue goes to returnToStep once, and then to the next step", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    await keep(page, { returnToStep: "/media-upload" });
    await page.goto("/dispensing-screen-hot");
    await page.getByRole("button", { name: /USE DEFAULT IMAGE/ }).click();
    await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
    await continueButton(page).click();
    await at(page, "/media-upload");
    await page.goto("/dispensing-screen-hot");
    await continueButton(page).click();
    await at(page, "/dispensing-screen-iced");
  });

  it("ignores a returnToStep that is no page of ours", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    for (const returnToStep of [
      "https://example.com/",
      "//example.com",
      "/no-such-page",
      "javascript:alert(1)",
    ]) {
      await page.goto(LIGHT_PAGE);
      await keep(page, { returnToStep });
      await page.goto("/hot-cold");
      await backButton(page).click();
      await at(page, "/blends");
    }
  });

  it("forgets returnToStep if the step is left by the header or the rail, not by a reload", async () => {
    for (const leave of ["header", "rail"]) {
      const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
      await keep(page, { returnToStep: "/final-preview" });
      await page.goto("/hot-cold");
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await returnTo(page)).toBe("/final-preview");
      if (leave === "header")
        await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
      else
        await page
          .getByRole("navigation", { name: "Steps" })
          .getByRole("link", { name: /Hot Cup Sizes/ })
          .click();
      await eventually(() => returnTo(page)).toBe("");
    }
  });

  it("keeps a step until the next one is loaded, and scrolls to its top, smoothly on later ones", async () => {
    const { page } = await open("/dispensing-screen-iced", { viewport: { width: 390, height: 700 } });
    const code = Promise.withResolvers<void>();
    await page.route("**/assets/FinalReviewPage*", async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: /USE DEFAULT IMAGE/ }).click();
    await page.evaluate(() => {
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        document.body.dataset.behavior = `${options.behavior} from ${window.scrollY}`;
        scrollTo(options);
      }) as typeof window.scrollTo;
      scrollTo({ top: 400 });
    });
    await continueButton(page).click();
    await at(page, "/final-preview");
    await page.locator("main[aria-busy=true]").waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole("navigation", { name: "Steps" }).waitFor();
    await page.getByRole("heading", { level: 1, name: "ICED DISPENSING SCREEN" }).waitFor();
    code.resolve();
    await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.locator("body").getAttribute("data-behavior")).toMatch(/^smooth from [1-9]/);
    await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
    await eventually(() => page.locator("body").getAttribute("data-behavior")).toMatch(/^instant/);
  });

  it("says so if code can't be loaded, and tries again", async () => {
    const { page, uncaught } = await open("/machine-name", STILL_MOUSE);
    await page.waitForLoadState("networkidle");
    await page.route("**/assets/**", (route) => route.abort());
    await page.getByRole("textbox", { name: "Machine name" }).fill("Lobby");
    await page.getByRole("textbox", { name: "Machine name" }).press("Enter");
    await page.getByText(SHELL.notLoaded).waitFor();
    await page.getByRole("link", { name: /Hot\/Cold Selection/ }).click();
    await page.getByRole("alert").getByText(SHELL.notLoaded).waitFor();
    await page.unroute("**/assets/**");
    await page.getByRole("button", { name: SHELL.tryAgain }).click();
    await page.getByRole("heading", { level: 1, name: "HOT & COLD OPTIONS" }).waitFor();
    expect(uncaught.splice(0).filter((fault) => !/preload CSS|dynamically imported/.test(fault))).toEqual([]);
  });

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
    // The code that would report the missing styles needs them too, and so fails to load.
    expect(uncaught.splice(0).filter((fault) => !fault.includes("Unable to preload CSS"))).toEqual([]);
  });

  it("keeps the focus at hand for keys: past the rail, and where a button went away", async () => {
    const { page } = await open("/screensaver", STILL_MOUSE);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatch(/^Screensaver/);
    await chooseInMenu(page, SCREEN.fill);
    await page.getByRole("button", { name: WIZARD.removeImage(1) }).waitFor();
    expect(await focused(page)).toBe(SCREEN.machineMenu);
    for (const [route, ...names] of [
      ["/screensaver", WIZARD.removeImage(1), WIZARD.undo],
      ["/hot-cup-size", WIZARD.removeNamed("Regular"), WIZARD.undo],
      ["/blends", WIZARD.removeNamed("Left"), WIZARD.undo],
    ] as const) {
      await page.goto(route);
      for (const name of names) {
        const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
        await button.press("Enter");
        await button.waitFor({ state: "detached" });
        await eventually(() => focused(page)).not.toBe("");
      }
    }
  });

  it("shows on the rail what is done, what is missing and the current step", async () => {
    const { page } = await open("/hot-cold", STILL_MOUSE);
    const rail = page.getByRole("navigation", { name: "Steps" });
    expect(await rail.locator("[aria-current=step]").innerText()).toMatch(/Hot\/Cold Selection/);
    for (const button of await page.getByRole("button", { name: /USE DEFAULT IMAGE/ }).all())
      await button.click();
    await eventually(() => rail.getByRole("link", { name: /Hot\/Cold Selection.*done/ }).count()).toBe(1);
    expect(await rail.getByRole("link", { name: /to do$/ }).count()).toBe(10);
    expect(await rail.getByRole("link", { name: /Blends Selection/ }).getAttribute("href")).toBe("/blends");
  });
});

it("an address in other letters or with a slash at its end is replaced by the page's own", async () => {
  const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
  for (const [written, own] of [
    ["/Blends", "/blends"],
    ["/HOT-COLD/", "/hot-cold"],
    ["/final-preview/", "/final-preview"],
  ] as const) {
    await page.goto(written);
    await at(page, own);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await eventually(() => page.title()).not.toMatch(/^Customize/);
  }
});

describe("naming", () => {
  it("opens the images if there are names, and goes back to naming", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    await keep(page, { blendNames: JSON.stringify({ left: "Alpha", middle: "Beta", right: "Gamma" }) });
    await page.goto("/blends");
    await page.getByRole("heading", { name: "UPLOAD YOUR BLEND IMAGES" }).waitFor();
    await backButton(page).click();
    expect(await page.getByLabel("Middle", { exact: true }).inputValue()).toBe("Beta");
    await page.getByRole("button", { name: "Confirm Blend Names" }).click();
    await page.getByRole("heading", { name: "UPLOAD YOUR BLEND IMAGES" }).waitFor();
    await chooseInMenu(page, "Edit names");
    await backButton(page).click();
    await at(page, "/screensaver");
  });

  it("takes Enter for Continue, and names of 3 to 30 characters", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    await page.clock.install();
    await page.goto("/machine-name");
    const field = page.getByRole("textbox", { name: "Machine name" });
    await field.fill("  ab  ");
    await field.press("Enter");
    await page.getByText("This name has 2 characters.").waitFor();
    expect(path(page)).toBe("/machine-name");
    await field.fill("  abc ");
    await stopClock(page);
    await field.press("Enter");
    await page.getByText("Success!", { exact: true }).waitFor();
    await settled(page);
    await page.clock.runFor(PAUSE_MS - 50);
    expect(path(page)).toBe("/machine-name");
    await page.clock.runFor(100);
    await at(page, "/screensaver");
    expect(Object.fromEntries(await kept(page)).machineName).toBe("abc");
  });

  it("does not move on a visitor who has left while the name was saved", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    await page.clock.install();
    await page.goto("/machine-name");
    await page.getByRole("textbox", { name: "Machine name" }).fill("Lobby");
    await stopClock(page);
    await continueButton(page).click();
    await page.getByText("Success!", { exact: true }).waitFor();
    await settled(page);
    await page
      .getByRole("navigation", { name: "Steps" })
      .getByRole("link", { name: /Hot Cup Sizes/ })
      .click();
    await at(page, "/hot-cup-size");
    await page.clock.runFor(2 * PAUSE_MS);
    await page.clock.resume();
    await page
      .getByRole("heading", { level: 1, name: stepOf("slots", "hotcupsizes").config.heading })
      .waitFor();
    expect(path(page)).toBe("/hot-cup-size");
  });
});

it("a name that is copied from a spreadsheet, whose clipboard has a picture too, is pasted as text", async () => {
  const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
  const field = page.getByRole("textbox", { name: WIZARD.nameFor("Left") });
  const isTaken = await field.evaluate(async (input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "House");
    clipboardData.items.add(new File(["cells"], "image.png", { type: "image/png" }));
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return !input.dispatchEvent(paste);
  });
  expect(isTaken).toBe(false);
});
