import { ENTRY_NAME_LENGTH, isDeviceName } from "../names.ts";
import type { PackageReading } from "../read-package.ts";
import { nameOf, type Rule } from "./rule.ts";

/** Characters that FAT32 and Windows forbid (Microsoft, "Naming Files"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const REFUSED = /[<>:"/\\|?*\u0000-\u001f]|[. ]$/;
/** UTF-16 units. */
const FAT_NAME_LENGTH = 255;
const PLAIN = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*\.png$/;

const isRefused = (name: string): boolean =>
  REFUSED.test(name) || isDeviceName(name) || name.length > FAT_NAME_LENGTH;

const names = ({ entries }: PackageReading) =>
  entries.flatMap(({ path, content }) => (content.kind === "png" ? [{ path, name: nameOf(path) }] : []));

export const NAME_RULES = [
  {
    id: "name-refused",
    level: "error",
    isMended: true,
    *find(reading) {
      for (const { path, name } of names(reading)) if (isRefused(name)) yield { entry: path };
    },
  },
  {
    id: "name-unusual",
    level: "warning",
    isMended: true,
    *find(reading) {
      for (const { path, name } of names(reading))
        if (!isRefused(name) && (!PLAIN.test(name) || name.length > ENTRY_NAME_LENGTH)) yield { entry: path };
    },
  },
  {
    id: "names-alike",
    level: "error",
    isMended: true,
    *find(reading) {
      const seen = new Map<string, string>();
      for (const { path } of names(reading)) {
        const other = seen.get(path.toLowerCase());
        if (other !== undefined) yield { entry: path, values: { other } };
        else seen.set(path.toLowerCase(), path);
      }
    },
  },
] as const satisfies readonly Rule[];
