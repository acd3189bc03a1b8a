import { it } from "vitest";
import { imagesOfPlan } from "../../web/exports/plan.ts";
import { needs, PDF_PROGRAMS } from "../support/programs.ts";
import { browserForTests } from "./browser.ts";
import {
  DEFAULT_PLAN,
  expectAsManyAsShown,
  expectDefaultsLeftOut,
  expectPicturesLeftOut,
} from "./export-checks.ts";
import { FULL_PLAN } from "./full-design.ts";

const { open } = browserForTests();

it.each([
  [2, 1],
  [3, 2],
])(
  "exports of %i hot and %i cold sizes have as many pictures as the review shows",
  needs(...PDF_PROGRAMS),
  async (hot, cold) => {
    const { page } = await open("/");
    await expectAsManyAsShown(page, hot, cold);
  },
);

it("exports finish without any damaged or deleted picture, and name it", needs(...PDF_PROGRAMS), async () => {
  const { page } = await open("/");
  await expectPicturesLeftOut(page, imagesOfPlan(FULL_PLAN));
});

it("exports finish without any default that fails to load, and name it", async () => {
  const { page } = await open("/");
  await expectDefaultsLeftOut(page, imagesOfPlan(DEFAULT_PLAN));
});
