import { readFileSync } from "node:fs";
import { runToolOrExit } from "../../scripts/run.ts";
import { ROOMS, reportOf } from "./rooms.ts";

/*
 * Changes the code in every way that Stryker knows, one at a time, and counts the changes that no test notices. Run it with:
 * npm run mutants, for hours, or npm run mutants -- shared/png worker/body.ts
 */

interface Report {
  readonly files: Record<string, { readonly mutants: readonly { status: string; statusReason?: string }[] }>;
}

const COLUMNS = ["Killed", "Timeout", "Survived", "NoCoverage", "explained", "static"] as const;

const chosen = process.argv.slice(2);
const rows: (readonly [string, ...(string | number)[]])[] = [["", "score", ...COLUMNS, "minutes"]];
for (const part of chosen.length > 0 ? chosen : Object.keys(ROOMS)) {
  const room = Object.keys(ROOMS).find((room) => part === room || part.startsWith(`${room}/`));
  if (room === undefined) throw new Error(`${part} is in none of ${Object.keys(ROOMS).join(", ")}`);
  process.env.BREWSCREEN_MUTANTS = JSON.stringify({ room, part });
  const started = performance.now();
  await runToolOrExit("stryker", "run", "tests/mutants/stryker.config.ts");
  const minutes = (performance.now() - started) / 60_000;
  const report: Report = JSON.parse(readFileSync(reportOf(part), "utf8"));
  const counts = Object.groupBy(
    Object.values(report.files).flatMap(({ mutants }) => mutants),
    ({ status, statusReason }) =>
      status !== "Ignored" ? status : statusReason?.startsWith("Static") ? "static" : "explained",
  );
  const of = (status: string) => counts[status]?.length ?? 0;
  const found = of("Killed") + of("Timeout");
  const score = (100 * found) / (found + of("Survived") + of("NoCoverage"));
  rows.push([part, `${score.toFixed(1)} %`, ...COLUMNS.map(of), minutes.toFixed(1)]);
}
for (const [part, ...cells] of rows)
  console.log(part.padEnd(20) + cells.map((cell) => String(cell).padStart(11)).join(""));
