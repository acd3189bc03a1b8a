import { describe } from "vitest";
import { OTHERS_TO_SAY, testMessages } from "./messages.ts";

describe("every message, word for word", () => testMessages(OTHERS_TO_SAY));
