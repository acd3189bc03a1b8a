import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import type { Size } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { turned } from "../support/exif.ts";
import { continueButton, eventually, face, imagesInPackage } from "./wizard.ts";

/** A hand that counts every key and every click. */
export class Hand {
  actions = 0;
  readonly page: Page;
  readonly #isTouch: boolean;
  constructor(page: Page, isTouch = false) {
    this.page = page;
    this.#isTouch = isTouch;
  }
  async click(target: Locator): Promise<void> {
    this.actions++;
    if (this.#isTouch) await target.tap();
    else await target.click();
  }
  async type(text: string): Promise<void> {
    this.actions += text.length;
    await this.page.keyboard.type(text);
  }
  async press(key: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(key);
  }
  button(name: string): Promise<void> {
    return this.click(this.page.getByRole("button", { name, exact: true }).last());
  }
  link(name: string): Promise<void> {
    return this.click(this.page.getByRole("main").getByRole("link", { name, exact: true }).first());
  }
}

/** The size and EXIF orientation of a camera's photos. */
export interface Camera extends Size {
  readonly orientation: number;
}

interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Photos as JPEGs by the browser's encoder, turned as EXIF says. */
export async function photos(
  page: Page,
  { width, height, orientation }: Camera,
  count: number,
): Promise<PhotoFile[]> {
  const urls = await page.evaluate(
    ({ width, height, count }) =>
      Array.from({ length: count }, (_, index) => {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        const light = context.createLinearGradient(0, 0, width, height);
        light.addColorStop(0, `hsl(${index * 40} 60% 70%)`);
        light.addColorStop(1, `hsl(${index * 40 + 60} 60% 20%)`);
        context.fillStyle = light;
        context.fillRect(0, 0, width, height);
        return canvas.toDataURL("image/jpeg");
      }),
    { width, height, count },
  );
  return urls.map((url, index) => ({
    name: `IMG_${index + 1}.jpg`,
    mimeType: "image/jpeg",
    buffer: Buffer.from(turned(Buffer.from(url.split(",")[1] ?? "", "base64"), orientation)),
  }));
}

/** Waits until images are checked, so that the next press is not lost. */
const settled = (page: Page) =>
  page
    .getByText(/^Checking the image/)
    .first()
    .waitFor({ state: "detached" });

/** Fills a step with photos, all at once, and goes on. */
async function fillWithPhotos(hand: Hand, camera: Camera, step: Step): Promise<void> {
  const { page } = hand;
  if (step.kind === "name") {
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await hand.type("Bar");
    await hand.press("Enter");
    return;
  }
  if (step.kind === "review") return;
  if (step.kind === "slots" && step.config.naming?.suggest) {
    await hand.button(step.config.naming.suggest);
    await hand.button(step.config.naming.confirm);
  }
  const { category } = step;
  const count =
    category.kind === "list" ? 1 : findArrangement(category, category.counts?.initial).places.length;
  const [place] = findArrangement(
    category,
    category.kind === "slots" ? category.counts?.initial : undefined,
  ).places;
  const label = category.kind === "list" || !place ? category.label : findSlot(category, place.slot).label;
  const files = await photos(page, camera, count);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), hand.click(face(page, label))]);
  await chooser.setFiles(files);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("application").waitFor();
  await noErrors(page);
  await hand.click(dialog.getByRole("button", { name: count > 1 ? /^Use all/ : "Use this image" }));
  await dialog.waitFor({ state: "detached" });
  await settled(page);
  await eventually(() => continueButton(page).count()).toBe(1);
  await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
  await noErrors(page);
  await hand.click(continueButton(page));
}

/** Expects no colour of errors on the page. */
async function noErrors(page: Page): Promise<void> {
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colours = ["--cherry", "--cherry-ground"].map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const worn = [color, backgroundColor, ...(borderTopWidth === "0px" ? [] : [borderTopColor])];
        return worn.some((each) => colours.includes(each));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(red).toEqual([]);
}

/**
 * Walks from the home page to the media package with photos alone, without any error, and returns the number of
 * pictures in the package.
 */
export async function journeyWithPhotos(hand: Hand, camera: Camera): Promise<number> {
  const { page } = hand;
  await hand.link("Start Wizard");
  for (const step of stepsOf(ACTIVE.model)) {
    await page.waitForURL((url) => url.pathname === step.config.route);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await fillWithPhotos(hand, camera, step);
  }
  await hand.button("Confirm Final Review");
  return imagesInPackage(page, () => hand.button("Media package (.mp)"));
}
