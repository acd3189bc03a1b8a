import { isSafePath } from "../../archive/source.ts";
import { findPackageCategory, includesSize } from "../../machine/questions.ts";
import type { MachineModel } from "../../machine/types.ts";
import { CONFIG_ENTRY_PATH, type PackageConfig } from "../config.ts";
import { checkPackageName } from "../names.ts";
import type { ConfigContent, PackageEntry, ReadPackageResult } from "../read-package.ts";
import { findIntendedCategory } from "./picture-rules.ts";
import {
  findInPackage,
  folderOf,
  type PackageRule,
  type RuleViolation,
  repairedErrorRule,
  repairedNoteRule,
  repairedWarningRule,
} from "./rule.ts";

type FoundConfig = Extract<ConfigContent, { kind: "read" }>;

const inConfig = (
  find: (config: FoundConfig, reading: ReadPackageResult, model: MachineModel) => Iterable<RuleViolation>,
) =>
  function* (reading: ReadPackageResult, model: MachineModel): Generator<RuleViolation> {
    if (reading.config.kind === "read") yield* find(reading.config, reading, model);
  };

const MEMBERS: Readonly<Partial<Record<keyof PackageConfig, (value: unknown) => boolean>>> = {
  packageName: (value) => typeof value === "string" && checkPackageName(value) === undefined,
  type: (value) => value === "media-package",
  createdAt: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
};

const FORMAT_VERSION: PackageConfig["version"] = "1.0";

function expectedRow({ path, content }: PackageEntry, model: MachineModel) {
  if (content.kind !== "png") return {};
  const { width, height, bytes } = content.facts;
  const category = folderOf(path);
  const sizes = findPackageCategory(model, category)?.sizes;
  return { category, width, height, bytes, ...(sizes && { valid: includesSize(sizes, content.facts) }) };
}

/** A name without slashes isn't a path. */
const isUnsafeName = (name: unknown): boolean =>
  typeof name === "string" && /[/\\]/.test(name) && !isSafePath(name);

export const CONFIG_RULES = {
  "config-missing": repairedErrorRule(
    findInPackage(({ fault, config }) => config.kind === "missing" && !fault),
  ),
  "config-unreadable": repairedErrorRule(findInPackage(({ config }) => config.kind === "unreadable")),
  "config-elsewhere": repairedErrorRule(
    inConfig(function* ({ path }) {
      if (path !== CONFIG_ENTRY_PATH) yield { entry: path };
    }),
  ),
  "config-encoding": repairedErrorRule(
    findInPackage(({ config }) => config.kind === "read" && config.encoding !== "utf-8"),
  ),
  "config-incomplete": repairedErrorRule(
    inConfig(function* ({ members, rows }) {
      for (const [member, isRight] of Object.entries(MEMBERS))
        if (!isRight(members[member])) yield { values: { member } };
      if (!rows) yield { values: { member: "files" } };
    }),
  ),
  "config-version": repairedWarningRule(
    inConfig(function* ({ members: { version } }) {
      const stated = typeof version === "object" ? "" : `${version ?? ""}`;
      if (version !== FORMAT_VERSION) yield { values: { version: stated.slice(0, 20) } };
    }),
  ),
  "config-not-first": repairedNoteRule(
    findInPackage(({ config }) => config.kind === "read" && !config.isFirst),
  ),
  "config-lists-absent": repairedErrorRule(
    inConfig(function* ({ rows = [] }, { entries }) {
      const paths = new Set(entries.map(({ path }) => path));
      for (const { path } of rows) if (!paths.has(path)) yield { entry: path };
    }),
  ),
  "config-omits": repairedErrorRule(
    inConfig(function* ({ rows }, { entries }, model) {
      if (!rows) return;
      // Pictures in other folders may be left out, and break another rule.
      const isMeant = (path: string) => !isSafePath(path) || findIntendedCategory(model, path);
      const listed = new Set(rows.map(({ path }) => path));
      for (const { path, content } of entries)
        if (content.kind === "png" && !listed.has(path) && isMeant(path)) yield { entry: path };
    }),
  ),
  "config-differs": repairedWarningRule(
    inConfig(function* ({ rows = [] }, { entries }, model) {
      const byPath = new Map(entries.map((entry) => [entry.path, entry]));
      for (const row of rows) {
        const entry = byPath.get(row.path);
        const wrong = Object.entries(entry ? expectedRow(entry, model) : {}).flatMap(([member, value]) =>
          row[member as keyof typeof row] === value ? [] : member,
        );
        if (entry && isUnsafeName(row.originalName)) wrong.push("originalName");
        if (wrong.length > 0) yield { entry: row.path, values: { members: wrong.join(", ") } };
      }
    }),
  ),
} as const satisfies Readonly<Record<string, PackageRule>>;
