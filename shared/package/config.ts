import { isSystemFile } from "../archive/source.ts";
import { decodeUnicode } from "../decode-text.ts";
import { checkPackageName } from "./names.ts";
import type { ConfigContent } from "./read-package.ts";
import { baseNameOf } from "./rules/rule.ts";

export interface ConfigFileRow {
  readonly path: string;
  readonly category: string;
  readonly originalName: string | null;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly valid: boolean;
}

export interface PackageConfig {
  readonly packageName: string;
  readonly version: "1.0";
  readonly type: "media-package";
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  readonly files: readonly ConfigFileRow[];
}

export const CONFIG_ENTRY_PATH = "config.json";
/** The entry that design files have instead of config.json. */
export const DESIGN_ENTRY_PATH = "design.json";

export function findConfigEntry<Entry extends { readonly path: string }>(
  entries: readonly Entry[],
): Entry | undefined {
  const own = entries.filter(({ path }) => !isSystemFile(path));
  const isConfig = ({ path }: Entry) =>
    baseNameOf(path).toLowerCase() === CONFIG_ENTRY_PATH &&
    own.every((each) => each.path.startsWith(packageRootOf(path)));
  return own.find(({ path }) => path === CONFIG_ENTRY_PATH) ?? own.find(isConfig);
}

/** Includes the trailing slash; empty if there is no folder. */
export const packageRootOf = (configPath: string): string =>
  configPath.slice(0, configPath.length - baseNameOf(configPath).length);

export function packageNameIn(config: ConfigContent): string | undefined {
  const name =
    config.kind === "read"
      ? config.members.packageName
      : // Stryker disable next-line ConditionalExpression: others have no name.
        config.kind === "unreadable"
        ? config.packageName
        : undefined;
  return typeof name === "string" && checkPackageName(name) === undefined ? name.trim() : undefined;
}

/** Returns undefined if the text isn't JSON, or is nested too deeply for the engine. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns undefined unless the text matches `form` and its day exists: engines read 30 February as 2 March. */
export function parseTime(text: string, form: RegExp): Date | undefined {
  const time = new Date(form.test(text) ? text : Number.NaN);
  const day = text.slice(0, "yyyy-mm-dd".length);
  const isDay = !Number.isNaN(time.getTime()) && new Date(day).toISOString().startsWith(day);
  return isDay ? time : undefined;
}

const NAME = /"(?:packageName|machineName)"\s*:\s*("(?:[^"\\\n]|\\.)*")/;

/** Finds the name in a config.json that can't be parsed. */
export function recoverPackageName(bytes: Uint8Array): string | undefined {
  const text = decodeUnicode(bytes)?.text ?? new TextDecoder().decode(bytes);
  // Stryker disable next-line StringLiteral: any invalid JSON would do.
  const name = parseJson(NAME.exec(text)?.[1] ?? "");
  // A name with damaged letters is of no use.
  return typeof name === "string" && !name.includes("\ufffd") ? name : undefined;
}

export const encodeConfig = (config: PackageConfig): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(config, null, 2)}\n`);
