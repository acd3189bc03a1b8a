import type { ArchiveFault, EntryFault } from "../../archive/found.ts";
import type { PackageReading } from "../read-package.ts";
import type { Breach, Rule } from "./rule.ts";

const archive = (...faults: readonly ArchiveFault[]) =>
  function* ({ fault }: PackageReading): Generator<Breach> {
    if (fault && faults.includes(fault)) yield {};
  };

const entries = (...faults: readonly EntryFault[]) =>
  function* ({ entries: found }: PackageReading): Generator<Breach> {
    for (const { path, size, fault } of found)
      if (fault && faults.includes(fault)) yield { entry: path, values: { fault, size } };
  };

export const ARCHIVE_RULES = [
  { id: "not-zip", level: "error", isMended: false, find: archive("not-zip") },
  { id: "cut-off", level: "error", isMended: true, find: archive("cut-off") },
  { id: "split", level: "error", isMended: false, find: archive("split") },
  { id: "damaged-directory", level: "error", isMended: false, find: archive("damaged-directory") },
  { id: "too-many-entries", level: "error", isMended: false, find: archive("too-many-entries") },
  { id: "too-large", level: "error", isMended: false, find: archive("too-large") },
  { id: "overlapping", level: "error", isMended: false, find: archive("overlapping") },
  { id: "entry-damaged", level: "error", isMended: false, find: entries("crc", "data", "header") },
  { id: "entry-encrypted", level: "error", isMended: false, find: entries("encrypted") },
  { id: "entry-method", level: "error", isMended: false, find: entries("method") },
  { id: "entry-too-large", level: "error", isMended: false, find: entries("too-large") },
  { id: "entry-twice", level: "error", isMended: true, find: entries("duplicate") },
  { id: "entry-unsafe", level: "error", isMended: true, find: entries("unsafe-path") },
  {
    id: "dialect",
    level: "warning",
    isMended: true,
    *find({ traits }) {
      for (const trait of traits) yield { values: { trait } };
    },
  },
] as const satisfies readonly Rule[];
