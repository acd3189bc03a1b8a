import type { MachineGuide } from "../machine/guide.ts";
import { CLASSIC_GUIDE } from "./classic/guide.ts";

/** The guide of the active model. */
export const ACTIVE_GUIDE: MachineGuide = CLASSIC_GUIDE;
