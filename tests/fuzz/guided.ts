import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutate, randomFrom } from "../worker/fuzz/mutate.ts";
import { loadReader, READERS, type ReaderName, readCorpus, writeCorpus } from "./corpus.ts";
import { Coverage } from "./coverage.ts";

/*
 * Reads mutants of the corpus with one reader. Those that run code which nothing has run before join the corpus. By hand,
 * for an hour or so:
 *
 *     node tests/fuzz/guided.ts zip 10000000 --keep
 */

/** Longer mutants are slow, and show nothing more. */
const MOST_BYTES = 6_000;
/** Mutants read before one looks at what has run, which takes as long as reading many. */
const AT_ONCE = 64;

const [given = "", cases = "100000", ...options] = process.argv.slice(2);
if (!(given in READERS)) throw new Error(`The readers are ${Object.keys(READERS).join(", ")}.`);
const name = given as ReaderName;
const { check, seeds, words, mend } = await loadReader(name);
const dictionary = words.map((word) => (typeof word === "string" ? new TextEncoder().encode(word) : word));
const seed = Date.now() | 0;
const random = randomFrom(seed);

/** Ends the process if the reader fails. */
async function read(bytes: Uint8Array): Promise<void> {
  try {
    await check(new Uint8Array(bytes));
  } catch (fault) {
    const path = join(tmpdir(), `${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}`);
    writeFileSync(path, bytes);
    console.error(`${name} fails on ${path}, of seed ${seed}:`, fault);
    process.exit(1);
  }
}

/** Returns the inputs that run what none before them has run. */
async function newsOf(inputs: readonly Uint8Array[], coverage: Coverage): Promise<Uint8Array[]> {
  const news: Uint8Array[] = [];
  for (const bytes of inputs) {
    await read(bytes);
    if (coverage.hasNews()) news.push(bytes);
  }
  return news;
}

const kept = readCorpus(name);
const corpus = [...seeds, ...kept];
const known = corpus.length;
const coverage = new Coverage();
await newsOf(corpus, coverage);

function nextMutant(): Uint8Array {
  const parent = corpus[random(corpus.length)] ?? new Uint8Array();
  const other = corpus[random(corpus.length)] ?? parent;
  const mutant = mutate(random, parent, [...dictionary, other]);
  const bytes = mend && random(4) > 0 ? mend(mutant) : mutant;
  return bytes.length > MOST_BYTES ? parent : bytes;
}

for (let count = 0; count < Number(cases); count += AT_ONCE) {
  const mutants = Array.from({ length: AT_ONCE }, nextMutant);
  for (const bytes of mutants) await read(bytes);
  if (coverage.hasNews("look")) corpus.push(...(await newsOf(mutants, coverage)));
}
console.log(
  `${name}: ${cases} mutants, ${coverage.size} bytes of source, ${corpus.length - known} found to ${known}`,
);
if (options.includes("--keep")) {
  const coverage = new Coverage();
  await newsOf(corpus.slice(0, known), coverage);
  const found = corpus.slice(known).sort((a, b) => a.length - b.length);
  writeCorpus(name, [...kept, ...(await newsOf(found, coverage))]);
}
process.exit(0);
