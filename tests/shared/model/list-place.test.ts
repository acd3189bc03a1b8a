import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { createEmptyDesign, createPlainImage, type Picture } from "../../../shared/model/design.ts";
import type { EditResult } from "../../../shared/model/edit.ts";
import {
  addListImages,
  findAddedImageId,
  insertListImage,
  type ListPosition,
} from "../../../shared/model/pictures.ts";
import { listOf } from "../../support/categories.ts";
import { done } from "./samples.ts";

const ID = "screensaver";
const LIST = listOf(CLASSIC_MODEL, ID);
const image = (name: string) => createPlainImage({ path: `/images/${name}.png` }, name);
const empty = createEmptyDesign(CLASSIC_MODEL, "one");
const many = Array.from({ length: LIST.maxImages }, (_, at) => image(`${at}`));
const full = done(addListImages(empty, LIST, many));
const two = done(addListImages(empty, LIST, many.slice(0, 2)));
const [first, second] = two.lists[ID] ?? [];
const put = (
  design: typeof two,
  place: ListPosition,
  isMissing: (picture: Picture) => boolean = () => false,
) => insertListImage(design, LIST, image("new"), place, isMissing);
const names = (edited: EditResult) => done(edited).lists[ID]?.map(({ name }) => name);

describe("an image that is put into a list", () => {
  it("goes before those that came after it, or to the end, and its id is found", () => {
    const before = put(two, { later: new Set([second?.id ?? ""]) });
    expect(names(before)).toEqual(["0", "new", "1"]);
    const both = new Set([first?.id ?? "", second?.id ?? ""]);
    expect(names(put(two, { later: both }))).toEqual(["new", "0", "1"]);
    expect(names(put(two, {}))).toEqual(["0", "1", "new"]);
    expect(names(put({ ...two, lists: {} }, {}))).toEqual(["new"]);
    expect(findAddedImageId(two, done(before), ID)).toBe(done(before).lists[ID]?.[1]?.id);
  });

  it("takes the place and the id of the image that it replaces", () => {
    const replaced = put(two, { replaced: first?.id });
    expect(names(replaced)).toEqual(["new", "1"]);
    expect(done(replaced).lists[ID]?.[0]?.id).toBe(first?.id);
    expect(findAddedImageId(two, done(replaced), ID)).toBeUndefined();
    expect(names(put(two, { replaced: "gone" }))).toEqual(["0", "1", "new"]);
  });

  it("finds room in a full list only if a picture of it is missing, whose place it takes", () => {
    expect(put(full, {})).toEqual({ ok: false, fault: "listFull" });
    const missing =
      (...numbers: number[]) =>
      (picture: Picture) =>
        numbers.some((number) => "path" in picture && picture.path === `/images/${number}.png`);
    expect(names(put(full, {}, missing(0)))?.slice(0, 3)).toEqual(["new", "1", "2"]);
    expect(names(put(full, {}, missing(1)))?.slice(0, 3)).toEqual(["0", "new", "2"]);
    expect(names(put(full, {}, missing(1, 2)))?.slice(0, 3)).toEqual(["0", "new", "2"]);
    expect(names(put(two, {}, missing(1)))).toEqual(["0", "1", "new"]);
  });

  it("drives out no more missing pictures than it must", () => {
    const add = (design: typeof two, ...images: string[]) =>
      names(addListImages(design, LIST, images.map(image), { isMissing: () => true }));
    const last = `${LIST.maxImages - 1}`;
    expect(add(two, "new")).toEqual(["0", "1", "new"]);
    expect(add(full, "new")).toEqual([...many.slice(1).map(({ name }) => name), "new"]);
    expect(add(full, "new", "newer")?.slice(-3)).toEqual([last, "new", "newer"]);
    expect(add(full, "new", "newer")).toHaveLength(LIST.maxImages);
  });

  it("is found only in a list that has a new one", () => {
    expect(findAddedImageId(null, two, ID)).toBe(first?.id);
    expect(findAddedImageId({ ...two, lists: {} }, two, ID)).toBe(first?.id);
    for (const after of [null, { ...two, lists: {} }, two, empty])
      expect(findAddedImageId(two, after, ID)).toBeUndefined();
  });
});
