/* Runs before every command, on any version of Node; later commands use the project's own. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.brewscreen-install";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== wanted) {
  console.log("Installing packages (a minute the first time) ...");
  const { status } = spawnSync("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(
      "Packages could not be installed. Check that the npm registry is reachable, then try again.",
    );
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
