import { GUIDE_TEXTS } from "#classic/guide.ts";
import type { MachineGuide } from "../../machine/machine.ts";
import type { CLASSIC_MODEL } from "./model.ts";

const { cards, practices, importSteps, troubles } = GUIDE_TEXTS;
const AT_COMPUTER = ["format", "copy"] as const;
const AT_MACHINE = ["plug", "corner", "gear", "pin", "media", "wait"] as const;

/* Specification, sections 2 and 9. `published` sizes come from documents about the machine. */
export const GUIDE: MachineGuide<(typeof CLASSIC_MODEL)["categories"][number]["id"]> = {
  cards: [
    { ...cards.screensaver, slug: "screensaver", categories: ["screensaver"] },
    {
      ...cards.blends,
      slug: "coffee-blends",
      categories: ["blends"],
      published: [{ size: { width: 210, height: 360 } }],
    },
    {
      ...cards.hotcold,
      slug: "hot-and-cold-options",
      categories: ["hotcold"],
      published: [{ size: { width: 325, height: 342 } }],
    },
    { ...cards.hotcupsizes, slug: "hot-cup-sizes", categories: ["hotcupsizes"] },
    {
      ...cards.coldcupsizes,
      slug: "cold-cup-sizes",
      categories: ["coldcupsizes"],
      published: [{ count: 2, size: { width: 460, height: 230 } }],
      publishedCounts: [2, 3],
    },
    {
      ...cards.leaveroom,
      slug: "leave-room",
      categories: ["hotleaveroom", "coldleaveroom"],
      published: [{ size: { width: 325, height: 160 } }],
    },
    { ...cards.dispensing, slug: "dispensing-screens", categories: ["dispensinghot", "dispensingcold"] },
  ],
  practices,
  importSteps: [
    ...AT_COMPUTER.map((drawing) => ({ ...importSteps[drawing], drawing, isAtMachine: false })),
    ...AT_MACHINE.map((drawing) => ({ ...importSteps[drawing], drawing, isAtMachine: true })),
  ],
  troubles,
};
