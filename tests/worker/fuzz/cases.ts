/// <reference path="../../support/provided-context.d.ts" />
import { inject } from "vitest";

export const CASES = inject("fuzzCases");

/** Each body that fast-check makes is read so often, in other pieces or changed in other ways: making it costs more. */
export const READINGS = 8;

/** As many bodies as that takes. */
export const BODIES = Math.ceil(CASES / READINGS);

export const timeout = 240_000 + 20 * CASES;
