import { describe, expect, it, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type Design, emptyDesign, isStale, type Picture, plainImage } from "../../shared/model/design.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { recipeKey } from "../../shared/model/recipe.ts";
import { addedId, type Step } from "../../web/adapter/changes.ts";
import { imageOfValue, pictureOfValue } from "../../web/adapter/pictures.ts";
import { storedRecipe } from "../../web/adapter/recipes.ts";
import { pictureValue, viewOf } from "../../web/adapter/view.ts";
import type { DesignActions } from "../../web/storage/design-store.ts";
import { blob, fromName, lettered, photo } from "../shared/model/samples.ts";
import { bench, bytesOf, fitted, hashOf, pictureUrl, recipeOf } from "./samples.ts";

const HOT = { category: "hotcold", slot: "hot" };
const LIST = "screensaver";

type Bench = ReturnType<typeof bench>;

const hot = ({ slots }: Design) => slots.hotcold?.hot;
const urlsOf = ({ lists }: Design) => lists[LIST]?.map(({ picture }) => pictureValue(picture));
const idsOf = ({ lists }: Design) => lists[LIST]?.map(({ id }) => id) ?? [];
const seeds = (...given: readonly number[]) => given.map(pictureUrl);
const isOneOf =
  (...given: readonly number[]) =>
  (picture: Picture) =>
    seeds(...given).includes(pictureValue(picture));

/** Adds a picture to the list, and says which id it got. */
async function add({ changes, take, current }: Bench, ...given: Parameters<DesignActions["addImage"]>) {
  const before = current();
  expect(await take(changes.addImage(...given))).toBe("done");
  return addedId(before, current(), ...given);
}

/** A design with so many screensavers, told by their seeds. */
async function listed(count: number, options?: Parameters<typeof bench>[1]): Promise<Bench> {
  const store = bench(CLASSIC, options);
  for (let seed = 1; seed <= count; seed++) await add(store, LIST, { bytes: bytesOf(seed) });
  return store;
}

describe("a picture", () => {
  it("stands by its SHA-256 with its recipe, and brings its bytes and its originals", async () => {
    const { changes, take, current } = bench(CLASSIC);
    const step = await changes.setImage("hotcold", "hot", {
      ...fitted(1, "hotcold", "hot"),
      name: "cup.jpg",
      group: "a drop",
    });
    expect(step).toMatchObject({ offer: { kind: "picture", category: "hotcold" }, group: "a drop" });
    const brought = [bytesOf(1), bytesOf(10_001)].map((bytes) => [hashOf(bytes), bytes] as const);
    expect(step.blobs).toEqual(new Map(brought));
    await take(step);
    const recipe = storedRecipe(recipeOf(1, HOT).recipe);
    expect(hot(current())).toEqual({
      name: "cup.jpg",
      picture: { blob: hashOf(bytesOf(1)), bytes: 4 },
      recipe,
      renderedFrom: recipe && recipeKey(recipe),
    });
  });

  it("has no recipe any more if the same bytes come without one", async () => {
    const { changes, take, current } = bench(CLASSIC);
    await take(changes.setImage("hotcold", "hot", fitted(1, "hotcold", "hot")));
    await take(changes.setImage("hotcold", "hot", { bytes: bytesOf(1) }));
    expect(hot(current())).toEqual(plainImage({ blob: hashOf(bytesOf(1)), bytes: 4 }));
  });

  it("comes without its recipe if there is no room for the original, but not if that is bundled", async () => {
    const { changes, take, current } = bench(CLASSIC, { withoutOriginals: true });
    const step = await changes.setImage("hotcold", "hot", fitted(1, "hotcold", "hot"));
    expect([...(step.blobs ?? [])]).toHaveLength(1);
    await take(step);
    expect(hot(current())?.recipe).toBeUndefined();
    const { recipe } = recipeOf(2, HOT);
    const original = { kind: "bundled", path: "/images/looks/bright/hot.webp", width: 3, height: 4 } as const;
    const ofLook = { recipe: { ...recipe, original, look: "bright" }, originals: [] };
    await take(changes.setImage("hotcold", "hot", { bytes: bytesOf(2), recipe: ofLook }));
    expect(hot(current())?.recipe?.look).toBe("bright");
  });

  it("keeps its name where the same comes without one, and nothing changes", async () => {
    const { changes, take, current } = bench(CLASSIC);
    await take(changes.setImage("hotcold", "hot", { bytes: bytesOf(1), name: "cup.png" }));
    const before = current();
    const place = { ...HOT, bytes: bytesOf(1) };
    await take(changes.dress({ slots: [place], lists: [], names: {} }));
    expect(current()).toBe(before);
  });

  it("moves with its recipe as slots are exchanged, and its words stay", async () => {
    const { changes, take, current } = bench(CLASSIC);
    await take(changes.setNames("blends", { left: "Oat", right: "Dark" }));
    const image = lettered(fromName("Oat"));
    const content = { ...current(), slots: { ...current().slots, blends: { left: image } } };
    await take(changes.openDesign(content, new Map()));
    await take(changes.swapImages("blends", "left", "right"));
    expect(current().slots.blends).toEqual({ right: image });
    expect(isStale(image)).toBe(false);
  });

  it("is not put where the machine has no place, or from where there is none", async () => {
    const { changes, take, current } = bench(CLASSIC);
    const one = { bytes: bytesOf(1) };
    await expect(take(changes.setImage("teas", "hot", one))).rejects.toThrow("teas");
    await expect(take(changes.setImage("hotcold", "warm", one))).rejects.toThrow("warm");
    await expect(take(changes.addImage("teas", one))).rejects.toThrow("teas");
    for (const path of [pictureUrl(9), "//elsewhere/cup.png", "blob:1"])
      expect(await take(changes.setImage("hotcold", "hot", { path }))).toBe("gone");
    expect(current().revision).toBe(0);
  });
});

describe("a picture that is given by its stored value", () => {
  const design: Design = {
    ...emptyDesign(CLASSIC, "other"),
    slots: {
      hotcold: { hot: lettered(fromName("a"), 1), cold: lettered(fromName("b"), 1) },
      blends: { left: lettered(fromName("c"), 1) },
    },
    lists: { [LIST]: [{ ...photo(2), id: "1.1" }] },
    brand: { logo: blob(3), colours: [], style: "" },
  };
  const { picture } = lettered(fromName("a"), 1);
  const value = pictureValue(picture);
  const textAt = (category?: string, slot?: string) =>
    imageOfValue(value, [design], { ...(category && { category }), ...(slot && { slot }) })?.recipe?.words
      ?.text;

  it("comes with the recipe of that slot, else of that category, else of any", () => {
    expect(textAt("hotcold", "cold")).toBe("b");
    expect(textAt("blends", "right")).toBe("c");
    expect(["a", "b", "c"]).toContain(textAt("hotcupsizes", "large"));
  });

  it("has no id of a list, and is also known from a logo", () => {
    expect(imageOfValue(pictureValue(blob(2)), [design])).toEqual(photo(2));
    expect(imageOfValue(pictureValue(blob(3)), [design])).toEqual(plainImage(blob(3)));
    expect(pictureOfValue(pictureValue(blob(3)), [design])).toEqual(blob(3));
  });

  it("is itself if it is a path or a data URI, and none if nobody has it", () => {
    const [path, inline] = ["/images/any.png", "data:image/png;base64,AAAA"];
    expect(imageOfValue(path, [])).toEqual(plainImage({ path }));
    expect(imageOfValue(inline, [])).toEqual(plainImage({ value: inline }));
    expect(imageOfValue(value, [])).toBeUndefined();
    expect(imageOfValue("", [design])).toBeUndefined();
  });
});

describe("a list", () => {
  it("takes as many as it may, in order, and says when it is full", async () => {
    const store = await listed(4);
    expect(urlsOf(store.current())).toEqual(seeds(1, 2, 3, 4));
    expect(await store.take(store.changes.addImage(LIST, { bytes: bytesOf(5) }))).toBe("listFull");
  });

  it("says the id of a new image, at any place", async () => {
    const store = await listed(2);
    const id = await add(store, LIST, { bytes: bytesOf(3) }, { at: 1 });
    expect(urlsOf(store.current())).toEqual(seeds(1, 3, 2));
    expect(idsOf(store.current()).indexOf(id)).toBe(1);
  });

  it("takes an image in another's place, full or not; else as a new one", async () => {
    const store = await listed(4);
    const [first = "", second = ""] = idsOf(store.current());
    expect(await add(store, LIST, { bytes: bytesOf(9) }, { replaced: second, at: 0 })).toBe(second);
    expect(urlsOf(store.current())).toEqual(seeds(1, 9, 3, 4));
    await store.take(store.changes.removeImage(LIST, first));
    const id = await add(store, LIST, { bytes: bytesOf(8) }, { replaced: first });
    expect(urlsOf(store.current())).toEqual(seeds(9, 3, 4, 8));
    expect(idsOf(store.current()).at(-1)).toBe(id);
  });

  it("has room where the bytes of an image are gone, the same picture's too", async () => {
    const gone = new Set([2, 3]);
    const store = await listed(4, { isMissing: (picture) => isOneOf(...gone)(picture) });
    const id = await add(store, LIST, { bytes: bytesOf(2) });
    expect(urlsOf(store.current())).toEqual(seeds(1, 2, 3, 4));
    expect(idsOf(store.current()).indexOf(id)).toBe(1);
    gone.delete(2);
    await add(store, LIST, { bytes: bytesOf(9) });
    expect(urlsOf(store.current())).toEqual(seeds(1, 2, 9, 4));
    expect(await store.take(store.changes.addImage(LIST, { bytes: bytesOf(5) }))).toBe("listFull");
  });

  it("keeps ids while it is ordered, and says when an image is gone", async () => {
    const { changes, take, current } = await listed(3);
    const [a = "", b = "", c = ""] = idsOf(current());
    await take(changes.moveImage(LIST, c, 0));
    expect(idsOf(current())).toEqual([c, a, b]);
    await take(changes.removeImage(LIST, a));
    expect(idsOf(current())).toEqual([c, b]);
    expect(await take(changes.removeImage(LIST, a))).toBe("gone");
    expect(await take(changes.moveImage(LIST, a, 0))).toBe("gone");
  });

  it("gets pictures where the first that go stood, and does not change if the same come again", async () => {
    const { changes, take, current } = await listed(4);
    const goes = (url: string) => seeds(2, 4).includes(url);
    const dressed = (...come: readonly number[]) =>
      changes.dress({
        slots: [],
        lists: [{ category: LIST, goes, pictures: come.map((seed) => ({ bytes: bytesOf(seed) })) }],
        names: {},
      });
    const before = current();
    await take(dressed(9, 4, 8));
    expect(urlsOf(current())).toEqual(seeds(1, 9, 4, 3));
    expect(idsOf(current())[2]).toBe(idsOf(before)[3]);
    const after = current();
    const again = {
      category: LIST,
      goes: () => true,
      pictures: [1, 9, 4, 3].map((seed) => ({ bytes: bytesOf(seed) })),
    };
    await take(changes.dress({ slots: [], lists: [again], names: {} }));
    expect(current()).toBe(after);
  });
});

describe("dressing", () => {
  const all = { slots: [], lists: [], names: {} };

  it("puts pictures into the slots of another count, with names, words and a brand", async () => {
    const { changes, take, current } = await listed(2);
    await take(changes.setImage("hotcupsizes", "large", { bytes: bytesOf(1) }));
    const path = "/images/defaults/hotcupsizes/4/medium.png";
    const step = await changes.dress({
      ...all,
      machineName: " Foyer ",
      counts: { hotcupsizes: 4 },
      slots: [
        { category: "hotcupsizes", slot: "medium", path },
        { category: "hotcupsizes", slot: "xlarge", ...fitted(2, "hotcupsizes", "xlarge") },
        { category: LIST, slot: "1", bytes: bytesOf(3) },
        { category: LIST, slot: "7", bytes: bytesOf(4) },
      ],
      names: { blends: { left: "Oat" } },
      words: { hot: "Heiß" },
      brand: { logo: bytesOf(5), colours: ["#112233"], style: "modern" },
      offer: { kind: "picture" },
    });
    expect(step.offer).toEqual({ kind: "picture" });
    expect([...(step.blobs?.keys() ?? [])]).toEqual(
      expect.arrayContaining([2, 10_002, 3, 5].map((seed) => hashOf(bytesOf(seed)))),
    );
    const [, second] = idsOf(current());
    await take(step);
    const after = current();
    expect(viewOf(CLASSIC, after, NONE_MISSING, "")).toMatchObject({
      machineName: "Foyer",
      slots: { hotcupsizes: { medium: { url: path, isDefault: true }, xlarge: { url: pictureUrl(2) } } },
      counts: { hotcupsizes: 4 },
      names: { blends: { left: "Oat" } },
      words: { hot: "Heiß" },
      brand: { logo: pictureUrl(5), colours: ["#112233"] },
    });
    expect(Object.keys(after.slots.hotcupsizes ?? {})).toHaveLength(2);
    expect(after.slots.hotcupsizes?.xlarge?.recipe).toBeDefined();
    expect(urlsOf(after)).toEqual(seeds(1, 3));
    expect(idsOf(after)[1]).toBe(second);
  });

  it("is called a look if nothing is said, and leaves the name that there is", async () => {
    const { changes, take, current } = bench(CLASSIC);
    await take(changes.renameMachine("Lobby"));
    const step = await changes.dress({ ...all, machineName: "Foyer" });
    expect(step.offer).toEqual({ kind: "look" });
    await take(step);
    expect(current().name).toBe("Lobby");
  });

  it("asks whether it may, of the design as the pages know it, each time it is carried out", async () => {
    const { changes, take, current } = bench(CLASSIC);
    await take(changes.setImage("hotcold", "hot", { bytes: bytesOf(1) }));
    const admits = vi.fn((design: { machineName: string }) => design.machineName === "");
    const step = await changes.dress({ ...all, names: { blends: { left: "Oat" } }, admits });
    expect(step.edit(current())).not.toBe("gone");
    expect(admits).toHaveBeenLastCalledWith(viewOf(CLASSIC, current(), NONE_MISSING, ""));
    await take(changes.renameMachine("Lobby"));
    expect(await take(step)).toBe("gone");
  });

  it("keeps the logo that a brand has, or takes it away, and says if it is gone", async () => {
    const { changes, take, current } = bench(CLASSIC);
    const brand = { colours: [], style: "modern" };
    await take(changes.dress({ ...all, brand: { ...brand, logo: bytesOf(5) } }));
    const [{ logo }] = [current().brand ?? { logo: null }];
    await take(changes.dress({ ...all, brand: { ...brand, logo: pictureUrl(5), style: "premium" } }));
    expect(current().brand).toEqual({ colours: [], style: "premium", logo });
    expect(await take(changes.dress({ ...all, brand: { ...brand, logo: pictureUrl(6) } }))).toBe("gone");
    await take(changes.dress({ ...all, brand: { ...brand, logo: "" } }));
    expect(current().brand?.logo).toBeNull();
    await take(changes.dress({ ...all, words: {} }));
    expect(current().brand?.style).toBe("modern");
    await take(changes.dress({ ...all, brand: null }));
    expect(current().brand).toBeNull();
  });

  it("makes a screen what it is in another design, with recipes, and says if a picture is gone", async () => {
    const other = bench(CLASSIC);
    await other.take(other.changes.setCount("hotcupsizes", 3));
    await other.take(other.changes.setImage("hotcupsizes", "medium", fitted(1, "hotcupsizes", "medium")));
    await add(other, LIST, { bytes: bytesOf(2) });
    const screens = [
      { category: "hotcupsizes", count: 3, values: [["medium", pictureUrl(1)]] as const },
      { category: LIST, values: [["0", pictureUrl(2)]] as const },
    ];

    const { changes, take, current } = await listed(3, { designs: () => [other.current()] });
    await take(changes.applyDefaults("hotcupsizes"));
    const [, second] = idsOf(current());
    expect(await take(changes.dress({ ...all, screens }))).toBe("done");
    expect(current().counts.hotcupsizes).toBe(3);
    expect(current().slots.hotcupsizes).toEqual(other.current().slots.hotcupsizes);
    expect(urlsOf(current())).toEqual(seeds(2));
    expect(idsOf(current())).toEqual([second]);

    const noCount = [{ category: "hotcupsizes", count: 9, values: [] }];
    await take(changes.dress({ ...all, screens: noCount }));
    expect(current()).toMatchObject({ counts: { hotcupsizes: 3 }, slots: { hotcupsizes: {} } });

    const alone = await listed(1);
    expect(await alone.take(alone.changes.dress({ ...all, screens }))).toBe("gone");
  });

  it("is no change if one part takes back what another did", async () => {
    const { changes, take, current } = bench(CLASSIC);
    await take(changes.setImage("hotcold", "hot", { bytes: bytesOf(1) }));
    await take(changes.confirm());
    const before = current();
    const swap = { category: "hotcold", one: "hot", other: "cold" };
    await take(changes.swapImages("hotcold", "hot", "cold"));
    await take(changes.swapImages("hotcold", "hot", "cold"));
    await take(changes.confirm());
    expect(current().slots).toEqual(before.slots);
    const again = current();
    const back = changes.dress({
      ...all,
      swap,
      screens: [{ category: "hotcold", values: [["cold", pictureUrl(1)]] }],
    });
    await take(back);
    expect(current()).toBe(again);
  });
});

describe("filling", () => {
  it("takes a picture that is gone for an empty place", async () => {
    const { changes, take, current } = bench(CLASSIC, { isMissing: isOneOf(1) });
    await take(changes.setImage("hotcold", "hot", { bytes: bytesOf(1) }));
    await take(changes.setImage("hotcold", "cold", { bytes: bytesOf(2) }));
    await take(changes.fillEmpty("hotcold"));
    const { slots } = viewOf(CLASSIC, current(), NONE_MISSING, "");
    expect(slots.hotcold).toMatchObject({ hot: { isDefault: true }, cold: { url: pictureUrl(2) } });
    expect(slots.blends).toEqual({});
  });

  it("leaves nothing empty, and what there is as it was", async () => {
    const { changes, take, current } = await listed(1, { isMissing: isOneOf(1) });
    const names = { left: "Oat" };
    const image = lettered(fromName("Old"));
    const content = {
      ...current(),
      names: { blends: names },
      slots: { ...current().slots, blends: { left: image } },
    };
    await take(changes.openDesign(content, new Map()));
    await take(changes.fillDesign(() => "/images/any.png"));
    const after = current();
    expect(after.name).toBe(CLASSIC.defaultMachineName);
    expect(urlsOf(after)).toEqual(["/images/any.png"]);
    expect(after.names.blends?.left).toBe("Oat");
    expect(Object.values(after.names.blends ?? {})).toHaveLength(3);
    // Nothing here makes its words anew.
    expect(after.slots.blends?.left).toEqual(image);
    const before = current();
    await take(changes.fillDesign(() => undefined));
    expect(current().name).toBe(before.name);
  });
});

describe("what a change is called, and whether it takes something away", () => {
  type Given = (changes: Bench["changes"]) => Step | Promise<Step>;
  it.each<[string, Given, object]>([
    ["renaming", (to) => to.renameMachine("Lobby"), { offer: { kind: "rename" } }],
    ["names", (to) => to.setNames("blends", {}), { offer: { kind: "names", category: "blends" } }],
    [
      "several pictures",
      (to) => to.setImages("blends", new Map([["left", { bytes: bytesOf(1), group: "g" }]])),
      { offer: { kind: "picture", category: "blends" }, group: "g" },
    ],
    ["a clear", (to) => to.clearImage("blends", "left"), { offer: { kind: "removal", category: "blends" } }],
    [
      "an order",
      (to) => to.swapImages("blends", "left", "right"),
      { offer: { kind: "order", category: "blends" } },
    ],
    ["defaults", (to) => to.applyDefaults("blends"), { offer: { kind: "defaults", category: "blends" } }],
    ["all defaults", (to) => to.fillEmpty(), { offer: { kind: "defaults" } }],
    ["everything", (to) => to.fillDesign(() => undefined), { offer: { kind: "defaults" } }],
    ["a removal", (to) => to.removeImage(LIST, "1.1"), { offer: { kind: "removal", category: LIST } }],
    ["a move", (to) => to.moveImage(LIST, "1.1", 0), { offer: { kind: "order", category: LIST } }],
    [
      "a count",
      (to) => to.setCount("hotcupsizes", 3),
      { offer: { kind: "count", category: "hotcupsizes" }, isLoss: true },
    ],
    ["a start over", (to) => to.startOver(), { offer: { kind: "startOver" }, isLoss: true }],
    [
      "a file",
      (to) => to.openDesign(emptyDesign(CLASSIC, "x"), new Map()),
      { offer: { kind: "open" }, isLoss: true },
    ],
    ["a confirmation", (to) => to.confirm(), { offer: null }],
    ["a table", (to) => to.setVariants(""), { offer: null }],
  ])("%s", async (_, make, expected) => {
    const { edit: _edit, blobs: _blobs, ...told } = await make(bench(CLASSIC).changes);
    expect({ isLoss: false, ...told }).toEqual({ isLoss: false, ...expected });
  });
});

describe("the confirmation", () => {
  it("stays over a table and over changes that change nothing, and is taken back by any other", async () => {
    const { changes, take, current } = await listed(1);
    await take(changes.confirm());
    await take(
      changes.setVariants(JSON.stringify({ version: 1, columns: [], rows: [], pictures: {}, namesOn: {} })),
    );
    await take(changes.setCount("hotcupsizes", 2));
    await take(changes.clearImage("hotcold", "hot"));
    expect(current()).toMatchObject({ isConfirmed: true, table: { rows: [] } });
    await take(changes.setNames("blends", { left: "Oat" }));
    expect(current().isConfirmed).toBe(false);
    await take(changes.startOver());
    await take(changes.confirm());
    await take(changes.startOver());
    expect(current().isConfirmed).toBe(false);
  });
});

describe("another content", () => {
  it("is that of a file, under the design's own id and key, with ids of its own", async () => {
    const { changes, take, current } = await listed(2);
    const [first] = idsOf(current());
    const file: Design = {
      ...emptyDesign(CLASSIC, "file"),
      name: "Foyer",
      timestamp: "99",
      lists: {
        [LIST]: [
          { ...photo(7), id: first ?? "" },
          { ...plainImage({ blob: hashOf(bytesOf(1)), bytes: 4 }), id: "9.9" },
        ],
      },
      brand: { logo: blob(3), colours: [], style: "" },
    };
    const blobs = new Map([[hashOf(bytesOf(1)), bytesOf(1)]]);
    const step = changes.openDesign(file, blobs);
    expect(step.blobs).toBe(blobs);
    await take(step);
    expect(current()).toMatchObject({ id: "one", timestamp: "7", name: "Foyer", brand: file.brand });
    expect(current().lists[LIST]?.[0]).toMatchObject(photo(7));
    expect(idsOf(current())[0]).not.toBe(first);
    expect(idsOf(current())[1]).toBe(first);
  });

  it("is none after a start over", async () => {
    const { changes, take, current } = await listed(2);
    await take(
      changes.setVariants(JSON.stringify({ version: 1, columns: [], rows: [], pictures: {}, namesOn: {} })),
    );
    await take(changes.startOver());
    const { revision: _, changedAt: _changedAt, ...left } = current();
    const {
      revision: _none,
      changedAt: _never,
      ...none
    } = { ...emptyDesign(CLASSIC, "one"), timestamp: "7" };
    expect(left).toEqual(none);
  });
});

describe("the table of variants", () => {
  const json = (...given: readonly number[]) =>
    JSON.stringify({
      version: 1,
      columns: [],
      rows: [],
      pictures: Object.fromEntries(
        given.map((seed) => [
          String(seed),
          { name: `${seed}`, made: { "1x1": { url: pictureUrl(seed), isFitted: true } } },
        ]),
      ),
      namesOn: {},
    });
  const sizes = ({ table }: Design) =>
    Object.values(table?.pictures ?? {}).flatMap(({ made }) => Object.values(made).map(({ bytes }) => bytes));

  it("brings its new pictures, and knows how long those are that it has", async () => {
    const { changes, take, current } = bench(CLASSIC);
    const step = await changes.setVariants(json(1), [bytesOf(1)]);
    expect(step.blobs).toEqual(new Map([[hashOf(bytesOf(1)), bytesOf(1)]]));
    await take(step);
    await take(changes.setVariants(json(1, 2), [bytesOf(2)]));
    expect(sizes(current())).toEqual([4, 4]);
    const before = current();
    await take(changes.setVariants(json(1, 2)));
    expect(current()).toBe(before);
    await take(changes.setVariants(""));
    expect(current().table).toBeNull();
  });

  it("is refused if it is too long", async () => {
    const { changes, take } = bench(CLASSIC);
    expect(await take(changes.setVariants(json(1).padEnd(500_001)))).toBe("full");
  });
});
