import type { Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { LABELS } from "#classic/labels.ts";
import { STEP_TEXTS } from "#classic/step-texts.ts";
import { EXPORTS } from "#messages/exports.ts";
import { INTAKE } from "#messages/intake.ts";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { MACHINE_NAME } from "#messages/machine-name.ts";
import { VARIANTS } from "#messages/many.ts";
import { PACKAGES } from "#messages/packages.ts";
import { RETURNING_VISITOR } from "#messages/returning.ts";
import { REVIEW } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { SHELF } from "#messages/shelf.ts";
import { DESIGN } from "#messages/shell.ts";
import { UI } from "#messages/ui.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { WIZARD } from "#messages/wizard.ts";
import { defaultImagePath, fillPlaceholders, findSlot } from "../../shared/machine/questions.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { serveDevPage } from "./dev-page.ts";
import { drop } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { pasteText } from "./many.ts";
import { settled, withoutToasts } from "./settled.ts";
import { type StoredDesign, storeDesign } from "./stored-design.ts";
import { closeEditor, eventually, openSheet, saidOf, zone as slotZone, startOf } from "./wizard.ts";

let dev: Awaited<ReturnType<typeof serveDevPage>>;

const zone = (page: Page, name: string) => page.getByRole("region", { name }).locator("fieldset");

/** A page in one state, brought there as a visitor would. */
export interface State {
  readonly name: string;
  /** `npm test` leaves it out: other states show nearly all of it, or it is not of the product. */
  readonly isLess?: boolean;
  path(): string;
  enter?(page: Page): Promise<unknown>;
  /** It does not come to rest. */
  readonly isUnderWay?: boolean;
}

const file = (name: string, width: number, height: number) => ({ name, bytes: png(width, height) });
const notes = (name: string) => ({ name, bytes: Uint8Array.of(1, 2, 3) });
const fill = async (page: Page) => {
  await drop(zone(page, LABELS.packageCategories.screensaver.label), file("saver.png", 1024, 768));
  await drop(zone(page, LABELS.packageCategories.icons.label), file("wrong-size.png", 100, 50));
  await page.getByText("wrong-size.png").waitFor();
};
const create = (page: Page) => page.getByRole("button", { name: UPLOADER.create }).click();

const at = (name: string, path: string, enter: State["enter"] = async () => {}, more?: object): State => ({
  name,
  path: () => path,
  enter,
  ...more,
});
const kept = (
  name: string,
  path: string,
  design: StoredDesign,
  enter?: State["enter"],
  more?: object,
): State =>
  at(
    name,
    LIGHT_PAGE,
    async (page) => {
      await storeDesign(page, design, path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await enter?.(page);
    },
    more,
  );
const WHOLE = bundledDesign();
const HALF: StoredDesign = {
  ...WHOLE,
  images: Object.fromEntries(Object.entries(WHOLE.images ?? {}).slice(0, 2)),
};

const RIGHT_BLEND = fillPlaceholders(LABELS.blendCaption, { label: LABELS.slots.right });

/** Steps that look like others. */
const ALIKE = [
  "/hot-cold",
  "/leave-room",
  "/leave-room-iced",
  "/dispensing-screen-hot",
  "/dispensing-screen-iced",
];
const FILLED = [
  "/screensaver",
  "/blends",
  "/hot-cup-size",
  "/leave-room-iced",
  "/dispensing-screen-hot",
  "/final-preview",
];

/** A name without a place to break the line. */
const LONG_NAME = "IMG_20261104_184512_espresso_bar_at_the_left_window_final_version.png";
const WRONG = file(LONG_NAME, 10, 10);
/** The start of its refusal, before the size that is needed. */
const REFUSED = startOf((size) => INTAKE.wrongSize(LONG_NAME, "10\u00a0×\u00a010", size));
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click({ force: true });
const isLess = { isLess: true };

/** Every step with the fewest and with the most slots, refused and filled. */
const OF_SLOTS = stepsOf(CLASSIC_MODEL).flatMap((step) => {
  if (step.kind !== "slots") return [];
  const { category, config } = step;
  const { arrangements, counts } = category;
  const outer = arrangements.filter((each) => each === arrangements[0] || each === arrangements.at(-1));
  return outer.flatMap(({ count, places }) => {
    const chosen = counts && { [category.id === "hotcupsizes" ? "hot" : "cold"]: count };
    const design = { name: "Lobby", names: WHOLE.names ?? {}, ...chosen };
    const labels = places.map(({ slot }) => findSlot(category, slot).label);
    const images = Object.fromEntries(
      places.map(({ slot }) => [`${category.id}_${slot}`, defaultImagePath(category, count, slot)]),
    );
    const refuse = async (page: Page) => {
      for (const label of labels) {
        await drop(slotZone(page, label), WRONG);
        await closeEditor(page);
      }
      for (const label of labels) await eventually(() => saidOf(page, label)).toContain(REFUSED);
    };
    return [
      kept(`${config.route}, all ${count} refused`, config.route, design, refuse, isLess),
      kept(`${config.route}, all ${count} filled`, config.route, { ...design, images }, undefined, isLess),
    ];
  });
});

/** Not of the product: it shows all components, in English. */
export const DEVELOPERS_PAGE = "the developers' page";

export const STATES: readonly State[] = [
  at("home", "/"),
  ...ROUTES.filter(({ path }) => path !== "/").map(({ path }) =>
    at(`${path}, empty`, path, undefined, {
      isLess: [...FILLED, ...ALIKE, "/many", "/media-upload"].includes(path),
    }),
  ),
  ...FILLED.map((path) => kept(`${path}, filled`, path, WHOLE, undefined, { isLess: ALIKE.includes(path) })),
  kept("home, returning", "/", { ...HALF, name: "W".repeat(30) }, (page) =>
    page.getByRole("link", { name: RETURNING_VISITOR.continue }).waitFor(),
  ),
  at("the looks", "/", async (page) => {
    await page.getByRole("button", { name: SCREEN.chooseLook }).first().click();
    const looks = page.getByRole("dialog", { name: LOOKS_DIALOG.title });
    await looks.getByRole("img", { name: LABELS.naming.placeholders.right }).first().waitFor();
  }),
  kept("/blends, refused", "/blends", HALF, async (page) => {
    await drop(slotZone(page, LABELS.slots.right), file("photo.png", 64, 48));
    await closeEditor(page);
    await page.getByText("photo.png").first().waitFor();
  }),
  kept("the picker", "/blends", HALF, async (page) => {
    await page.getByRole("button", { name: STEP_TEXTS.slots.blends.library.browse }).first().click();
    await page.getByRole("dialog").getByRole("list", { name: LOOKS_DIALOG.fromLooks }).waitFor();
  }),
  ...OF_SLOTS,
  at(
    "/machine-name, refused",
    "/machine-name",
    async (page) => {
      const { minLength, maxLength } = CLASSIC_MODEL.nameStep;
      await press(page, UI.continue);
      await page.getByText(MACHINE_NAME.tooShortOrLong(0, minLength, maxLength)).waitFor();
    },
    isLess,
  ),
  at(
    "/blends, refused names",
    "/blends",
    async (page) => {
      await press(page, LABELS.naming.confirm);
      await page.getByText(WIZARD.slotNameNeeded(20)).first().waitFor();
    },
    isLess,
  ),
  at(
    "/screensaver, one refused, two taken",
    "/screensaver",
    async (page) => {
      const files = [WRONG, file("a.png", 1024, 768), file("b.png", 1024, 768)];
      await drop(slotZone(page, LABELS.categories.screensaver.label), ...files);
      await closeEditor(page);
      await page.getByText(REFUSED).waitFor();
      await page.getByRole("button", { name: WIZARD.drag.handle(2) }).waitFor();
    },
    isLess,
  ),
  kept(
    "the picker, nothing found",
    "/blends",
    HALF,
    async (page) => {
      await page.getByRole("button", { name: STEP_TEXTS.slots.blends.library.browse }).first().click();
      await page.getByPlaceholder(WIZARD.library.searchImages).fill("zzz");
      await page.getByText(WIZARD.library.noneFound).waitFor();
    },
    isLess,
  ),
  kept("the sheet of a picture", "/blends", WHOLE, (page) => openSheet(page, "House Blend")),
  kept("what is missing before the confirmation", "/final-preview", HALF, async (page) => {
    await page.getByRole("button", { name: REVIEW.confirm }).click();
    await page.getByRole("dialog").waitFor();
  }),
  kept("the exports", "/final-preview", WHOLE, async (page) => {
    await page.getByRole("button", { name: REVIEW.confirm }).click();
    await page.getByRole("button", { name: EXPORTS.kinds.package.label }).waitFor();
  }),
  kept("/many, machines", "/many", WHOLE, async (page) => {
    await page.getByText(VARIANTS.groups.picture, { exact: true }).click();
    await page.getByLabel(RIGHT_BLEND, { exact: true }).check();
    await pasteText(page, "Foyer\tHouse\nBar\nFoyer\tA name that is much too long for it");
    await page.getByText(VARIANTS.readyAndWrong(1, 2)).first().waitFor();
  }),
  kept("the design's dialog", "/screensaver", HALF, async (page) => {
    await page.getByRole("button", { name: `${DESIGN.title}: ` }).click();
    await page.getByRole("dialog").waitFor();
  }),
  kept("many pictures before they are put on", "/blends", HALF, async (page) => {
    const pictures = [file("left.png", 302, 485), file("DSC_0417.png", 64, 48), file("Hot.png", 460, 485)];
    await drop(page.locator("body"), ...pictures, notes("notes.txt"));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^DSC_0417|: DSC_0417/ }).click();
  }),
  kept("/machines, filled", "/machines", WHOLE, (page) =>
    page.getByRole("button", { name: SHELF.goOnNamed("Lobby") }).waitFor(),
  ),
  kept("/machines, choosing", "/machines", HALF, async (page) => {
    await page.getByRole("button", { name: SHELF.more("Lobby") }).click();
    await page.getByRole("button", { name: SHELF.duplicate }).click();
    await page.getByRole("textbox", { name: SHELF.name }).press("Escape");
    await page.getByRole("button", { name: SHELF.several }).click();
    await page.getByRole("checkbox", { name: SHELF.choose("Lobby"), exact: true }).check();
  }),
  at("/package, with faults", "/package", async (page) => {
    const bytes = rawZip([
      { path: "icons/Left_Blend.png", data: png(302, 485) },
      { path: "icons/hot regular.png", data: png(460, 235) },
      { path: "icons/wrong-size.png", data: png(100, 50) },
    ]);
    await drop(page.getByRole("heading", { level: 1 }), { name: "lobby.mp", bytes });
    await page.getByText(PACKAGES.verdicts.error).waitFor();
  }),
  { name: DEVELOPERS_PAGE, path: () => dev.url, isUnderWay: true, isLess: true },
  at("/media-upload, filled, one invalid", "/media-upload", fill, { isLess: true }),
  at(
    "/media-upload, refused",
    "/media-upload",
    async (page) => {
      await drop(zone(page, LABELS.packageCategories.icons.label), notes("notes.txt"));
      await page.getByText("notes.txt").waitFor();
    },
    isLess,
  ),
  at("/media-upload, sorted in, one in the tray", "/media-upload", async (page) => {
    const files = [file("cup.png", 302, 485), file("fits-nowhere.png", 100, 50)];
    await drop(page.getByRole("heading", { name: UPLOADER.heading }), ...files);
    await page.getByRole("region", { name: UPLOADER.tray }).waitFor();
  }),
  at(
    "/media-upload, busy",
    "/media-upload",
    async (page) => {
      await page.route("**/api/**", () => undefined);
      await fill(page);
      await create(page);
      await page.getByRole("progressbar").waitFor();
    },
    { isUnderWay: true, isLess: true },
  ),
  at("/media-upload, failed", "/media-upload", async (page) => {
    await page.route("**/api/**", (route) => route.abort());
    await fill(page);
    await create(page);
    await page.getByRole("button", { name: EXPORTS.onDevice }).waitFor();
  }),
];

/** The windows that the pages are made for. */
export const WIDTHS = [
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** 320 px wide, and a desktop window at 200 % zoom. */
export const SMALLEST = [
  { width: 320, height: 700 },
  { width: 512, height: 384 },
] as const;

/** `show` opens a page and brings it into a state, at rest and without toasts. */
export function pagesInStates() {
  const { open } = browserForTests();
  beforeAll(async () => {
    dev = await serveDevPage();
  });
  afterAll(() => dev.stop());
  return {
    async show(state: State, options: Parameters<typeof open>[1] = {}): Promise<Page> {
      const { page } = await open(state.path(), { reducedMotion: "reduce", ...options });
      if (state.path() !== LIGHT_PAGE) await page.getByRole("heading", { level: 1 }).waitFor();
      await state.enter?.(page);
      await withoutToasts(page);
      if (!state.isUnderWay) await settled(page);
      return page;
    },
  };
}
