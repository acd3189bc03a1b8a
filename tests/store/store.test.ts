import { expect, it } from "vitest";
import { changed } from "../../shared/model/edit.ts";
import { blob, edit, fakeBrowser, putPicture } from "./browser.ts";

const rename = (name: string) => (design: Parameters<typeof changed>[0]) => changed(design, { name });

it("keeps a change, shows it after it is stored, and mirrors it under the specification's keys", async () => {
  const { open, storage } = fakeBrowser();
  const store = await open();
  expect(store.snapshot.status).toEqual({ kind: "saved" });
  expect(storage.entries.size).toBe(0);

  const outcome = edit(store, "rename", rename("Lobby"));
  expect(store.snapshot.design.name).toBe("");
  expect(store.snapshot.status).toEqual({ kind: "saving" });
  expect(await outcome).toMatchObject({ ok: true, isStored: true });
  expect(store.snapshot).toMatchObject({ design: { name: "Lobby", revision: 1 }, status: { kind: "saved" } });

  await putPicture(store, "blends", "left", "first");
  const { timestamp } = store.snapshot.design;
  expect(storage.entries.get("machineName")).toBe("Lobby");
  expect(storage.entries.get("machineTimestamp")).toBe(timestamp);
  expect(storage.entries.get(`Lobby_${timestamp}_blends_left`)).toMatch(/^data:image\/png;base64,/);

  const other = await open();
  expect(other.snapshot.design).toEqual(store.snapshot.design);
});

it("loses no change of two pages at once", async () => {
  const { open } = fakeBrowser();
  const one = await open();
  await edit(one, "rename", rename("Both"));
  const two = await open();
  const add = (name: string) => (design: Parameters<typeof changed>[0]) =>
    changed(design, { texts: { ...design.texts, [name]: name } });
  const acts = Array.from({ length: 100 }, (_, i) => [
    edit(one, `a${i}`, add(`a${i}`)),
    edit(two, `b${i}`, add(`b${i}`)),
  ]).flat();
  for (const outcome of await Promise.all(acts)) expect(outcome.ok).toBe(true);
  const third = await open();
  expect(Object.keys(third.snapshot.design.texts)).toHaveLength(200);
});

it("undoes and redoes, and ends the steps of a design that another page changed", async () => {
  const { open, storage } = fakeBrowser();
  const store = await open();
  await edit(store, "rename", rename("One"));
  await edit(store, "rename", rename("Two"));
  await putPicture(store, "blends", "left", "a picture");
  expect((await store.restore("undo")).ok).toBe(true);
  expect(store.snapshot.design.slots.blends).toEqual({});
  expect((await store.restore("undo")).ok).toBe(true);
  expect(store.snapshot.design.name).toBe("One");
  expect(storage.entries.get("machineName")).toBe("One");
  expect((await store.restore("redo")).ok).toBe(true);
  expect((await store.restore("redo")).ok).toBe(true);
  expect(store.snapshot.design).toMatchObject({
    name: "Two",
    slots: { blends: { left: { name: "a picture" } } },
  });
  const other = await open();
  await edit(other, "rename", rename("Theirs"));
  await expect.poll(() => store.snapshot.design.name).toBe("Theirs");
  expect(await store.restore("undo")).toEqual({ ok: false, fault: "gone" });
});

it("keeps the blobs that something names, and removes the others at a start", async () => {
  const { open, kill } = fakeBrowser();
  const store = await open();
  await putPicture(store, "blends", "left", "old");
  await putPicture(store, "blends", "left", "new");
  const [old, fresh] = [blob("old").sha256, blob("new").sha256];
  expect(await store.areStored([old, fresh])).toEqual(new Set([old, fresh]));
  kill(store);
  const next = await open();
  await expect.poll(() => next.areStored([old, fresh])).toEqual(new Set([fresh]));
});

it("refuses a design that names a blob which is not there", async () => {
  const { open } = fakeBrowser();
  const store = await open();
  const image = { name: "", picture: { blob: "0".repeat(64), bytes: 1 } };
  const outcome = await edit(store, "picture", (design) =>
    changed(design, { slots: { ...design.slots, blends: { left: image } } }),
  );
  expect(outcome).toEqual({ ok: false, fault: "gone" });
  expect(store.snapshot.design.slots.blends).toEqual({});
});

it("erases everything, and finishes at the next start if it was cut off", async () => {
  const { open, kill, storage, erased } = fakeBrowser();
  const store = await open();
  await putPicture(store, "blends", "left", "gone");
  expect(await store.erase()).toBeNull();
  expect(storage.entries.size).toBe(0);
  expect(erased).toEqual(["others"]);
  expect(await store.list()).toEqual([]);
  kill(store);
  const next = await open();
  expect(next.snapshot.design.slots.blends).toEqual({});
});
