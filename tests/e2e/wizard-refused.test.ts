import { describe } from "vitest";
import { testRefusals } from "./refusals.ts";

describe.each([
  { width: 390, height: 844 },
  { width: 320, height: 600 },
])("at $width by $height", testRefusals);
