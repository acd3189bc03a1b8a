import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { safeFileName } from "../shared/package/names.ts";
import { readPackage } from "../shared/package/read-package.ts";
import { RULE_TEXTS } from "../shared/package/rules/texts.ts";
import { exists, withSource, writeWhole } from "./files.ts";
import { type Command, countOf, EXIT, OUTPUT, quoted, Refusal } from "./run.ts";

export const unpack: Command = async (args, run) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { output: OUTPUT } });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new Refusal("Name one package: brewscreen unpack Lobby.mp -o pictures");
  const output = resolve(values.output ?? basename(file, extname(file)));
  if (await exists(output))
    throw new Refusal(`${values.output ?? basename(output)} already exists. Name another folder with -o.`);
  await mkdir(dirname(output), { recursive: true });
  const partial = await mkdtemp(`${output}.part-`);
  try {
    const written = new Set<string>();
    const pending: Promise<void>[] = [];
    const { entries, fault, config } = await withSource(file, (source) =>
      readPackage(source, {
        onPicture(path, bytes) {
          const safe = path
            .split("/")
            .map((name) => safeFileName(name, "picture"))
            .join("/");
          if (written.has(safe.toLowerCase())) return;
          written.add(safe.toLowerCase());
          pending.push(writeWhole(join(partial, safe), bytes, { signal: run.signal }));
        },
      }),
    );
    await Promise.all(pending);
    run.signal.throwIfAborted();
    for (const { path, content } of entries)
      if (content.kind !== "png")
        run.say(`left out: ${path}, ${content.kind === "other" ? "not a PNG" : "damaged"}`);
    if (fault) run.say(`${file}: ${RULE_TEXTS[fault].title}`);
    if (written.size === 0) throw new Refusal(`${file}: ${RULE_TEXTS["no-picture"].title}`);
    await rename(partial, output);
    const shown = values.output ?? basename(output);
    run.say(`${shown}: ${countOf(written.size, "picture")}`);
    const { packageName, createdAt } = config.kind === "read" ? config.members : {};
    const options = Object.entries({ name: packageName, "created-at": createdAt }).flatMap(([name, value]) =>
      typeof value === "string" ? [`--${name}`, quoted(value)] : [],
    );
    const again = quoted(`${shown}.mp`);
    run.say(["To pack it again: brewscreen pack", quoted(shown), ...options, "-o", again].join(" "));
    return fault || written.size < entries.length ? EXIT.bad : EXIT.good;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
};
