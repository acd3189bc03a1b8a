import { expect, it } from "vitest";
import { createPlainImage } from "../../shared/model/design.ts";
import { withSlot } from "../../shared/model/edit.ts";
import { edit, fakeBrowser, rename } from "./browser.ts";

it("shows a change only once it is stored, and other pages find it then", async () => {
  const { open, storage } = fakeBrowser();
  const store = await open();
  expect(store.snapshot.status).toEqual({ kind: "saved" });
  expect(storage.entries.size).toBe(0);

  const outcome = rename(store, "Lobby");
  expect(store.snapshot).toMatchObject({ design: { name: "" }, status: { kind: "saving" } });
  expect(await outcome).toMatchObject({ ok: true, isStored: true });
  expect(store.snapshot).toMatchObject({ design: { name: "Lobby", revision: 1 }, status: { kind: "saved" } });
  expect((await open()).snapshot.design).toEqual(store.snapshot.design);
});

it("refuses a design that names a missing blob", async () => {
  const store = await fakeBrowser().open();
  const image = createPlainImage({ blob: "0".repeat(64), bytes: 1 });
  const outcome = await edit(store, "picture", (design) => withSlot(design, "blends", "left", image));
  expect(outcome).toEqual({ ok: false, fault: "gone" });
  expect(store.snapshot.design.slots.blends).toEqual({});
});
