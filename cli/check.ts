import { parseArgs } from "node:util";
import { type ArchiveSource, createBytesSource } from "../shared/archive/source.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { createCheckResult } from "../shared/package/api.ts";
import type { CheckResult, Finding } from "../shared/package/described.ts";
import { readPackage } from "../shared/package/read-package.ts";
import { isWorthRepairing } from "../shared/package/repair.ts";
import { applyPackageRules } from "../shared/package/rules/rules.ts";
import { findPackagesInZip, listPackages, withArchiveSource } from "./files.ts";
import {
  BOOLEAN_OPTION,
  type Command,
  type CommandContext,
  EXIT_CODES,
  type ExitCode,
  forEachFile,
  formatCount,
  quoteForShell,
  UserError,
  worstExitCode,
} from "./run.ts";

const MOST_SHOWN = 5;

interface CheckOptions {
  readonly json?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly notes?: boolean | undefined;
}

export const checkCommand: Command = async (args, run) => {
  const options = { json: BOOLEAN_OPTION, strict: BOOLEAN_OPTION, notes: BOOLEAN_OPTION };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length === 0) throw new UserError("Name the packages to check: brewscreen check Lobby.mp");
  const files = await listPackages(positionals, run.signal);
  const codes = await forEachFile(
    files,
    "Checking",
    run,
    (file) => withArchiveSource(file, (source) => checkFile(file, source, values, run)),
    (words, file) => (values.json ? run.print(JSON.stringify({ file, unreadable: words })) : run.say(words)),
  );
  if (codes.length > 1) summarize(codes, run);
  return worstExitCode(codes);
};

async function checkFile(
  file: string,
  source: ArchiveSource,
  options: CheckOptions,
  run: CommandContext,
): Promise<ExitCode[]> {
  const inside = await findPackagesInZip(source);
  if (inside.length === 0)
    return [await checkPackage(file, source, `brewscreen repair ${quoteForShell(file)}`, options, run)];
  const codes: ExitCode[] = [];
  for (const { path, read } of inside) {
    run.signal.throwIfAborted();
    const bytes = (await read()) ?? new Uint8Array();
    const hint = `Extract it, then run: brewscreen repair ${quoteForShell(path)}`;
    codes.push(await checkPackage(`${file}/${path}`, createBytesSource(bytes), hint, options, run));
  }
  return codes;
}

async function checkPackage(
  name: string,
  source: ArchiveSource,
  hint: string,
  { json, strict, notes }: CheckOptions,
  run: CommandContext,
): Promise<ExitCode> {
  const { model } = ACTIVE;
  const reading = await readPackage(source);
  const result = createCheckResult(model, reading);
  if (json) run.print(JSON.stringify({ file: name, ...result }));
  else {
    for (const line of formatCheckResult(name, result, notes)) run.print(line);
    if (isWorthRepairing(model, reading, applyPackageRules(model, reading))) run.print(`  ${hint}`);
  }
  const { verdict } = result;
  return verdict === "error" || (strict && verdict === "warning") ? EXIT_CODES.problems : EXIT_CODES.success;
}

export function* formatCheckResult(
  file: string,
  { verdict, findings }: CheckResult,
  withNotes = false,
): Generator<string> {
  const of = (level: Finding["level"]) => findings.filter((each) => each.level === level);
  const [error, warning, note] = [of("error"), of("warning"), of("note")];
  const shownNotes = withNotes ? note : note.filter(({ rule }) => rule === "place-empty");
  const hidden = shownNotes.length === note.length ? "" : " (--notes)";
  const counts = [
    ...(error.length + warning.length > 0 ? [] : [verdict]),
    ...(error.length > 0 ? [formatCount(error.length, "error")] : []),
    ...(warning.length > 0 ? [formatCount(warning.length, "warning")] : []),
    ...(note.length > 0 ? [formatCount(note.length, "note") + hidden] : []),
  ];
  yield `${file}: ${counts.join(", ")}`;
  for (const own of Map.groupBy([...error, ...warning, ...shownNotes], ({ rule }) => rule).values()) {
    const [{ level, title, advice } = { level: "", title: "", advice: "" }] = own;
    yield `  ${level}: ${title}`;
    const places = own.map(({ slot, entry, detail }) => [slot ?? entry, detail].filter(Boolean).join(": "));
    for (const place of places.filter((each) => each !== "").slice(0, MOST_SHOWN)) yield `    ${place}`;
    if (places.length > MOST_SHOWN) yield `    and ${places.length - MOST_SHOWN} more`;
    yield `    ${advice}`;
  }
}

function summarize(codes: readonly ExitCode[], run: CommandContext): void {
  const count = (code: ExitCode) => codes.filter((each) => each === code).length;
  const unread = count(EXIT_CODES.error);
  const unreadWords = unread > 0 ? `, ${unread} can't be read` : "";
  run.say(
    `${formatCount(codes.length, "package")} checked: ${count(EXIT_CODES.success)} pass, ${count(EXIT_CODES.problems)} fail${unreadWords}`,
  );
}
