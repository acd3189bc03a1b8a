import type { JSHandle } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as Library from "../../cli/types.ts";
import { type InstalledCli, installCli } from "../cli/installed.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";

/* The npm package's library, in a page. */

const FILE = "node_modules/brewscreen/dist/index.js";
const { open } = browserForTests();
let cli: InstalledCli;
beforeAll(async () => {
  cli = await installCli();
});
afterAll(() => cli.remove());

/** Runs in a page and in Node. */
async function packAndCheck({ library, left }: { library: typeof Library; left: readonly number[] }) {
  const { pack, check, repair, machines } = library;
  const createdAt = new Date("2026-01-02T03:04:05.000Z");
  const made = await pack({
    packageName: "Lobby",
    createdAt,
    slots: { "blends.left": Uint8Array.from(left) },
  });
  if (!made.ok) throw new Error(made.problem.detail);
  const repaired = await repair(made.bytes, { createdAt });
  if (!repaired.ok) throw new Error(repaired.reason);
  const { verdict, packageName } = await check(repaired.bytes);
  return { bytes: [...made.bytes], verdict, packageName, machines: machines.length };
}

it("makes the same bytes in a page as in Node, and reads them", async () => {
  const { page } = await open(LIGHT_PAGE);
  await page.route("**/library.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: cli.read(FILE) }),
  );
  const left = [...png(302, 485)];
  const library = (await page.evaluateHandle('import("/library.js")')) as JSHandle<typeof Library>;
  const inPage = await page.evaluate(packAndCheck, { library, left });
  expect(inPage).toMatchObject({ verdict: "incomplete", packageName: "Lobby", machines: 1 });
  expect(inPage).toEqual(await packAndCheck({ library: await import(cli.path(FILE)), left }));
});
