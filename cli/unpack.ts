import { mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type EntryFault, isSystemFile } from "../shared/archive/source.ts";
import { packageNameIn } from "../shared/package/config.ts";
import { safeFileName } from "../shared/package/names.ts";
import { type ConfigContent, type PackageEntry, readPackage } from "../shared/package/read-package.ts";
import { RULE_TEXTS } from "../shared/package/rules/texts.ts";
import { exists, withArchiveSource, writeFileAtomically } from "./files.ts";
import { type Command, EXIT_CODES, formatCount, OUTPUT_OPTION, quoteForShell, UserError } from "./run.ts";

export const unpackCommand: Command = async (args, run) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { output: OUTPUT_OPTION },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new UserError("Name one package: brewscreen unpack Lobby.mp -o pictures");
  const output = resolve(values.output ?? basename(file, extname(file)));
  if (await exists(output))
    throw new UserError(`${values.output ?? basename(output)} already exists. Name another folder with -o.`);
  const pictures = new Map<string, Uint8Array>();
  const alike = new Set<string>();
  const { entries, fault, config } = await withArchiveSource(file, (source) =>
    readPackage(source, {
      onPicture(path, bytes) {
        const safe = path
          .split("/")
          .map((name) => safeFileName(name, "picture"))
          .join("/");
        if ([...pictures.keys()].some((other) => areAlike(safe, other))) alike.add(path);
        else pictures.set(safe, bytes);
      },
    }),
  );
  const left = entries.flatMap((entry) => {
    const why = alike.has(entry.path) ? "another file has the same name" : explainLeftOut(entry);
    return why === undefined ? [] : `left out: ${entry.path}, ${why}`;
  });
  for (const line of left) run.say(line);
  if (fault) run.say(`${file}: ${RULE_TEXTS[fault].title}`);
  if (pictures.size === 0) throw new UserError(`${file}: ${RULE_TEXTS["no-picture"].title}`);
  await mkdir(dirname(output), { recursive: true });
  const partial = `${output}.${process.pid}.part`;
  try {
    for (const [path, bytes] of pictures) await writeFileAtomically(join(partial, path), bytes, run);
    run.signal.throwIfAborted();
    await rename(partial, output);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  const shown = join(dirname(values.output ?? ""), basename(output)).replace(/^-/, "./-");
  run.say(`${shown}: ${formatCount(pictures.size, "picture")}`);
  const again = quoteForShell(`${shown}.mp`);
  run.say(
    ["To pack it again: brewscreen pack", quoteForShell(shown), ...packOptions(config), "-o", again].join(
      " ",
    ),
  );
  return fault || left.length > 0 ? EXIT_CODES.problems : EXIT_CODES.success;
};

/** Whether one file would replace the other, or the other's folder. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [`${one.toLowerCase()}/`, `${other.toLowerCase()}/`];
  return a.startsWith(b) || b.startsWith(a);
}

const FAULTS: Readonly<Partial<Record<EntryFault, string>>> = {
  encrypted: "protected with a password",
  method: "compressed in an unusual way",
  "too-large": "far too large",
  duplicate: "another file has the same name",
};

function explainLeftOut({ path, fault, content }: PackageEntry): string | undefined {
  if (content.kind === "png") return undefined;
  if (content.kind === "damaged-png") return "damaged";
  if (fault && fault !== "unsafe-path") return FAULTS[fault] ?? "damaged";
  return isSystemFile(path) ? undefined : "not a PNG";
}

function packOptions(config: ConfigContent): string[] {
  const { createdAt } = config.kind === "read" ? config.members : {};
  const date = new Date(typeof createdAt === "string" ? createdAt : Number.NaN);
  const options = {
    name: packageNameIn(config),
    "created-at": Number.isNaN(date.getTime()) ? undefined : date.toISOString(),
  };
  return Object.entries(options).flatMap(([option, value]) =>
    value === undefined ? [] : `--${option}${value.startsWith("-") ? "=" : " "}${quoteForShell(value)}`,
  );
}
