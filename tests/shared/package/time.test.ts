import { expect, it } from "vitest";
import { parseTime } from "../../../shared/package/config.ts";

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/;

it.each([
  ["2026-11-21T09:30Z", "2026-11-21T09:30:00.000Z"],
  ["2024-02-29T23:59:59Z", "2024-02-29T23:59:59.000Z"],
  ["2026-02-29T09:30Z", undefined],
  ["2026-02-30T09:30Z", undefined],
  ["2026-04-31T00:00Z", undefined],
  ["2026-13-01T00:00Z", undefined],
  ["2026-11-21T25:00Z", undefined],
  ["2026-11-21", undefined],
  ["", undefined],
])("the time %j is read as %j", (text, time) => {
  expect(parseTime(text, FORM)?.toISOString()).toBe(time);
});
