import { readFileSync } from "node:fs";
import { join } from "node:path";

const TOML = readFileSync(join(import.meta.dirname, "../wrangler.toml"), "utf8");

const found = (pattern: RegExp): string => {
  const value = pattern.exec(TOML)?.[1];
  if (value === undefined) throw new Error(`wrangler.toml has no ${pattern.source}`);
  return value;
};

/** Needed by code that starts a worker without wrangler. */
export const compatibilityDate = found(/^compatibility_date = "([\d-]+)"$/m);
export const compatibilityFlags: string[] = JSON.parse(found(/^compatibility_flags = (\[.*\])$/m));
