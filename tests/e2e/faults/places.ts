import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { EXPORTS } from "#messages/exports.ts";
import { FITTING } from "#messages/fit.ts";
import { VARIANTS } from "#messages/many.ts";
import { REVIEW } from "#messages/review.ts";
import { SHELF } from "#messages/shelf.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement, findSlot } from "../../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import type { Design } from "../../../shared/model/design.ts";
import { plan, putOn } from "../dropping.ts";
import { confirm, exportButton } from "../exporting.ts";
import { drop, type TestFile } from "../files.ts";
import { pasteText } from "../many.ts";
import { continueButton, image, path, zone } from "../wizard.ts";

/** Resolves to false if it can't be done yet. */
type Action = (page: Page) => Promise<boolean>;

/** A column of the matrix. */
export interface Place {
  readonly name: string;
  readonly path: string;
  /** What the act puts there, which is not there before. */
  readonly category?: string;
  /** Without the database, the page keeps it, but not localStorage, and what the header says is about the design. */
  readonly isOnlyInDatabase?: boolean;
  /** It acts on the design of before, and on no other. */
  readonly isOfDesign?: boolean;
  /** The specification has it quote the browser's own words. */
  readonly isQuoting?: boolean;
  enter?(page: Page): Promise<unknown>;
  /** One thing that a visitor does there, action by action. */
  readonly act: readonly Action[];
  isDone(page: Page): Promise<boolean>;
  /** Whether the stored designs have what was made; for files, nothing is. */
  isKept?(designs: readonly Design[]): boolean;
}

/** Presses it once it is there. */
const press =
  (find: (page: Page) => Locator): Action =>
  async (page) => {
    const target = find(page).first();
    if (!(await target.isVisible()) || !(await target.isEnabled())) return false;
    await target.click();
    return true;
  };
const pressNamed = (name: string) => press((page) => page.getByRole("button", { name, exact: true }));
const once =
  (act: (page: Page) => Promise<unknown>): Action =>
  async (page) => {
    await act(page);
    return true;
  };
const some = async (target: Locator): Promise<boolean> => (await target.count()) > 0;

const isFilled = (page: Page, slot: string): Promise<boolean> =>
  some(page.getByRole("button", { name: WIZARD.removeNamed(slot) }));

/** A photo of no slot's size: it is decoded, placed, rendered and encoded. */
const PHOTO: TestFile = {
  name: "IMG_7.jpg",
  type: "image/jpeg",
  bytes: await sharp({ create: { width: 700, height: 520, channels: 3, background: "#a63" } })
    .jpeg()
    .toBuffer(),
};

const NAME = "Bar 7";
/** Whether the page has said this since it was last asked. */
const isSaid = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((words) => {
    const { said } = globalThis as unknown as { said: string[] };
    const at = said.indexOf(words);
    return said.splice(at, at < 0 ? 0 : 1).length > 0;
  }, words);
const isConfirmed = (page: Page): Promise<boolean> => exportButton(page, EXPORTS.kinds.pdf.label).isVisible();

function placeOf(step: Step): Place {
  const { route } = step.config;
  const at = { name: step.id, path: route };
  switch (step.kind) {
    case "name":
      return {
        ...at,
        act: [
          async (page) => {
            const field = page.getByRole("textbox", { name: step.config.field });
            if (!(await field.isVisible())) return false;
            // The page may go on by itself meanwhile.
            const filled = field.fill(NAME).then(() => true);
            return Promise.race([filled, page.waitForURL((url) => url.pathname !== route).then(() => false)]);
          },
          press(continueButton),
        ],
        isDone: async (page) => path(page) !== route && some(page.getByRole("heading", { level: 1 })),
        isKept: (designs) => designs.some(({ name }) => name === NAME),
      };
    case "list":
    case "slots": {
      const { category } = step;
      const [first] = findArrangement(
        category,
        category.kind === "slots" ? category.counts?.initial : undefined,
      ).places;
      const label =
        category.kind === "list" || !first ? category.label : findSlot(category, first.slot).label;
      return {
        ...at,
        category: category.id,
        act: [once((page) => drop(zone(page, label), PHOTO)), pressNamed(FITTING.use)],
        isDone: (page) => some(page.getByRole("main").getByRole("img", { name: PHOTO.name })),
        isKept: (designs) => JSON.stringify(designs).includes(PHOTO.name),
      };
    }
    case "review":
      return {
        ...at,
        isOnlyInDatabase: true,
        act: [
          pressNamed(REVIEW.confirm),
          // Asked only if something is missing.
          async (page) => (await isConfirmed(page)) || pressNamed(REVIEW.confirmWithDefaults)(page),
        ],
        // Another tab's change may ask for a confirmation again at once.
        isDone: async (page) => (await isConfirmed(page)) || isSaid(page, REVIEW.confirmed),
        isKept: (designs) => designs.some(({ isConfirmed }) => isConfirmed),
      };
  }
}

const OFFERED = ["pdf", "images", "test", "package"] as const;

const exportOf = (kind: (typeof OFFERED)[number]): Place => ({
  name: `export: ${kind}`,
  path: CLASSIC_MODEL.reviewStep.route,
  isOfDesign: true,
  isQuoting: kind === "test",
  enter: async (page) => {
    if (!(await exportButton(page, EXPORTS.kinds[kind].label).isVisible())) await confirm(page);
  },
  act: [
    // Another tab's change asks for a confirmation again.
    async (page) => {
      const isOffered = await exportButton(page, EXPORTS.kinds[kind].label).isVisible();
      if (!isOffered)
        (await pressNamed(REVIEW.confirmWithDefaults)(page)) || (await pressNamed(REVIEW.confirm)(page));
      return isOffered;
    },
    press((page) => exportButton(page, EXPORTS.kinds[kind].label)),
  ],
  // Its card goes with the next change.
  isDone: (page) => isSaid(page, EXPORTS.kinds[kind].success),
});

const row = (page: Page, name: string) => page.getByRole("rowheader", { name: new RegExp(`: ${name}$`) });
const addRows = once((page) => pasteText(page, "Foyer\nTerrace"));

export const PLACES: readonly Place[] = [
  ...stepsOf(CLASSIC_MODEL).map(placeOf),
  {
    name: "shelf",
    path: "/machines",
    isOfDesign: true,
    act: [
      pressNamed(SHELF.more("Lobby")),
      // Of the open menu: another tab may have renamed the machine.
      press((page) =>
        page.getByRole("button", { name: SHELF.duplicate, exact: true }).filter({ visible: true }),
      ),
    ],
    isDone: async (page) => (await page.locator("[data-design]").count()) > 1,
    isKept: (designs) => designs.length > 1,
  },
  {
    name: "import",
    path: "/hot-cold",
    category: "hotcold",
    act: [
      once((page) =>
        drop(page.locator("body"), image("hot.png", { width: 460, height: 485 }, 7), {
          ...PHOTO,
          name: "cold.jpg",
        }),
      ),
      press(putOn),
    ],
    isDone: async (page) =>
      !(await some(plan(page))) && (await isFilled(page, "Hot")) && (await isFilled(page, "Cold")),
    isKept: (designs) => designs.some(({ slots }) => slots.hotcold?.hot && slots.hotcold.cold),
  },
  {
    name: "table",
    path: "/many",
    act: [addRows],
    isDone: (page) => some(row(page, "Terrace")),
    isKept: (designs) => JSON.stringify(designs).includes("Terrace"),
  },
  {
    name: "table: files",
    path: "/many",
    enter: async (page) => {
      await pasteText(page, "Foyer\nTerrace");
      await row(page, "Terrace").waitFor();
    },
    act: [pressNamed(VARIANTS.toFiles), pressNamed(VARIANTS.exportStart)],
    isDone: (page) => some(page.getByText(VARIANTS.exported(2))),
  },
  ...OFFERED.map(exportOf),
];
