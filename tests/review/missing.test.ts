import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign, createPlainImage, type Picture } from "../../shared/model/design.ts";
import type { IsPictureMissing } from "../../shared/model/questions.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { findMissingParts } from "../../web/review/missing.tsx";

const evicted: Picture = { blob: "0".repeat(64), bytes: 4 };
const notServed: Picture = { path: "/images/gone.png" };
const isMissing: IsPictureMissing = (picture) => picture === evicted || picture === notServed;

/** A design with these pictures in its list, and for the hot drinks. */
function designOf(listed: readonly Picture[], hot: Picture) {
  const design = createEmptyDesign(CLASSIC_MODEL, "");
  return {
    ...design,
    lists: { screensaver: listed.map((picture, at) => ({ ...createPlainImage(picture), id: String(at) })) },
    slots: {
      ...design.slots,
      hotcold: { hot: createPlainImage(hot), cold: createPlainImage({ path: "/there.png" }) },
    },
  };
}
const wordsOf = (design: ReturnType<typeof designOf>) =>
  findMissingParts(CLASSIC_MODEL, design, isMissing).map(({ description }) => description);

describe("images that are missing", () => {
  it("are named in the review and known to every export", () => {
    const design = designOf([evicted, evicted, evicted, evicted], evicted);
    expect(wordsOf(design)).toContain("this browser deleted 4 images, which will be left out of exports");
    expect(wordsOf(design)).toContain(
      "this browser deleted the image for Hot, so the default image will be used",
    );
    const images = imagesOfPlan(planExport(CLASSIC_MODEL, design, isMissing));
    expect(images.filter(({ isEvicted }) => isEvicted)).toHaveLength(5);
  });

  it("are told from those whose path the app does not have", () => {
    const words = wordsOf(designOf([], notServed));
    expect(words).toContain("our image for Hot is no longer available, so the default image will be used");
    expect(words.join()).not.toContain("browser");
  });
});
