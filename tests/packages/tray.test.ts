import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UPLOADER } from "#messages/uploader.ts";
import { clear, moveTo, sortIn, takeFitted } from "../../web/packages/upload/actions.ts";
import { notify } from "../../web/ui/toast/notify.ts";
import { categoryOf, fileOf, fresh, namesOf } from "./page.ts";

vi.mock("../../web/ui/toast/notify.ts", () => ({ notify: { success: vi.fn(), error: vi.fn() } }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.clearAllMocks();
});

describe("files that are given to no area", () => {
  it("are added by size and name to what is there; the rest is kept in the tray, with its reason", async () => {
    const page = fresh();
    await sortIn(page, [fileOf("one.png", 1024, 768)]);
    await sortIn(page, [
      fileOf("two.png", 1024, 768),
      fileOf("good-bye.png", 1024, 768),
      fileOf("left.png", 302, 485),
      fileOf("hot.png", 460, 485),
      fileOf("odd.png", 100, 100),
      fileOf("bye 2.png", 1024, 768),
      new File(["no picture"], "notes.txt"),
    ]);
    expect(notify.success).toHaveBeenLastCalledWith(UPLOADER.sortedIn(4), expect.anything());
    expect(notify.error).toHaveBeenLastCalledWith(UPLOADER.notSortedIn(3), expect.anything());
    expect(namesOf(page)).toEqual({
      screensaver: ["one.png", "two.png"],
      byeScreen: ["good-bye.png"],
      icons: ["left.png"],
      customization: ["hot.png"],
      tray: ["odd.png", "bye 2.png", "notes.txt"],
    });
    expect(page.state.files.filter(({ category }) => category === null)).toMatchObject([
      { facts: { kind: "png" }, full: undefined },
      { facts: { kind: "png" }, full: "byeScreen" },
      { facts: { kind: "other" }, full: undefined },
    ]);
  });

  it("are put in by hand if there is room, and go with Clear all", async () => {
    const page = fresh();
    await sortIn(
      page,
      Array.from({ length: 7 }, (_, n) => fileOf(`${n}.png`, 1024, 768)),
    );
    const [one, two] = page.state.files.filter(({ category }) => category === null);
    await moveTo(page, categoryOf("screensaver"), one?.id ?? "");
    expect(notify.error).toHaveBeenLastCalledWith(
      expect.stringContaining("Maximum 5 files"),
      expect.anything(),
    );
    expect(namesOf(page).tray).toEqual(["5.png", "6.png"]);
    await moveTo(page, categoryOf("byeScreen"), two?.id ?? "");
    expect(namesOf(page)).toMatchObject({ byeScreen: ["6.png"], tray: ["5.png"] });
    await clear(page);
    expect(page.state.files).toEqual([]);
  });

  it("leave the tray for a category if they are made to fit", async () => {
    const page = fresh();
    await sortIn(page, [fileOf("odd.png", 100, 50)]);
    const [odd] = page.state.files;
    await takeFitted(page, Date.now(), categoryOf("icons"), odd?.id ?? "", fileOf("odd.png", 406, 200));
    expect(namesOf(page)).toMatchObject({ icons: ["odd.png"], tray: [] });
  });
});
