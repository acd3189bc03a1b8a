import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildCli } from "../../scripts/build-cli.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The package as npm installs it, in a folder of its own. */
export async function installCli() {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-cli-"));
  const installed = join(folder, "node_modules/brewscreen");
  await buildCli(join(installed, "dist"));
  for (const file of ["package.json", "output.schema.json", "README.md"])
    cpSync(join(ROOT, "cli", file), join(installed, file));
  const command = join(installed, "dist/brewscreen.js");
  return {
    folder,
    installed,
    command,
    path: (...names: string[]) => join(folder, ...names),
    put(name: string, bytes: Uint8Array | string): void {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    },
    read: (name: string): Buffer => readFileSync(join(folder, name)),
    run: (...args: string[]): Promise<Ended> =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [command, ...args],
          { cwd: folder, maxBuffer: 2 ** 26 },
          (fault, out, err) => resolve({ code: Number(fault?.code ?? 0), out, err }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export type InstalledCli = Awaited<ReturnType<typeof installCli>>;

type Schema = Readonly<Record<string, unknown>>;

/** What breaks a JSON Schema that has only the keywords of ours. */
export function schemaFaults(root: Schema, schema: Schema, value: unknown, at = "$"): string[] {
  const inner = (next: unknown, each: unknown, name: string) =>
    schemaFaults(root, next as Schema, each, `${at}${name}`);
  const faults: string[] = [];
  const { $ref, type, properties = {}, required = [], items, anyOf } = schema;
  if (typeof $ref === "string") {
    const target = $ref
      .slice(2)
      .split("/")
      .reduce<unknown>((from, key) => (from as Schema)[key], root);
    faults.push(...inner(target, value, ""));
  }
  if (Array.isArray(anyOf)) {
    const tried = anyOf.map((one) => inner(one, value, ""));
    if (tried.every((one) => one.length > 0)) faults.push(...tried.flat());
  }
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (type !== undefined && ![type].flat().includes(actual)) faults.push(`${at} is ${actual}`);
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) faults.push(`${at} is ${String(value)}`);
  if (Array.isArray(value) && items)
    for (const [i, one] of value.entries()) faults.push(...inner(items, one, `[${i}]`));
  if (actual !== "object") return faults;
  for (const name of required as string[])
    if (!Object.hasOwn(value as object, name)) faults.push(`${at}.${name} is missing`);
  for (const [name, one] of Object.entries(value as object)) {
    const known = (properties as Schema)[name];
    if (known) faults.push(...inner(known, one, `.${name}`));
    else if (schema.additionalProperties === false) faults.push(`${at}.${name} is unknown`);
  }
  return faults;
}
