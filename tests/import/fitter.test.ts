import { expect, it, vi } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import type { ImportedPicture } from "../../web/import/draft.ts";
import { createPictureFitter } from "../../web/import/fitter.ts";
import { slotsOf } from "../support/categories.ts";
import { png } from "../support/png.ts";

vi.mock("../../web/edit/app.ts", () => ({ pictures: {} }));

const category = slotsOf(CLASSIC_MODEL, "hotcold");
const [arrangement] = category.arrangements;
const { size } = arrangement;

it("a picture that couldn't be read is read again the next time", async () => {
  const bytes = new Uint8Array(png(size.width, size.height));
  const file = new File([bytes], "hot.png", { type: "image/png" });
  const stream = () => {
    throw new DOMException("The stick was pulled out", "NotReadableError");
  };
  const picture: ImportedPicture = {
    id: 0,
    path: file.name,
    file,
    format: "PNG",
    size,
    needsHeic: false,
    place: "hotcold/hot",
    certainty: "sure",
    adjusted: [],
  };
  const screen = { category, arrangement, places: [], lostImages: 0 };
  const prepare = createPictureFitter(new AbortController().signal);
  Object.assign(file, { stream });
  expect(await prepare(picture, screen)).toEqual({ kind: "failed" });
  Reflect.deleteProperty(file, "stream");
  expect(await prepare(picture, screen)).toEqual({ kind: "exact", bytes });
});
