import { basename, dirname, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { createBytesSource } from "../shared/archive/source.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { checkPackage, repairPackage } from "../shared/package/api.ts";
import { packageNameFromFile } from "../shared/package/names.ts";
import { describeCheck } from "./check.ts";
import { exists, isFolder, parseDate, withSource, writeWhole } from "./files.ts";
import { joinChunks } from "./library.ts";
import {
  type Command,
  countOf,
  describeFault,
  EXIT,
  type ExitCode,
  Refusal,
  type Run,
  worst,
} from "./run.ts";

interface RepairOptions {
  readonly output?: string | undefined;
  readonly "created-at"?: string | undefined;
  readonly force?: boolean | undefined;
}

export const repair: Command = async (args, run) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      output: { type: "string", short: "o" },
      "created-at": { type: "string" },
      force: { type: "boolean" },
    },
  });
  if (positionals.length === 0) throw new Refusal("Name the packages to repair: brewscreen repair Lobby.mp");
  for (const file of positionals)
    if (await isFolder(file))
      throw new Refusal(`${file} is a folder. Name its packages: brewscreen repair ${join(file, "*.mp")}`);
  if (values.output !== undefined && positionals.length > 1)
    throw new Refusal("-o names one file. Leave it out to repair several: each gets a file beside it.");
  const codes: ExitCode[] = [];
  for (const [at, file] of positionals.entries()) {
    run.signal.throwIfAborted();
    run.progress(`Repairing ${at + 1} of ${positionals.length}: ${file}`);
    try {
      codes.push(await repairFile(file, values, positionals.length > 1, run));
    } catch (fault) {
      const words = describeFault(fault);
      if (words === undefined) throw fault;
      run.say(words);
      codes.push(EXIT.wrong);
    }
  }
  return worst(codes);
};

const stemOf = (file: string): string => basename(file, extname(file));

async function repairFile(
  file: string,
  options: RepairOptions,
  isOneOfMany: boolean,
  run: Run,
): Promise<ExitCode> {
  const output = options.output ?? join(dirname(file), `${stemOf(file)}.repaired.mp`);
  if (isOneOfMany && !options.force && (await exists(output))) {
    run.say(`${file}: ${output} already exists and is kept`);
    return EXIT.good;
  }
  const before = await withSource(file, (source) => checkPackage(ACTIVE.model, source));
  const isRepairable = before.findings.some(({ isRepaired }) => isRepaired);
  if (!isRepairable && before.verdict !== "error") {
    run.print(`${file}: nothing to repair`);
    if (before.verdict !== "good") for (const line of describeCheck(file, before)) run.print(line);
    return EXIT.good;
  }
  const now = parseDate(options["created-at"]) ?? new Date();
  const repaired = await withSource(file, (source) =>
    repairPackage(ACTIVE.model, source, { packageName: packageNameFromFile(basename(file)), now }),
  );
  if (!repaired.ok) {
    run.say(`${file}: Nothing in it can be saved. ${repaired.reason}`);
    return EXIT.bad;
  }
  if (!isRepairable && repaired.left.length === 0) {
    for (const line of describeCheck(file, before)) run.print(line);
    run.say(`${file}: This can't be repaired, so nothing was written.`);
    return EXIT.bad;
  }
  const bytes = joinChunks(repaired.archive);
  await writeWhole(output, bytes, { signal: run.signal, force: options.force });
  const after = await checkPackage(ACTIVE.model, createBytesSource(bytes));
  const all = repaired.saved + repaired.left.length;
  const lost = repaired.left.length > 0 ? `${repaired.saved} of ` : "";
  run.print(`${output}: "${repaired.packageName}" with ${lost}${countOf(all, "picture")}`);
  for (const path of repaired.left) run.print(`  not saved: ${path}`);
  if (after.verdict !== "good") for (const line of describeCheck(output, after)) run.print(line);
  return after.verdict === "error" || repaired.left.length > 0 ? EXIT.bad : EXIT.good;
}
