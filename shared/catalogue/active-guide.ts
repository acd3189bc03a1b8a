import { CLASSIC_GUIDE } from "./classic-guide.ts";
import type { MachineGuide } from "./guide-types.ts";

/** The guide of the active model. */
export const ACTIVE_GUIDE: MachineGuide = CLASSIC_GUIDE;
