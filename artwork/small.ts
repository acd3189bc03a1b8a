import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { LIBRARIES } from "../shared/machines/classic/library/libraries.ts";

/* Makes the small pictures that large bundled ones are chosen by, half their size: node artwork/small.ts */

const PUBLIC = join(import.meta.dirname, "../public");
const QUALITY = "82";

for (const { path, small } of Object.values(LIBRARIES).flat()) {
  if (!small) continue;
  const to = join(PUBLIC, small);
  mkdirSync(dirname(to), { recursive: true });
  execFileSync("convert", [join(PUBLIC, path), "-resize", "50%", "-strip", "-quality", QUALITY, to]);
}
