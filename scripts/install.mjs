/* Runs before every command, on any version of Node; later commands use the project's own. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.brewscreen-install";
const OLDEST_NODE = 20;
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

function fail(words) {
  console.error(words);
  process.exit(1);
}

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== wanted) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    fail(`This needs Node ${OLDEST_NODE} or newer, and you have ${process.versions.node}.`);
  console.log("Installing packages (a minute the first time) ...");
  // Without --include=dev, NODE_ENV=production would leave out the tools.
  const options = ["--include=dev", "--loglevel=error", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["ci", ...options], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0)
    fail("Packages could not be installed. Check that the npm registry is reachable, then try again.");
  if (!existsSync("node_modules/node/bin/node"))
    fail(
      "npm did not run the packages' scripts. Allow it (npm config set ignore-scripts false), then try again.",
    );
  writeFileSync(STAMP, wanted);
}
