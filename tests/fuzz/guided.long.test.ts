import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { READERS } from "./corpus.ts";

/** A minute or so each on two cores. */
const CASES = 40_000;
/** In megabytes. No reader needs more, whatever it reads. */
const MOST_HEAP = 256;

it.each(Object.keys(READERS))(
  "the reader of %s keeps its promises on mutants that run new code",
  async (name) => {
    const guided = join(import.meta.dirname, "guided.ts");
    const { stdout } = await promisify(execFile)("node", [
      `--max-old-space-size=${MOST_HEAP}`,
      guided,
      name,
      `${CASES}`,
    ]);
    expect(stdout).toContain(`${CASES} mutants`);
  },
);
