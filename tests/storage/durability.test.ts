import { expect, it, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { createDesignStore } from "../../web/storage/create-store.ts";
import { memoryStorage } from "../../web/storage/memory.ts";
import { environment, recipeFrom } from "./failing-database.ts";
import { picture } from "./pictures.ts";

/** How large a picture is, which is measured again where it is not known. */
const MEASURED = "sizes";

it("every write that Saved stands on asks the browser to wait for the disk", async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, "transaction");
  const store = createDesignStore(CLASSIC, environment(memoryStorage(), false));
  await store.ready;
  await store.renameMachine("Lobby");
  const recipe = await recipeFrom(picture(4, 900));
  await store.setImage("hotcold", "hot", { bytes: picture(1, 400_000), recipe });
  await store.undo();
  const shelf = await store.shelf();
  const lobby = store.keeping.design;
  const copy = await shelf.duplicate(lobby, "Copy");
  await shelf.open(copy.ok ? copy.id : "");
  await shelf.remove([lobby]);
  await shelf.undo();
  expect(store.keeping.state).toBe("saved");
  store.close();

  const writes = asked.mock.calls.filter(([stores, mode]) => mode === "readwrite" && stores !== MEASURED);
  expect(writes.length).toBeGreaterThan(6);
  for (const [stores, , options] of writes) expect(options, String(stores)).toEqual({ durability: "strict" });
});
