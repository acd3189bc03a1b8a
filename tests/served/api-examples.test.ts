import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PackageConfig } from "../../shared/package/config.ts";
import { readZip } from "../support/read-zip.ts";
import { buildWorker, type Served, serve } from "../support/workerd.ts";

/*
 * The examples of worker/README.md, as they stand there, on the sixteen pictures of a finished design.
 */

const ROOT = join(import.meta.dirname, "../..");
const README = readFileSync(join(ROOT, "worker/README.md"), "utf8");
const example = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(README)?.[1] ?? "";

/** A picture for every place of a design with the least counts, by the names that its images zip has. */
const PICTURES: Readonly<Record<string, string>> = {
  SS1: "generic/screensavers/first-light",
  Left_Blend: "blends/left",
  Middle_Blend: "blends/middle",
  Right_Blend: "blends/right",
  Hot: "hotcold/hot",
  Cold: "hotcold/cold",
  hot_regular: "hotcupsizes/2/regular",
  hot_large: "hotcupsizes/2/large",
  cold_regular: "coldcupsizes/2/regular",
  cold_large: "coldcupsizes/2/large",
  Leave_room_hot: "hotleaveroom/leaveroom",
  No_room_hot: "hotleaveroom/noroom",
  Leave_room_cold: "coldleaveroom/leaveroom",
  No_room_cold: "coldleaveroom/noroom",
  dispensing_screen_hot: "dispensinghot/screen",
  dispensing_screen_cold: "dispensingcold/screen",
};

const hasCurl = (() => {
  try {
    execFileSync("curl", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

let served: Served;
const folder = mkdtempSync(join(tmpdir(), "api-examples-"));
beforeAll(async () => {
  mkdirSync(join(folder, "photos"));
  for (const [name, path] of Object.entries(PICTURES))
    copyFileSync(join(ROOT, `public/images/defaults/${path}.png`), join(folder, `photos/${name}.png`));
  served = await serve(await buildWorker());
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

/** Expects a package of all sixteen in the folder, all valid, and takes it away. */
function expectSixteen(): void {
  const path = join(folder, "Lobby.mp");
  const [config] = readZip(readFileSync(path));
  rmSync(path);
  const { files } = JSON.parse(new TextDecoder().decode(config?.bytes)) as PackageConfig;
  expect(files.filter(({ valid }) => !valid)).toEqual([]);
  expect(files.map(({ originalName }) => originalName?.replace(".png", "")).sort()).toEqual(
    Object.keys(PICTURES).sort(),
  );
}

describe("the examples of the API's document", () => {
  it.skipIf(!hasCurl)("pack sixteen valid pictures with curl", async () => {
    const script = example("bash").replace("https://brewscreen.example", served.url);
    await promisify(execFile)("bash", ["-euc", script], { cwd: folder });
    expectSixteen();
  });

  it("pack sixteen valid pictures with Node", async () => {
    writeFileSync(join(folder, "package.mjs"), example("js"));
    await promisify(execFile)(process.execPath, ["package.mjs", served.url, "photos", "Lobby"], {
      cwd: folder,
    });
    expectSixteen();
  });
});
