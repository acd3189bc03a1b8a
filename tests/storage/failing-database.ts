import "fake-indexeddb/auto";
import { expect, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import type { NewRecipe } from "../../web/recipes/new-recipe.ts";
import { createDesignStore } from "../../web/storage/create-store.ts";
import type { DesignStore } from "../../web/storage/design-store.ts";
import type { Environment } from "../../web/storage/environment.ts";
import type { StorageLike } from "../../web/storage/local-storage.ts";
import { memoryStorage } from "../../web/storage/memory.ts";
import { createOverflow } from "../../web/storage/overflow.ts";
import { sha256Of } from "../../web/storage/pictures.ts";
import { createRecipes } from "../../web/storage/recipes.ts";
import { createRows } from "../../web/storage/rows.ts";
import { NO_TABS } from "../../web/storage/tabs.ts";
import { picture, shownBy } from "./pictures.ts";

/** What can go wrong with IndexedDB. */
export type Fault = "throws" | "throws once" | "aborts" | "has no room" | "hangs" | "loses the connection";
export const FAULTS: readonly Fault[] = [
  "throws",
  "throws once",
  "aborts",
  "has no room",
  "hangs",
  "loses the connection",
];
export const CALLS = [
  "open",
  "transaction",
  "put",
  "get",
  "delete",
  "getAll",
  "getAllKeys",
  "commit",
] as const;
export type FailingCall = (typeof CALLS)[number] | "databases";

/** A request or transaction whose events do not come. */
const deaf = (made: object): object =>
  new Proxy(made, {
    get: (target, key) => (key === "addEventListener" ? () => {} : Reflect.get(target, key)),
  });

function breakAt(name: FailingCall, fault: Fault): void {
  const owner =
    name === "open" || name === "databases"
      ? IDBFactory.prototype
      : name === "transaction"
        ? IDBDatabase.prototype
        : name === "commit"
          ? IDBTransaction.prototype
          : IDBObjectStore.prototype;
  const real = (owner as unknown as Record<string, (...args: unknown[]) => unknown>)[name];
  let calls = 0;
  const broken = function (this: unknown, ...args: unknown[]): unknown {
    const result = () => real?.apply(this, args);
    if (fault === "throws once" && calls++ > 0) return result();
    switch (fault) {
      case "throws":
      case "throws once":
        throw new DOMException("no", "UnknownError");
      case "has no room":
        throw new DOMException("no", "QuotaExceededError");
      case "loses the connection":
        throw new DOMException("the connection to the server was lost", "InvalidStateError");
      case "aborts": {
        const made = result();
        const transaction =
          made instanceof IDBTransaction ? made : this instanceof IDBObjectStore && this.transaction;
        if (transaction) transaction.abort();
        return made;
      }
      // Nobody hears of what it did, but the database itself, which goes on to what comes next.
      case "hangs":
        if (name === "databases") return new Promise(() => {});
        return name === "commit" ? undefined : deaf(Object(result()));
    }
  };
  const spied = owner as unknown as Record<string, (...args: unknown[]) => unknown>;
  vi.spyOn(spied, name).mockImplementation(broken);
}

/** A page over a real IndexedDB. */
export const environment = (storage: StorageLike, isCompared: boolean): Environment => ({
  openStorage: () => storage,
  overflow: createOverflow(),
  rows: createRows(),
  recipes: createRecipes(),
  tabs: NO_TABS,
  life: { isCompared: async () => isCompared, compared() {} },
  fetchFile: async () => null,
  isServed: async () => true,
  askToPersist: async () => {},
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
});

/** A recipe of a picture of the cold slot. */
export async function recipeFrom(original: Uint8Array<ArrayBuffer>): Promise<NewRecipe> {
  const kept = {
    kind: "kept",
    sha256: await sha256Of(original),
    type: "image/png",
    width: 4,
    height: 3,
  } as const;
  const placement = { x: 0, y: 0, scale: 1, quarters: 0, angle: 0, mirrored: false, mode: "fill" } as const;
  const place = { category: "hotcold", slot: "cold" };
  const background = { kind: "blurred" } as const;
  return {
    recipe: { version: 1, ...place, original: kept, placement, background, madeAt: 1 },
    originals: [original],
  };
}

/** Changes a design while IndexedDB fails, and expects that nothing is lost and no lie told. */
export async function expectNoLoss(name: FailingCall, fault: Fault): Promise<void> {
  const storage = memoryStorage();
  const first = createDesignStore(CLASSIC, environment(storage, false));
  await first.ready;
  await first.renameMachine("Lobby");
  // With an original, so that each database is there.
  const hot = { bytes: picture(1, 400_000), recipe: await recipeFrom(picture(4, 900)) };
  await first.setImage("hotcold", "hot", hot);
  const before = shownBy(first);
  first.close();
  const row = await createRows().survey();
  const kept = await createRows().read(row.open ?? "");

  breakAt(name, fault);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const second = createDesignStore(CLASSIC, environment(storage, false));
  await second.ready;
  expect(shownBy(second)).toEqual(before);
  expect(second.design.slots.hotcold?.hot?.isMissing).toBe(false);
  const renamed = await second.renameMachine("Foyer");
  expect(renamed).toEqual({ ok: true, kept: true });
  const recipe = await recipeFrom(picture(3, 900));
  const large = await second.setImage("hotcold", "cold", { bytes: picture(2, 400_000), recipe });
  expect(large).toMatchObject({ ok: true });
  expect(shownBy(second).slots.hotcold).toHaveProperty("cold");
  // A row that hangs is tried again meanwhile, which is called saving.
  await vi.waitFor(() => expect(["saved", "atRisk"]).toContain(second.keeping.state), 20_000);
  const { state } = second.keeping;
  vi.restoreAllMocks();

  // Called Saved, it is in the row; else the row has a state from before, whole.
  const { open } = await createRows().survey();
  const last = await createRows().read(open ?? "");
  if (state === "saved") expect(last?.entries.get("machineName")).toBe("Foyer");
  else expect([kept?.entries.get("machineName"), "Foyer"]).toContain(last?.entries.get("machineName"));

  // Once IndexedDB is well again, the page reads and keeps as before.
  const shows = (store: DesignStore) => store.imageBytes(store.design.slots.hotcold?.hot?.url ?? "");
  await vi.waitFor(async () => expect(await shows(second)).toEqual(picture(1, 400_000)), 10_000);
  await second.setNames("blends", { left: "House" });
  await vi.waitFor(() => expect(second.keeping.state).toBe("saved"), 10_000);
  const after = shownBy(second);
  second.close();
  const third = createDesignStore(CLASSIC, environment(storage, true));
  await third.ready;
  expect(shownBy(third)).toEqual(after);
  expect(await shows(third)).toEqual(picture(1, 400_000));
  // A recipe is there with its original, or there is none.
  for (const { original } of await third.recipesOf(third.design.slots.hotcold?.cold?.url ?? ""))
    expect(original.kind === "kept" && (await createOverflow().get(original.sha256))).toEqual(
      picture(3, 900),
    );
  await third.confirm();
  expect(third.keeping.state).toBe("saved");
  third.close();
}
