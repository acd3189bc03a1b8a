import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { crc32 } from "node:zlib";
import type { TestProgramName } from "../../scripts/machine.ts";

/** What a reader found: each entry's bytes, as length and CRC, by path. */
export type Found = Record<string, { size: number; crc32: number }>;

/** A ZIP reader that we did not write. */
export interface ZipReader {
  readonly name: string;
  readonly program: TestProgramName;
  read(archive: string): Found;
}

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(`${program} answered ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** Every file below a folder, by its path there. */
function filesBelow(folder: string): Found {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
  return Object.fromEntries(
    paths
      .filter((path) => statSync(path).isFile())
      .map((path) => {
        const bytes = readFileSync(path);
        return [relative(folder, path), { size: bytes.length, crc32: crc32(bytes) }];
      }),
  );
}

/** What a program is told so that it unpacks an archive into a folder. */
type Unpack = (archive: string, folder: string) => string[];

const UNPACK = {
  unzip: (archive, folder) => ["-q", archive, "-d", folder],
  "7z": (archive, folder) => ["x", "-bd", `-o${folder}`, archive],
  bsdtar: (archive, folder) => ["-xf", archive, "-C", folder],
  busybox: (archive, folder) => ["unzip", "-q", archive, "-d", folder],
} as const satisfies Record<string, Unpack>;
type Unpacker = keyof typeof UNPACK;

/** A reader that tests an archive, then unpacks it into a folder. */
const unpacker = (name: string, program: Unpacker, test?: (archive: string) => string[]): ZipReader => ({
  name,
  program,
  read(archive) {
    if (test !== undefined) run(program, ...test(archive));
    const folder = mkdtempSync(join(tmpdir(), "unpacked-"));
    try {
      run(program, ...UNPACK[program](archive, folder));
      return filesBelow(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** A reader that prints "path size crc" a line. */
const printer = (name: string, program: TestProgramName, args: (archive: string) => string[]): ZipReader => ({
  name,
  program,
  read(archive) {
    const rows = run(program, ...args(archive))
      .trimEnd()
      .split("\n");
    return Object.fromEntries(
      rows.map((row) => {
        const [, path = "", size, crc = ""] = /^(.*) (\d+) ([0-9a-f]{8})$/.exec(row) ?? [];
        return [path, { size: Number(size), crc32: Number.parseInt(crc, 16) }];
      }),
    );
  },
});

const PYTHON = `
import sys, zipfile, zlib
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    for entry in archive.infolist():
        data = archive.read(entry)
        print(entry.filename, len(data), "%08x" % zlib.crc32(data))
`;

export const ZIP_READERS: readonly ZipReader[] = [
  printer("Java's ZipInputStream", "java", (archive) => [join(import.meta.dirname, "Reader.java"), archive]),
  printer("Python's zipfile", "python3", (archive) => ["-c", PYTHON, archive]),
  unpacker("Info-ZIP", "unzip", (archive) => ["-tq", archive]),
  unpacker("7-Zip", "7z", (archive) => ["t", "-bd", archive]),
  unpacker("bsdtar", "bsdtar"),
  unpacker("BusyBox", "busybox"),
];

/** Unpacks an archive into a folder that is there. */
export const unpackInto = (program: Unpacker, archive: string, folder: string): void => {
  run(program, ...UNPACK[program](archive, folder));
};
