import { describe, expect, it, vi } from "vitest";
import { model } from "../../shared/machines/classic/machine.ts";
import { type Kept, mergeKept } from "../../web/uploader/merge-kept.ts";
import { putIn, sortIn } from "../../web/uploader/tray.ts";
import { clearUploads, createUploads, placeFitted, type Uploads } from "../../web/uploader/uploads.ts";
import { png } from "../support/png.ts";

const SCREEN = png(1024, 768);
const file = (name: string, width: number, height: number) =>
  new File([Uint8Array.from(width === 1024 ? SCREEN : png(width, height))], name, { type: "image/png" });
const given = (...files: File[]) => files.map((each) => ({ path: each.name, file: each }));
const names = (uploads: Uploads) => ({
  ...Object.fromEntries(
    Object.entries(uploads.categories).map(([id, own]) => [id, own.files.map(({ name }) => name)]),
  ),
  tray: uploads.tray.map(({ name }) => name),
});
const categoryOf = (id: string) => {
  const category = model.packageCategories.find((each) => each.id === id);
  if (!category) throw new Error(`no category ${id}`);
  return category;
};

describe("files that are given to no area", () => {
  it("are added by size and name to what is there; the rest is kept in the tray, with its reason", async () => {
    const uploads = createUploads(model, new Date());
    await sortIn(model, uploads, given(file("one.png", 1024, 768)));
    const outcome = await sortIn(
      model,
      uploads,
      given(
        file("two.png", 1024, 768),
        file("good-bye.png", 1024, 768),
        file("left.png", 302, 485),
        file("hot.png", 460, 485),
        file("odd.png", 100, 100),
        file("bye 2.png", 1024, 768),
        new File(["no picture"], "notes.txt"),
      ),
    );
    expect(outcome).toEqual({ added: 4, left: 3 });
    expect(names(uploads)).toEqual({
      screensaver: ["one.png", "two.png"],
      byeScreen: ["good-bye.png"],
      icons: ["left.png"],
      customization: ["hot.png"],
      tray: ["odd.png", "bye 2.png", "notes.txt"],
    });
    expect(uploads.tray.map(({ full, isPicture, words }) => [full, isPicture, words !== undefined])).toEqual([
      [undefined, true, false],
      ["byeScreen", true, false],
      [undefined, false, true],
    ]);
  });

  it("are put in by hand where there is room, and go with Clear all", async () => {
    const [create, revoke] = [vi.spyOn(URL, "createObjectURL"), vi.spyOn(URL, "revokeObjectURL")];
    const uploads = createUploads(model, new Date());
    const pictures = Array.from({ length: 7 }, (_, n) => file(`${n}.png`, 1024, 768));
    await sortIn(model, uploads, given(...pictures));
    const [one, two] = uploads.tray;
    expect(putIn(uploads, categoryOf("screensaver"), one?.id ?? 0)?.alert).toContain("Maximum 5 files");
    expect(putIn(uploads, categoryOf("icons"), one?.id ?? 0)).toBeUndefined();
    expect(uploads.tray).toHaveLength(2);
    expect(putIn(uploads, categoryOf("byeScreen"), two?.id ?? 0)).toBeUndefined();
    expect(names(uploads)).toMatchObject({ byeScreen: ["6.png"], tray: ["5.png"] });
    clearUploads(uploads);
    expect(uploads.tray).toEqual([]);
    expect(revoke).toHaveBeenCalledTimes(create.mock.calls.length);
  });
});

it("a picture of the tray that was made to fit leaves it for its category", async () => {
  const uploads = createUploads(model, new Date());
  await sortIn(model, uploads, given(file("odd.png", 100, 50)));
  const [odd] = uploads.tray;
  if (!odd) throw new Error("the tray is empty");
  await placeFitted(uploads, categoryOf("icons"), odd.file, file("odd.png", 406, 200));
  expect(names(uploads)).toMatchObject({ icons: ["odd.png"], tray: [] });
});

describe("what two tabs have made of the same files", () => {
  const row = (id: number) => ({ id, name: `${id}.png`, width: 1024, height: 768, isValid: true });
  const kept = (categories: Record<string, readonly number[]>, packageName = "A"): Kept => ({
    packageName,
    categories: Object.fromEntries(Object.entries(categories).map(([id, ids]) => [id, ids.map(row)])),
    tray: [],
  });
  const ids = ({ categories, tray = [] }: Kept) => ({
    ...Object.fromEntries(
      Object.entries(categories).flatMap(([id, rows]) =>
        rows.length > 0 ? [[id, rows.map((each) => each.id)]] : [],
      ),
    ),
    ...(tray.length > 0 && { tray: tray.map(({ id }) => id) }),
  });

  it.each<[string, Kept, Kept, Kept, object]>([
    ["both add", kept({}), kept({ icons: [1] }), kept({ icons: [2] }), { icons: [2, 1] }],
    [
      "this one removes",
      kept({ icons: [1, 2] }),
      kept({ icons: [2] }),
      kept({ icons: [1, 2, 3] }),
      { icons: [2, 3] },
    ],
    [
      "this one changes two in their place",
      kept({ icons: [1, 2, 3] }),
      kept({ icons: [4, 5, 3] }),
      kept({ icons: [1, 2, 3, 6] }),
      { icons: [4, 5, 3, 6] },
    ],
    [
      "this one changes one and adds one",
      kept({ icons: [1, 2] }),
      kept({ icons: [1, 3, 4] }),
      kept({ icons: [1, 2] }),
      { icons: [1, 3, 4] },
    ],
    ["the other clears", kept({ icons: [1, 2] }), kept({ icons: [1, 2, 3] }), kept({}), { icons: [3] }],
    [
      "this one moves",
      kept({ icons: [1] }),
      kept({ customization: [1] }),
      kept({ icons: [1] }),
      { customization: [1] },
    ],
    [
      "both fill the one place",
      kept({}),
      kept({ byeScreen: [1] }),
      kept({ byeScreen: [2] }),
      { byeScreen: [1], tray: [2] },
    ],
    [
      "both move it",
      kept({ icons: [1] }),
      kept({ customization: [1] }),
      kept({ screensaver: [1] }),
      { screensaver: [1] },
    ],
  ])("where %s", (_, base, mine, theirs, expected) => {
    expect(ids(mergeKept(model, base, mine, theirs))).toEqual(expected);
  });

  it("keeps the name that was changed", () => {
    const [a, b] = [kept({}, "A"), kept({}, "B")];
    expect(mergeKept(model, a, b, a).packageName).toBe("B");
    expect(mergeKept(model, a, a, b).packageName).toBe("B");
  });
});
