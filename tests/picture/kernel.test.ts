import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { kernelModule } from "../../scripts/kernel.ts";

it("what is loaded is what kernel.wat says; if not: node scripts/kernel.ts", async () => {
  const kept = readFileSync(join(import.meta.dirname, "../../web/picture/kernel-bytes.ts"), "utf8");
  expect(kept).toBe(await kernelModule());
});
