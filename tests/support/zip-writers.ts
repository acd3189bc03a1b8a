import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProgramName } from "../../scripts/machine.ts";
import type { ArchiveTrait } from "../../shared/archive/source.ts";

/** A program that packs, which we did not write. */
export interface ZipWriter {
  readonly name: string;
  readonly program: TestProgramName;
  /** What its archives have beyond our dialect. */
  readonly traits: readonly ArchiveTrait[];
  /** What some releases of it have besides. */
  readonly sometimes?: readonly ArchiveTrait[];
  /** Its arguments, run in the folder of the files. */
  args(archive: string, paths: readonly string[], folder: string): string[];
}

const PYTHON = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
    for path in sys.argv[2:]:
        archive.write(path)
`;
const STREAMING = `
import sys, zipfile
class Out:
    def __init__(self, file): self.file = file
    def write(self, data): return self.file.write(data)
    def flush(self): self.file.flush()
with open(sys.argv[1], "wb") as file, zipfile.ZipFile(Out(file), "w", zipfile.ZIP_DEFLATED) as archive:
    for path in sys.argv[2:]:
        with archive.open(path, "w", force_zip64=True) as entry, open(path, "rb") as data:
            entry.write(data.read())
`;

export const ZIP_WRITERS: readonly ZipWriter[] = [
  {
    name: "Python's zipfile",
    program: "python3",
    traits: [],
    args: (archive, paths) => ["-c", PYTHON, archive, ...paths],
  },
  {
    name: "Python's zipfile to a stream, in Zip64",
    program: "python3",
    traits: ["descriptor", "extra-fields"],
    // Python 3.11.2 says that 2.0 is enough to read it, and 3.11.7 that 4.5 is.
    sometimes: ["version"],
    args: (archive, paths) => ["-c", STREAMING, archive, ...paths],
  },
  {
    name: "Info-ZIP",
    program: "zip",
    traits: ["extra-fields"],
    args: (archive, paths) => ["-q", archive, ...paths],
  },
  {
    name: "Info-ZIP with descriptors and folders",
    program: "zip",
    traits: ["descriptor", "extra-fields", "folders"],
    args: (archive, paths) => [
      "-q",
      "-fd",
      "-r",
      archive,
      ...new Set(paths.map((path) => path.replace(/\/.*/, ""))),
    ],
  },
  {
    name: "7-Zip",
    program: "7z",
    traits: ["extra-fields"],
    args: (archive, paths) => ["a", "-bd", "-tzip", "-mm=Deflate", archive, ...paths],
  },
  {
    name: "Java's ZipOutputStream",
    program: "java",
    traits: ["descriptor"],
    args: (archive, paths, folder) => [join(import.meta.dirname, "Writer.java"), archive, folder, ...paths],
  },
];

/** The files packed by a program, in the order in which they are given as far as it keeps that. */
export function packedBy(
  writer: ZipWriter,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const folder = mkdtempSync(join(tmpdir(), "packing-"));
  try {
    for (const { path, bytes } of files) {
      mkdirSync(join(folder, "in", dirname(path)), { recursive: true });
      writeFileSync(join(folder, "in", path), bytes);
    }
    const archive = join(folder, "packed.zip");
    const paths = files.map(({ path }) => path);
    const args = writer.args(archive, paths, join(folder, "in"));
    const { status, stdout, stderr, error } = spawnSync(writer.program, args, {
      cwd: join(folder, "in"),
      encoding: "utf8",
    });
    if (status !== 0) throw error ?? new Error(`${writer.name} answered ${status}: ${stdout}${stderr}`);
    return new Uint8Array(readFileSync(archive));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
