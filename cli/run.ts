/** 0: success. 1: a package is faulty or was not written. 2: the command or a file is wrong. 70: a bug. 130: Ctrl-C. */
export const EXIT_CODES = { success: 0, problems: 1, error: 2, bug: 70, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const worstExitCode = (codes: readonly ExitCode[]): ExitCode =>
  Math.max(EXIT_CODES.success, ...codes) as ExitCode;

export interface CommandContext {
  readonly signal: AbortSignal;
  /** Results, to stdout. */
  print(line: string): void;
  /** Everything else, to stderr. */
  say(line: string): void;
  /** Replaces the previous progress line, on terminals only. */
  progress(words: string): void;
}

export type Command = (args: string[], run: CommandContext) => Promise<ExitCode>;

export const BOOLEAN_OPTION = { type: "boolean" } as const;
export const STRING_OPTION = { type: "string" } as const;
export const OUTPUT_OPTION = { type: "string", short: "o" } as const;

/** Says what is wrong with the command or a file, and what to do. */
export class UserError extends Error {}

const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "No such file or folder.",
  EACCES: "You don't have permission.",
  EPERM: "You don't have permission.",
  EISDIR: "It is a folder, not a file.",
  ENOTDIR: "It is a file, not a folder.",
  // Occurs only when a folder is created.
  EEXIST: "It is a file, not a folder.",
  ENAMETOOLONG: "Its name is too long.",
  EIO: "The disk reports an error. It may be damaged, or may have been removed.",
  ENOSPC: "The disk is full. Nothing was written.",
  EROFS: "The disk is read-only.",
  ERR_FS_FILE_TOO_LARGE: "The file is larger than 2 GiB.",
  EMFILE: "Too many files are open. Close some programs and try again.",
};

/** Returns undefined if the fault is a bug. */
export function describeFault(fault: unknown): string | undefined {
  if (fault instanceof UserError) return fault.message;
  if (!(fault instanceof Error) || !("code" in fault)) return undefined;
  const { code, message } = fault;
  // parseArgs: an unknown option, or one without its value.
  if (String(code).startsWith("ERR_PARSE_ARGS")) return message;
  const words =
    SYSTEM_FAULTS[String(code)] ??
    ("syscall" in fault ? `The system reports an error (${code}).` : undefined);
  const path = "path" in fault ? `${fault.path}: ` : "";
  return words && path + words;
}

/** Adds the file's path, which read errors lack. */
export const withPath = (fault: unknown, path: string): unknown =>
  fault instanceof Error && !("path" in fault) ? Object.assign(fault, { path }) : fault;

/** Continues after a file that can't be read or written. */
export async function forEachFile(
  files: readonly string[],
  verb: string,
  run: CommandContext,
  job: (file: string) => Promise<readonly ExitCode[]>,
  sayFault: (words: string, file: string) => void = run.say,
): Promise<ExitCode[]> {
  const codes: ExitCode[] = [];
  for (const [at, file] of files.entries()) {
    run.signal.throwIfAborted();
    run.progress(`${verb} ${at + 1} of ${files.length}: ${file}`);
    try {
      codes.push(...(await job(file)));
    } catch (fault) {
      const words = describeFault(fault);
      if (words === undefined) throw fault;
      sayFault(words, file);
      codes.push(EXIT_CODES.error);
    }
  }
  return codes;
}

/** Names may contain terminal control codes, or line breaks that let them imitate results. */
export const replaceControlCharacters = (line: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes control characters
  line.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, "\ufffd");

/** Quotes for a POSIX shell or PowerShell, since a package's name may contain "$(…)". cmd.exe has no single quotes. */
export function quoteForShell(text: string, isWindows = process.platform === "win32"): string {
  const line = text.replaceAll("\n", " ");
  if ((isWindows ? /^[\w.\\/:-]+$/ : /^[\w./:-]+$/).test(line)) return line;
  const isSpecial = (isWindows ? /["$`]/ : /["$`\\!]/).test(line);
  return isSpecial ? `'${line.replaceAll("'", isWindows ? "''" : "'\\''")}'` : `"${line}"`;
}

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
