import type { CDPSession, Locator, Page } from "playwright";
import { middleOf, type Point } from "./hands.ts";

/** Paths of the disk that the system drags over a page, as Chromium is told of it: folders too. */
export interface SystemDrag {
  /** Goes over the middle of something. */
  over(target: Locator): Promise<void>;
  /** Gives it up, of which Chromium tells the page nothing. */
  giveUp(): Promise<void>;
  /** Lets go over the middle of something. */
  dropOn(target: Locator): Promise<void>;
}

type DragType = "dragEnter" | "dragOver" | "dragCancel" | "drop";

/** Takes files and folders in hand, outside of the page. */
export async function dragFromSystem(page: Page, paths: readonly string[]): Promise<SystemDrag> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const send = (type: DragType, at: Point) => session.send("Input.dispatchDragEvent", { type, ...at, data });
  let isIn = false;
  const over = async (target: Locator) => {
    const at = await middleOf(target);
    if (!isIn) await send("dragEnter", at);
    isIn = true;
    await send("dragOver", at);
    return at;
  };
  return {
    over: async (target) => void (await over(target)),
    async giveUp() {
      isIn = false;
      await send("dragCancel", { x: 0, y: 0 });
    },
    async dropOn(target) {
      await send("drop", await over(target));
    },
  };
}
