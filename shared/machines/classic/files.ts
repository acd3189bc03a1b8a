import type { ListCategory, SlotCategory } from "../../machine/types.ts";

/* Specification, section 9. */

const CUPS = { regular: "regular", medium: "medium", large: "large", xlarge: "xlarge" } as const;

export const FILE_NAMES = {
  screensaver: { folder: "Screensaver Images", name: "SS{number}" },
  blends: {
    folder: "Blend Images",
    names: { left: "Left_Blend", middle: "Middle_Blend", right: "Right_Blend" },
  },
  hotcold: { folder: "Hot_Cold Images", names: { hot: "Hot", cold: "Cold" } },
  hotcupsizes: { folder: "Hot Cup Size Images", names: CUPS, packagePrefix: "hot_" },
  coldcupsizes: { folder: "Cold Cup Size Images", names: CUPS, packagePrefix: "cold_" },
  hotleaveroom: {
    folder: "Leave Room Hot Images",
    names: { leaveroom: "Leave_room_hot", noroom: "No_room_hot" },
  },
  coldleaveroom: {
    folder: "Leave Room Cold Images",
    names: { leaveroom: "Leave_room_cold", noroom: "No_room_cold" },
  },
  dispensinghot: { folder: "Hot Dispensing Screen Images", names: { screen: "dispensing_screen_hot" } },
  dispensingcold: { folder: "Cold Dispensing Screen Images", names: { screen: "dispensing_screen_cold" } },
} as const satisfies Record<string, ListCategory["files"] | SlotCategory["files"]>;
