import { describe, expect, it } from "vitest";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { type Hotspot, listHotspots, startScreenOf, type Walkthrough } from "../../shared/machine/walk.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { listCountChoices } from "../../shared/sorting/plan.ts";
import {
  advanceOrder,
  applyTouch,
  beginOrder,
  findDueTime,
  type MachineOrder,
  type SimulatedMachine,
} from "../../web/review/try/order.ts";
import { WALKED_MACHINES } from "../machines/every-machine.ts";

type Counts = Record<string, number>;

const wayOf = (model: MachineModel, walk: Walkthrough, hasLists: boolean): SimulatedMachine => ({
  walk,
  isShown: (id) => hasLists || model.categories.find((each) => each.id === id)?.kind === "slots",
});

function touchable(
  model: MachineModel,
  { walk }: SimulatedMachine,
  { screen }: MachineOrder,
  counts: Counts = {},
) {
  const category = model.categories.find(({ id }) => id === screen);
  if (!category) throw new Error(`no ${screen}`);
  return listHotspots(walk, category, findArrangement(category, counts[screen]));
}

/**
 * Every order by touches of pictures alone, from the start until the machine is back there: its screens. Time
 * passes only where nothing but time leads on.
 */
function orders(model: MachineModel, way: SimulatedMachine, counts: Counts): string[][] {
  const finished: string[][] = [];
  const go = (order: MachineOrder, screens: readonly string[], now: number): void => {
    if (screens.length > 20) throw new Error(`it does not end: ${screens.join()}`);
    if (order.phase === "pouring") {
      const full = findDueTime(way, order) ?? Number.NaN;
      expect(advanceOrder(way, order, full - 1)).toEqual(order);
      const done = advanceOrder(way, order, full);
      expect(done).toEqual({ ...order, phase: "done", since: full });
      const over = findDueTime(way, done) ?? Number.NaN;
      expect(advanceOrder(way, done, over - 1)).toEqual(done);
      const after = advanceOrder(way, done, over);
      expect(after.phase).toBe("asking");
      expect(advanceOrder(way, order, over)).toEqual(after);
      finished.push([...screens, after.screen]);
      return;
    }
    for (const hotspot of touchable(model, way, order, counts)) {
      if (hotspot.kind !== "picture") continue;
      const next = applyTouch(way, order, hotspot, now + 10);
      expect(next.since).toBe(now + 10);
      go(next, [...screens, next.screen], now + 10);
    }
  };
  const first = beginOrder(way, null, 0);
  go(first, [first.screen], 0);
  return finished;
}

describe.each(WALKED_MACHINES)("an order at the machine $id", ({ model, walk }) => {
  describe.each([
    ["with every list filled", true],
    ["without a list's pictures", false],
  ])("%s", (_, hasLists) => {
    const way = wayOf(model, walk, hasLists);
    const start = startScreenOf(walk, way.isShown);

    it("goes from the start to the cup by every path, with every choice of counts", () => {
      for (const counts of listCountChoices(model)) {
        const paths = orders(model, way, counts);
        expect(paths.length).toBeGreaterThan(1);
        for (const path of paths) expect(path[0]).toBe(start);
        const seen = new Set(paths.flat());
        for (const { id } of model.categories) expect(seen.has(id), id).toBe(way.isShown(id));
      }
    });

    it("gives up waiting after a while on every screen, and never at the start", () => {
      for (const { id } of model.categories) {
        const order = beginOrder(way, id, 100);
        if (order.phase !== "asking") continue;
        const due = findDueTime(way, order);
        if (order.screen === start) {
          expect(due).toBeUndefined();
          expect(advanceOrder(way, order, 1e9)).toEqual(order);
          continue;
        }
        expect(due).toBe(100 + walk.idleMs);
        expect(advanceOrder(way, order, 99 + walk.idleMs)).toEqual(order);
        expect(advanceOrder(way, order, 100 + walk.idleMs).screen).toBe(start);
        // A touch beside everything puts it off.
        const touched = applyTouch(way, order, undefined, 50 + walk.idleMs);
        expect(touched.screen).toBe(order.screen);
        expect(findDueTime(way, touched)).toBe(50 + 2 * walk.idleMs);
      }
    });

    it("is stopped while it pours by what the machine draws for that, and not by a touch beside it", () => {
      for (const { id } of model.categories) {
        const order = beginOrder(way, id, 0);
        if (order.phase !== "pouring") continue;
        expect(applyTouch(way, order, undefined, 50)).toEqual(order);
        const [stop] = touchable(model, way, order).filter(({ kind }) => kind === "overlay");
        expect(applyTouch(way, order, stop, 50).phase).toBe("asking");
      }
    });
  });

  it("begins at the start where a screen is unknown or has nothing to show", () => {
    const way = wayOf(model, walk, false);
    const screen = startScreenOf(walk, way.isShown);
    for (const at of ["no such screen", "constructor", walk.start[0]])
      expect(beginOrder(way, at, 5)).toEqual({ screen, phase: "asking", since: 5 });
  });
});

describe("an order at the classic machine", () => {
  const classic = WALKED_MACHINES.find(({ id }) => id === CLASSIC_MODEL.id);
  if (!classic) throw new Error("there is no classic machine");
  const { model, walk } = classic;
  const way = wayOf(model, walk, true);
  const press = (order: MachineOrder, label: string): MachineOrder => {
    const found = touchable(model, way, order).find((hotspot: Hotspot) => hotspot.label === label);
    if (!found) throw new Error(`${order.screen} has no ${label}`);
    return applyTouch(way, order, found, order.since);
  };

  it.each([
    [
      ["Touch to begin", "Left", "Hot", "Large", "No Room", "Cancel order"],
      "screensaver blends hotcold hotcupsizes hotleaveroom dispensinghot blends",
    ],
    [
      ["Touch to begin", "Right", "Cold", "Regular", "Back", "Back", "Back", "Back"],
      "screensaver blends hotcold coldcupsizes coldleaveroom coldcupsizes hotcold blends screensaver",
    ],
    [["Touch to begin", "Middle", "Start again"], "screensaver blends hotcold screensaver"],
    [["Touch to begin", "English"], "screensaver blends blends"],
  ])("goes by %j through %s", (labels, screens) => {
    const seen = [beginOrder(way, null, 0)];
    for (const label of labels) seen.push(press(seen[seen.length - 1] as MachineOrder, label));
    expect(seen.map(({ screen }) => screen).join(" ")).toBe(screens);
  });

  it("pours for eight seconds, stands for two, and is idle after thirty", () => {
    const pouring = beginOrder(way, "dispensingcold", 1000);
    expect(advanceOrder(way, pouring, 8999).phase).toBe("pouring");
    expect(advanceOrder(way, pouring, 9000).phase).toBe("done");
    expect(advanceOrder(way, pouring, 10_999)).toMatchObject({ screen: "dispensingcold", phase: "done" });
    expect(advanceOrder(way, pouring, 11_000).screen).toBe("screensaver");
    const waiting = beginOrder(way, "hotcold", 0);
    expect(advanceOrder(way, waiting, 29_999).screen).toBe("hotcold");
    expect(advanceOrder(way, waiting, 30_000).screen).toBe("screensaver");
  });
});
