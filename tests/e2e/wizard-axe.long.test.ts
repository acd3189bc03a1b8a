import { describe } from "vitest";
import { OTHERS_OF_LAYOUT, testStates } from "./axe-states.ts";

describe("axe finds nothing, light and dark", () => testStates(OTHERS_OF_LAYOUT));
