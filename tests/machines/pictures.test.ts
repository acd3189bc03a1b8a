import { describe, expect, it } from "vitest";
import type { LibraryPicture } from "../../shared/machine/library.ts";
import { lookListPicturePaths, lookPicturePath } from "../../shared/machine/looks.ts";
import { defaultImagePath, formatSize, includesSize } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { checkPng } from "../../shared/png/check.ts";
import { EVERY_MACHINE } from "./every-machine.ts";
import { promisedPictures } from "./promised-pictures.ts";

it("of one machine are no other machine's", async () => {
  const paths: string[] = [];
  for (const { machine } of EVERY_MACHINE) {
    const { card, lettered } = machine.showcase;
    const promised = await promisedPictures(machine, card.size);
    paths.push(...new Set([...promised.keys(), ...card.pictures, ...Object.values(lettered.pictures)]));
  }
  expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
});

it("are described for those who can't see them, those of looks too", async () => {
  const { model, libraries, looks, descriptions } = ACTIVE;
  const describePicture = await descriptions();
  const paths = [
    ...Object.values(await libraries()).flatMap((pictures) => pictures.map(({ path }) => path)),
    ...(await looks()).flatMap((look) =>
      model.categories.flatMap((category) => {
        if (category.kind === "list") return lookListPicturePaths(look, category);
        return category.arrangements.flatMap(({ count, places }) =>
          places.flatMap(({ slot }) => [
            lookPicturePath(look, category, count, slot),
            defaultImagePath(category, count, slot),
          ]),
        );
      }),
    ),
  ];
  expect(paths.filter((path) => !describePicture(path))).toEqual([]);
  expect(describePicture("/images/defaults/generic/blends/gold-blend.png")).toContain("bowl");
  expect(describePicture("/images/own.png")).toBeUndefined();
});

/** Pixels of width, of what the picker shows half as wide. */
const LARGE = 640;

describe.each(EVERY_MACHINE)("the pictures of the machine $id", ({ machine, picture }) => {
  const { model, showcase } = machine;

  /** "302x485" of a picture that is served whole, else why it is not. */
  function sizeOf(path: string): string {
    const bytes = picture(path);
    if (!bytes) return "not there";
    const checked = checkPng(bytes);
    return checked.ok ? formatSize(checked.facts) : checked.fault.code;
  }

  it("are at their size in the libraries and on the home page", async () => {
    const pictures: readonly LibraryPicture[] = Object.values(await machine.libraries()).flat();
    for (const { path, thumbnail, scene, size } of pictures) {
      expect(sizeOf(path), path).toBe(formatSize(size));
      if (thumbnail)
        expect(String.fromCharCode(...(picture(thumbnail)?.slice(8, 12) ?? [])), thumbnail).toBe("WEBP");
      const isLarge = size.width > LARGE;
      expect(isLarge, `${path} is chosen by a smaller one`).toBe(thumbnail !== undefined);
      expect(sizeOf(scene), scene).toBe(formatSize(size));
    }
    for (const path of showcase.card.pictures)
      expect(sizeOf(path), path).toBe(formatSize(showcase.card.size));
    const ids = model.categories.map(({ id }) => id);
    expect(ids).toContain(showcase.category);
    expect(ids).toContain(showcase.lettered.category);
    const shown = model.categories.find(({ id }) => id === showcase.lettered.category);
    for (const path of Object.values(showcase.lettered.pictures))
      expect(sizeOf(path), path).toBe(formatSize(shown?.arrangements[0].size ?? model.screen));
  });

  it("can be chosen wherever a step offers a library", async () => {
    const libraries = await machine.libraries();
    for (const { id, library, arrangements } of model.categories) {
      if (!library) continue;
      for (const { size } of arrangements) {
        const fitting = libraries[library]?.filter((each) => includesSize([size], each.size));
        expect(fitting?.length, `${id}, ${formatSize(size)}`).toBeGreaterThan(0);
      }
    }
  });

  it("have their words set inside them", async () => {
    const letterings = await machine.letterings();
    for (const [library, pictures] of Object.entries(await machine.libraries())) {
      for (const each of pictures) {
        const box = letterings[library]?.(each).box;
        if (!box) throw new Error(`nothing says how the words of ${library} are set`);
        expect(Math.min(box.x, box.y), each.path).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, each.path).toBeLessThanOrEqual(each.size.width);
        expect(box.y + box.height, each.path).toBeLessThanOrEqual(each.size.height);
      }
    }
  });
});
