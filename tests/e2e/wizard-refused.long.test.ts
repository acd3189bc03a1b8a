import { describe } from "vitest";
import { testRefusals } from "./refusals.ts";

describe("at 1024 by 768", () => testRefusals({ width: 1024, height: 768 }));
