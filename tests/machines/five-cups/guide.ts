import type { MachineGuide } from "../../../shared/machine/machine.ts";

export const GUIDE = {
  cards: [
    {
      slug: "idle",
      title: "Idle pictures",
      categories: ["idle"],
      amount: "{max} at most",
      advice: "Keep still.",
    },
    {
      slug: "warm-cups",
      title: "Warm cups",
      categories: ["warmcups"],
      amount: "{least} or {most}",
      advice: "The bucket last.",
      published: [{ count: 5, size: { width: 200, height: 400 } }],
    },
    {
      slug: "room",
      title: "Room",
      categories: ["warmroom", "coolroom"],
      amount: "{all} in {categories} sets",
      advice: "For milk.",
    },
  ],
  practices: [{ title: "Leaves", text: "Show them wet." }],
  importSteps: [
    { drawing: "plug", title: "Plug it in", text: "At the back.", isAtMachine: true },
    { drawing: "wait", drawn: "9 min", title: "Wait nine minutes", text: "Have a tea.", isAtMachine: true },
  ],
  troubles: [{ title: "Nothing happens", text: "Wait longer." }],
} as const satisfies MachineGuide;
