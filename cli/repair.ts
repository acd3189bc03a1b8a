import { basename, dirname, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { createBytesSource } from "../shared/archive/source.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { checkPackage, repairPackage } from "../shared/package/api.ts";
import { packageNameFromFile } from "../shared/package/names.ts";
import { formatCheckResult } from "./check.ts";
import {
  exists,
  findPackagesInZip,
  listPackages,
  parseDate,
  withArchiveSource,
  writeFileAtomically,
} from "./files.ts";
import { joinChunks } from "./library.ts";
import {
  BOOLEAN_OPTION,
  type Command,
  type CommandContext,
  EXIT_CODES,
  type ExitCode,
  forEachFile,
  formatCount,
  OUTPUT_OPTION,
  STRING_OPTION,
  UserError,
  worstExitCode,
} from "./run.ts";

export const repairCommand: Command = async (args, run) => {
  const options = { output: OUTPUT_OPTION, "created-at": STRING_OPTION, force: BOOLEAN_OPTION };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length === 0)
    throw new UserError("Name the packages to repair: brewscreen repair Lobby.mp");
  const files = await listPackages(positionals, run.signal);
  if (values.output !== undefined && files.length > 1)
    throw new UserError("-o names one file. Leave it out to repair several: each gets a file beside it.");
  const outputs = new Set<string>();
  const codes = await forEachFile(files, "Repairing", run, async (file) => {
    const output = values.output ?? join(dirname(file), `${basename(file, extname(file))}.repaired.mp`);
    if (outputs.has(output))
      throw new UserError(
        `${file}: ${output} is already the repaired copy of another file. Repair this one alone, with -o.`,
      );
    outputs.add(output);
    if (files.length > 1 && !values.force && (await exists(output))) {
      run.say(`${file}: ${output} already exists and is kept`);
      return [EXIT_CODES.success];
    }
    const now = parseDate(values["created-at"]) ?? new Date();
    return [await repairFile(file, output, now, values.force, run)];
  });
  return worstExitCode(codes);
};

async function repairFile(
  file: string,
  output: string,
  now: Date,
  force: boolean | undefined,
  run: CommandContext,
): Promise<ExitCode> {
  const inside = await withArchiveSource(file, findPackagesInZip);
  if (inside.length > 0)
    throw new UserError(
      `${file} is a ZIP of ${formatCount(inside.length, "package")}. Extract it, and repair the packages.`,
    );
  const before = await withArchiveSource(file, (source) => checkPackage(ACTIVE.model, source));
  const isRepairable = before.findings.some(({ isRepaired }) => isRepaired);
  if (!isRepairable && before.verdict !== "error") {
    run.print(`${file}: nothing to repair`);
    if (before.verdict !== "good") for (const line of formatCheckResult(file, before)) run.print(line);
    return EXIT_CODES.success;
  }
  const repaired = await withArchiveSource(file, (source) =>
    repairPackage(ACTIVE.model, source, { packageName: packageNameFromFile(basename(file)), now }),
  );
  if (!repaired.ok) {
    run.say(`${file}: Nothing in it can be saved. ${repaired.reason}`);
    return EXIT_CODES.problems;
  }
  if (!isRepairable && repaired.left.length === 0) {
    for (const line of formatCheckResult(file, before)) run.print(line);
    run.say(`${file}: This can't be repaired, so nothing was written.`);
    return EXIT_CODES.problems;
  }
  const bytes = joinChunks(repaired.archive);
  await writeFileAtomically(output, bytes, { signal: run.signal, force });
  const after = await checkPackage(ACTIVE.model, createBytesSource(bytes));
  const all = repaired.saved + repaired.left.length;
  const lost = repaired.left.length > 0 ? `${repaired.saved} of ` : "";
  run.print(`${output}: "${repaired.packageName}" with ${lost}${formatCount(all, "picture")}`);
  for (const path of repaired.left) run.print(`  not saved: ${path}`);
  if (after.verdict !== "good") for (const line of formatCheckResult(output, after)) run.print(line);
  return after.verdict === "error" || repaired.left.length > 0 ? EXIT_CODES.problems : EXIT_CODES.success;
}
