import { expect, it, onTestFinished, vi } from "vitest";
import { defaultImagePath } from "../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { createPictureStore } from "../../web/store/pictures.ts";
import { blob } from "./browser.ts";

const HOT = blob("hot");
const GONE = new Error("The storage is closed");

const designWith = (hotcold: Design["slots"][string]): Design => {
  const empty = createEmptyDesign(CLASSIC_MODEL, "one");
  return { ...empty, slots: { ...empty.slots, hotcold } };
};
const IN_STORE = designWith({ hot: createPlainImage({ blob: HOT.sha256, bytes: HOT.bytes.length }, "hot") });
const AT_PATH = designWith({ hot: createPlainImage({ path: "/images/a.png" }, "a") });

/** Pictures of a store and a site that answer as they are told. */
function createPictures() {
  const calls = {
    blob: vi.fn(async (): Promise<Uint8Array<ArrayBuffer> | undefined> => HOT.bytes),
    areStored: vi.fn(async (): Promise<Set<string>> => new Set([HOT.sha256])),
    isServed: vi.fn(async (_path: string): Promise<boolean> => true),
    onMissing: vi.fn(),
  };
  const files = { fetchFile: async () => null, isServed: calls.isServed };
  return { ...calls, pictures: createPictureStore(CLASSIC_MODEL, calls, files, calls.onMissing) };
}

it("a picture that can't be read for now isn't called missing, and is read again", async () => {
  const { pictures, blob: read, onMissing } = createPictures();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  onTestFinished(() => void vi.restoreAllMocks());
  const picture = { blob: HOT.sha256, bytes: HOT.bytes.length };
  read.mockRejectedValueOnce(GONE);
  expect(await pictures.url(picture)).toBe("missing");
  expect([pictures.isMissing(picture), onMissing.mock.calls.length]).toEqual([false, 0]);
  expect(await pictures.url(picture)).toMatchObject({ url: "blob:1" });
});

it("looking for stored pictures tells only what is new", async () => {
  const { pictures, areStored } = createPictures();
  const look = () => pictures.lookForBlobs(IN_STORE);
  expect(await look()).toBe(false);
  areStored.mockResolvedValue(new Set());
  expect([await look(), await look()]).toEqual([true, false]);
  areStored.mockRejectedValueOnce(GONE);
  expect(await look()).toBe(false);
  areStored.mockResolvedValue(new Set([HOT.sha256]));
  expect([await look(), await look()]).toEqual([true, false]);
  expect(await pictures.lookForBlobs(AT_PATH)).toBe(false);
});

it("a path is asked for once, unless nobody answers", async () => {
  const { pictures, isServed } = createPictures();
  const look = () => pictures.lookForPaths(AT_PATH);
  isServed.mockRejectedValueOnce(GONE).mockResolvedValue(false);
  expect([await look(), await look(), await look()]).toEqual([false, true, false]);
  expect(isServed.mock.calls).toEqual([["/images/a.png"], ["/images/a.png"]]);
});

it("a path that is there is no news, and the machine's defaults are not asked for", async () => {
  const { pictures, isServed } = createPictures();
  expect(await pictures.lookForPaths(AT_PATH)).toBe(false);
  const category = CLASSIC_MODEL.categories.find(({ id }) => id === "hotcold");
  if (category?.kind !== "slots") throw new Error("hotcold has no slots");
  const path = defaultImagePath(category, 2, "hot");
  await pictures.lookForPaths(designWith({ hot: createPlainImage({ path }, "Hot") }));
  expect(isServed).toHaveBeenCalledTimes(1);
});
