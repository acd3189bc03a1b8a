import { expect, it } from "vitest";
import { memoryOverflow, NO_RECIPES, NO_ROWS } from "../../web/storage/memory.ts";
import { createPatience } from "../../web/storage/patience.ts";
import { createPictureKeeper } from "../../web/storage/picture-keeper.ts";
import type { Overflow } from "../../web/storage/pictures.ts";
import { NO_TABS } from "../../web/storage/tabs.ts";
import { storedPath } from "../../web/storage/values.ts";
import { picture } from "./pictures.ts";

/** A keeper over memory, of which `listed` is told whenever all pictures were listed. */
function keeper(
  held: ReadonlySet<string>,
  put: (kept: Promise<string>) => Promise<string>,
  listed: () => void,
) {
  const memory = memoryOverflow();
  const overflow: Overflow = {
    ...memory,
    put: (bytes) => put(memory.put(bytes)),
    async list() {
      const all = await memory.list();
      listed();
      return all;
    },
  };
  const options = { overflow, rows: NO_ROWS, recipes: NO_RECIPES, tabs: NO_TABS, patience: createPatience() };
  const pictures = createPictureKeeper({
    ...options,
    stored: () => [],
    held: () => held,
    letGo: () => false,
  });
  return { overflow, pictures };
}

it("a picture that is on its way in is not taken for one that nothing refers to", async () => {
  let isIn = () => {};
  const slow = new Promise<void>((resolve) => {
    isIn = resolve;
  });
  let sha256 = "";
  const { overflow, pictures } = keeper(
    new Set(),
    async (kept) => {
      sha256 = await kept;
      await slow;
      return sha256;
    },
    () => {},
  );
  const putting = pictures.store(picture(1));
  await expect.poll(() => sha256).not.toBe("");
  await pictures.removeUnused();
  isIn();
  expect(await putting).toBe(storedPath(sha256));
  expect(await overflow.list()).toEqual([sha256]);
});

it("a picture that is held while the unused ones are looked for stays", async () => {
  const held = new Set<string>();
  let hold = () => {};
  const { overflow, pictures } = keeper(
    held,
    (kept) => kept,
    () => hold(),
  );
  const path = await pictures.store(picture(1));
  pictures.settled();
  hold = () => {
    if (path) held.add(path);
  };
  await pictures.removeUnused();
  expect((await overflow.list()).map(storedPath)).toEqual([path]);
  hold = () => {};
  held.clear();
  await pictures.removeUnused();
  expect(await overflow.list()).toEqual([]);
});
