import { findPackageCategory, isOneOf } from "../../machine/questions.ts";
import type { MachineModel } from "../../machine/types.ts";
import type { PackageConfig } from "../config.ts";
import { packageNameFault } from "../names.ts";
import type { ConfigContent, PackageEntry, PackageReading } from "../read-package.ts";
import { type Breach, folderOf, type Rule } from "./rule.ts";

type FoundConfig = Extract<ConfigContent, { kind: "read" }>;

/** For rules that need a config.json which could be read. */
const ofConfig = (
  find: (config: FoundConfig, reading: PackageReading, model: MachineModel) => Iterable<Breach>,
) =>
  function* (reading: PackageReading, model: MachineModel): Generator<Breach> {
    if (reading.config.kind === "read") yield* find(reading.config, reading, model);
  };

/** What a package needs. */
const MEMBERS: Readonly<Partial<Record<keyof PackageConfig, (value: unknown) => boolean>>> = {
  packageName: (value) => typeof value === "string" && packageNameFault(value) === undefined,
  type: (value) => value === "media-package",
  createdAt: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
};

export const FORMAT_VERSION: PackageConfig["version"] = "1.0";

/** The right row for a picture. */
function truthOf({ path, content }: PackageEntry, model: MachineModel) {
  if (content.kind !== "png") return {};
  const { width, height, bytes } = content.facts;
  const category = folderOf(path);
  const sizes = findPackageCategory(model, category)?.sizes;
  return { category, width, height, bytes, ...(sizes && { valid: isOneOf(sizes, content.facts) }) };
}

export const CONFIG_RULES = [
  {
    id: "config-missing",
    level: "error",
    isMended: true,
    *find({ fault, config }) {
      if (config.kind === "missing" && fault === undefined) yield {};
    },
  },
  {
    id: "config-unreadable",
    level: "error",
    isMended: true,
    *find({ config }) {
      if (config.kind === "unreadable") yield {};
    },
  },
  {
    id: "config-incomplete",
    level: "error",
    isMended: true,
    find: ofConfig(function* ({ members, rows }) {
      for (const [member, isRight] of Object.entries(MEMBERS))
        if (!isRight(members[member])) yield { values: { member } };
      if (!rows) yield { values: { member: "files" } };
    }),
  },
  {
    id: "config-version",
    level: "warning",
    isMended: true,
    find: ofConfig(function* ({ members: { version } }) {
      if (version !== FORMAT_VERSION) yield { values: { version: `${version ?? ""}`.slice(0, 20) } };
    }),
  },
  {
    id: "config-not-first",
    level: "note",
    isMended: true,
    find: ofConfig(function* ({ isFirst }) {
      if (!isFirst) yield {};
    }),
  },
  {
    id: "config-lists-absent",
    level: "error",
    isMended: true,
    find: ofConfig(function* ({ rows = [] }, { entries }) {
      const paths = new Set(entries.map(({ path }) => path));
      for (const { path } of rows) if (!paths.has(path)) yield { entry: path };
    }),
  },
  {
    id: "config-omits",
    level: "error",
    isMended: true,
    find: ofConfig(function* ({ rows }, { entries }) {
      if (!rows) return;
      const listed = new Set(rows.map(({ path }) => path));
      for (const { path, content } of entries)
        if (content.kind === "png" && !listed.has(path)) yield { entry: path };
    }),
  },
  {
    id: "config-differs",
    level: "warning",
    isMended: true,
    find: ofConfig(function* ({ rows = [] }, { entries }, model) {
      const byPath = new Map(entries.map((entry) => [entry.path, entry]));
      for (const row of rows) {
        const entry = byPath.get(row.path);
        const wrong = Object.entries(entry ? truthOf(entry, model) : {}).filter(
          ([member, value]) => row[member as keyof typeof row] !== value,
        );
        if (wrong.length > 0)
          yield { entry: row.path, values: { members: wrong.map(([name]) => name).join(", ") } };
      }
    }),
  },
] as const satisfies readonly Rule[];
