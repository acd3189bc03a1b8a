import { join } from "node:path";
import { parseArgs } from "node:util";
import { ACTIVE } from "../shared/machines/index.ts";
import { type CheckedPackage, checkPackage, type DescribedFinding } from "../shared/package/api.ts";
import { staysRefused } from "../shared/package/repair.ts";
import { isFolder, listFolder, withSource } from "./files.ts";
import {
  type Command,
  countOf,
  describeFault,
  EXIT,
  type ExitCode,
  quoted,
  Refusal,
  type Run,
  worst,
} from "./run.ts";

/** How many occurrences are shown for each finding. */
const MOST_SHOWN = 5;

export const check: Command = async (args, run) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      strict: { type: "boolean" },
      notes: { type: "boolean" },
    },
  });
  const files = (await Promise.all(positionals.map((path) => packagesIn(path, run.signal)))).flat();
  if (positionals.length === 0) throw new Refusal("Name the packages to check: brewscreen check Lobby.mp");
  if (files.length === 0) throw new Refusal(`There is no package (.mp) in ${positionals.join(", ")}.`);
  const codes: ExitCode[] = [];
  for (const [at, file] of files.entries()) {
    run.signal.throwIfAborted();
    run.progress(`Checking ${at + 1} of ${files.length}: ${file}`);
    try {
      const checked = await withSource(file, (source) => checkPackage(ACTIVE.model, source));
      if (values.json) run.print(JSON.stringify({ file, ...checked }));
      else for (const line of describeCheck(file, checked, values.notes)) run.print(line);
      const fails = checked.verdict === "error" || (values.strict && checked.verdict === "warning");
      codes.push(fails ? EXIT.bad : EXIT.good);
    } catch (fault) {
      const words = describeFault(fault);
      if (words === undefined) throw fault;
      if (values.json) run.print(JSON.stringify({ file, unreadable: words }));
      else run.say(words);
      codes.push(EXIT.wrong);
    }
  }
  if (files.length > 1) summarize(codes, run);
  return worst(codes);
};

/** Returns the packages in a folder, or the file itself. */
async function packagesIn(path: string, signal: AbortSignal): Promise<string[]> {
  if (!(await isFolder(path))) return [path];
  return (await listFolder(path, signal))
    .filter((each) => /\.mp$/i.test(each))
    .map((each) => join(path, each));
}

export function* describeCheck(
  file: string,
  { verdict, findings }: CheckedPackage,
  withNotes = false,
): Generator<string> {
  const of = (level: DescribedFinding["level"]) => findings.filter((each) => each.level === level);
  const [errors, warnings, notes] = [of("error"), of("warning"), of("note")];
  const shownNotes = withNotes ? notes : notes.filter((each) => each.rule === "place-empty");
  const counts = [
    ...(errors.length > 0 ? [countOf(errors.length, "error")] : []),
    ...(warnings.length > 0 ? [countOf(warnings.length, "warning")] : []),
    ...(notes.length > 0
      ? [`${countOf(notes.length, "note")}${shownNotes.length === notes.length ? "" : " (--notes)"}`]
      : []),
  ];
  yield `${file}: ${[...(errors.length + warnings.length > 0 ? [] : [verdict]), ...counts].join(", ")}`;
  const shown = [...errors, ...warnings, ...shownNotes];
  for (const rule of new Set(shown.map((each) => each.rule))) {
    const own = shown.filter((each) => each.rule === rule);
    const [{ level, title, advice } = { level: "", title: "", advice: "" }] = own;
    yield `  ${level}: ${title}`;
    const places = own.map(({ slot, entry, detail }) => [slot ?? entry, detail].filter(Boolean).join(": "));
    for (const place of places.filter((each) => each !== "").slice(0, MOST_SHOWN)) yield `    ${place}`;
    if (places.length > MOST_SHOWN) yield `    and ${places.length - MOST_SHOWN} more`;
    yield `    ${advice}`;
  }
  if (shown.some(({ isRepaired }) => isRepaired) && !staysRefused(findings))
    yield `  brewscreen repair ${quoted(file)}`;
}

function summarize(codes: readonly ExitCode[], run: Run): void {
  const bad = codes.filter((code) => code === EXIT.bad).length;
  const unread = codes.filter((code) => code === EXIT.wrong).length;
  const unreadWords = unread > 0 ? `, ${unread} can't be read` : "";
  run.say(
    `${countOf(codes.length, "package")} checked: ${codes.length - bad - unread} pass, ${bad} fail${unreadWords}`,
  );
}
