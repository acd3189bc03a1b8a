#!/usr/bin/env node
import "./node-20.ts";
import { findNearestName } from "../shared/package/explain.ts";
import { checkCommand } from "./check.ts";
import { type CommandName, HELP_TEXTS } from "./help.ts";
import { machineCommand } from "./machine.ts";
import { manyCommand } from "./many.ts";
import { packCommand } from "./pack.ts";
import { version } from "./package.json";
import { repairCommand } from "./repair.ts";
import {
  type Command,
  type CommandContext,
  describeFault,
  EXIT_CODES,
  type ExitCode,
  replaceControlCharacters,
} from "./run.ts";
import { templateCommand } from "./template.ts";
import { unpackCommand } from "./unpack.ts";

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  machine: machineCommand,
  template: templateCommand,
  pack: packCommand,
  check: checkCommand,
  repair: repairCommand,
  unpack: unpackCommand,
  many: manyCommand,
};
const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

const stopping = new AbortController();
// A second Ctrl-C ends the program at once.
process.once("SIGINT", () => stopping.abort());
process.once("SIGTERM", () => stopping.abort());
// A pipe may close early (EOF on Windows), as with `head`. Commands then clean up as after Ctrl-C.
let isUnread = false;
for (const stream of [process.stdout, process.stderr])
  stream.on("error", ({ code = "" }: NodeJS.ErrnoException) => {
    isUnread = true;
    stopping.abort();
    if (["EPIPE", "EOF"].includes(code)) return;
    if (stream === process.stdout) run.say(`The output is incomplete (${code}).`);
    process.once("exit", () => {
      process.exitCode = EXIT_CODES.error;
    });
  });

let isProgressShown = false;
function clearProgress(): void {
  if (isProgressShown) process.stderr.write("\r\u001b[K");
  isProgressShown = false;
}
const run: CommandContext = {
  signal: stopping.signal,
  print(line) {
    clearProgress();
    process.stdout.write(`${replaceControlCharacters(line)}\n`);
  },
  say(line) {
    clearProgress();
    process.stderr.write(`${replaceControlCharacters(line)}\n`);
  },
  progress(words) {
    if (!process.stderr.isTTY) return;
    clearProgress();
    process.stderr.write(replaceControlCharacters(words).slice(0, (process.stderr.columns ?? 80) - 1));
    isProgressShown = true;
  },
};

async function main([name = "", ...args]: readonly string[]): Promise<ExitCode> {
  const command = isCommand(name) ? COMMANDS[name] : undefined;
  if (["--version", "-v"].includes(name)) {
    run.print(version);
    return EXIT_CODES.success;
  }
  const wantsHelp = [name, ...args].some((arg) => arg === "--help" || arg === "-h");
  if (wantsHelp || name === "help" || name === "") {
    const asked = command ? name : (args[0] ?? "");
    for (const line of HELP_TEXTS[isCommand(asked) ? asked : ""].split("\n")) run.print(line);
    return EXIT_CODES.success;
  }
  if (!command) {
    const nearest = findNearestName(name, Object.keys(COMMANDS));
    const advice = nearest ? `Did you mean ${nearest}?` : "brewscreen --help lists all commands.";
    run.say(`There is no command "${name}". ${advice}`);
    return EXIT_CODES.error;
  }
  try {
    return await command([...args], run);
  } catch (fault) {
    if (isUnread) return EXIT_CODES.success;
    if (stopping.signal.aborted) {
      run.say("Stopped. No file was left half written.");
      return EXIT_CODES.interrupted;
    }
    const words = describeFault(fault);
    const bug = `This is a bug. Please report it:\n${fault instanceof Error ? fault.stack : fault}`;
    for (const line of (words ?? bug).split("\n")) run.say(line);
    return words === undefined ? EXIT_CODES.bug : EXIT_CODES.error;
  }
}

process.exitCode = await main(process.argv.slice(2));
clearProgress();
