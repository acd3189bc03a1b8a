import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { toast as library } from "react-hot-toast/headless";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type NotifyOptions, notify } from "../../web/ui/toast/notify.ts";
import {
  dismissToastsFromOtherPages,
  runToastTimers,
  selectVisibleToasts,
  type Toast,
  useToasts,
} from "../../web/ui/toast/toasts.ts";

const says =
  (kind: "info" | "success" | "error" | "loading") =>
  async (words: string, options: NotifyOptions = {}): Promise<string> => {
    const id = notify[kind](words, options);
    await vi.dynamicImportSettled();
    return id;
  };
const [info, success, error, loading] = [says("info"), says("success"), says("error"), says("loading")];

async function dismiss(id?: string): Promise<void> {
  notify.dismiss(id);
  await vi.dynamicImportSettled();
}

/** The toasts as a component sees them. */
function toastsNow(): readonly Toast[] {
  let seen: readonly Toast[] = [];
  const Reader = () => {
    seen = useToasts().toasts;
    return null;
  };
  renderToString(createElement(Reader));
  return seen;
}

const words = () => selectVisibleToasts(toastsNow()).map(({ message }) => message);

/** How long each one is shown from now on, as the library knows it. */
function timesNow(): readonly (number | undefined)[] {
  const all = toastsNow();
  runToastTimers(all, selectVisibleToasts(all));
  return toastsNow().map(({ duration }) => duration);
}

describe("toasts", () => {
  beforeEach(() => {
    vi.stubGlobal("location", { pathname: "/blends" });
    library.removeAll();
    toastsNow();
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it("shows two, the first said first, and the next as one leaves", async () => {
    const first = await error("1");
    await error("2");
    await success("3");
    expect(words()).toEqual(["1", "2"]);
    await dismiss(first);
    expect(words()).toEqual(["2", "3"]);
  });

  it("gives each kind the specification's time, and none to one that waits", async () => {
    await info("1");
    await error("2");
    await success("3");
    await loading("4");
    const endless = Number.POSITIVE_INFINITY;
    expect(timesNow()).toEqual([4000, 4000, endless, endless]);
    await dismiss(toastsNow()[0]?.id);
    await dismiss(toastsNow()[1]?.id);
    expect(timesNow().slice(2)).toEqual([2000, endless]);
    await success("5", { duration: 3000 });
    await dismiss(toastsNow()[2]?.id);
    expect(timesNow().at(-1)).toBe(3000);
  });

  it("joins equal ones, which then have all their time again, and are announced again", async () => {
    const id = await error("full");
    expect(timesNow()).toEqual([4000]);
    const serial = toastsNow()[0]?.serial ?? 0;
    await error("full");
    expect(toastsNow()).toMatchObject([{ id, message: "full", duration: Number.POSITIVE_INFINITY }]);
    expect(toastsNow()[0]?.serial).toBeGreaterThan(serial);
    await success("full");
    expect(toastsNow()).toHaveLength(2);
  });

  it("keeps the last 20", async () => {
    for (let i = 1; i <= 25; i++) await info(`${i}`);
    expect(toastsNow()).toHaveLength(20);
    expect(words()).toEqual(["6", "7"]);
  });

  it("puts one in another's place by its id", async () => {
    const id = await loading("Making");
    await success("Made", { id });
    expect(toastsNow()).toMatchObject([{ type: "success", message: "Made", time: 2000 }]);
  });

  it("changes the words of one that is there, and brings back none that is gone", async () => {
    await info("A new one is open", { id: "open" });
    expect(words()).toEqual(["A new one is open"]);
    await info("Beta is open", { id: "open", onlyIfVisible: true });
    expect(words()).toEqual(["Beta is open"]);
    await dismiss("open");
    expect(words()).toEqual([]);
    await info("Gamma is open", { id: "open", onlyIfVisible: true });
    expect(words()).toEqual([]);
  });

  it("goes with its page, unless it announces the next", async () => {
    await error("Wrong here");
    await success("Saved, on we go", { survives: true });
    vi.stubGlobal("location", { pathname: "/hot-cold" });
    await success("Welcome");
    dismissToastsFromOtherPages(toastsNow(), "/hot-cold");
    expect(words()).toEqual(["Saved, on we go", "Welcome"]);
  });

  it("goes, and never comes if it waits, when what it tells of is undone", async () => {
    await success("Saved, on we go", { survives: true });
    await error("Wrong size");
    await success("Uploaded");
    toastsNow();
    notify.removeOutdated();
    await success("Cleared");
    expect(toastsNow().map(({ message }) => message)).toEqual(["Saved, on we go", "Cleared"]);
  });
});
