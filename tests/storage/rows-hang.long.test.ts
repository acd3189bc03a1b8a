import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, it, vi } from "vitest";
import { CALLS, expectNoLoss } from "./failing-database.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

it.each([...CALLS, "databases"] as const)(
  "an IndexedDB whose %s never answers loses nothing and tells no lie",
  (name) => expectNoLoss(name, "hangs"),
);
