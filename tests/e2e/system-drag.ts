import type { CDPSession, Locator, Page } from "playwright";
import { middleOf, type Point } from "./hands.ts";

/** Files and folders of the disk that the system drags over a page. */
export interface SystemDrag {
  over(target: Locator): Promise<void>;
  /** Cancels the drag, of which Chromium tells the page nothing. */
  giveUp(): Promise<void>;
  dropOn(target: Locator): Promise<void>;
}

type DragType = "dragEnter" | "dragOver" | "dragCancel" | "drop";

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
