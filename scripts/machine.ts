import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

/** Browsers of the Chromium family, by name or path. */
const BROWSERS = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A program's name, which is also Debian's package. */
const SHELL = "chromium-headless-shell";

/** A program for the tests. It is recognized by its output, since others may have the same name. */
interface Program {
  /** Debian's package. */
  readonly package: string;
  /** Arguments that make it say what it is. */
  readonly ask: readonly string[];
  readonly says: RegExp;
}

const program = (name: string, says: RegExp, ...ask: string[]): Program => ({ package: name, says, ask });
const POPPLER = program("poppler-utils", /poppler/i, "-v");

/** Programs that check what the product makes. Tests without their program are skipped, and listed at the end. */
const READERS = {
  "7z": program("p7zip-full", /7-Zip/),
  bsdtar: program("libarchive-tools", /libarchive/, "--version"),
  busybox: program("busybox", /BusyBox/, "--help"),
  curl: program("curl", /^curl /, "--version"),
  java: program("default-jre-headless", /(openjdk|java) version/, "-version"),
  pdffonts: POPPLER,
  pdfimages: POPPLER,
  pdftoppm: POPPLER,
  pdftotext: POPPLER,
  python3: program("python3", /^Python 3/, "--version"),
  qpdf: program("qpdf", /qpdf version/, "--version"),
  unzip: program("unzip", /Info-ZIP/, "-v"),
  zip: program("zip", /Info-ZIP/, "-v"),
} as const satisfies Record<string, Program>;

/** Programs for the long tests: other browsers, a virtual screen, OCR, a tracer of system calls. */
const LONG_ONLY = {
  "firefox-esr": program("firefox-esr", /Firefox/, "--version"),
  strace: program("strace", /strace/, "--version"),
  tesseract: program("tesseract-ocr", /^tesseract/, "--version"),
  WebKitWebDriver: program("webkit2gtk-driver", /WebKitWebDriver options/, "--help"),
  Xvfb: program("xvfb", /use: X /, "-help"),
} as const satisfies Record<string, Program>;

const PROGRAMS = { ...READERS, ...LONG_ONLY };
export type ProgramName = keyof typeof PROGRAMS;

const isProgramName = (name: string): name is ProgramName => Object.hasOwn(PROGRAMS, name);
const known = new Map<ProgramName, boolean>();

/** Whether a program is installed and is the intended one. Asks it once. */
export function isInstalled(name: ProgramName): boolean {
  const { ask, says } = PROGRAMS[name];
  if (!known.has(name)) {
    const { stdout, stderr } = spawnSync(name, ask, { encoding: "utf8" });
    known.set(name, says.test(`${stdout}${stderr}`));
  }
  return known.get(name) ?? false;
}

/** Returns the full path of a program, or undefined. */
function findProgram(name: string): string | undefined {
  const places =
    name.includes("/") || name.includes("\\")
      ? [name]
      : (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const canInstall = () => process.getuid?.() === 0 && findProgram("apt-get") !== undefined;

async function aptInstall(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing from Debian's packages: ${packages.join(" ")} ...`);
  process.env.DEBIAN_FRONTEND = "noninteractive";
  await run("apt-get", "update", "-qq");
  return (await run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages)) === 0;
}

/**
 * Returns the path of the browser for the tests: `BREWSCREEN_BROWSER`, an installed one, Debian's package, or
 * Playwright's download. Undefined if none can be had.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const there = () =>
    [process.env.BREWSCREEN_BROWSER ?? "", ...BROWSERS].filter(Boolean).map(findProgram).find(Boolean);
  const found = there();
  if (found) return found;
  if (canInstall() && (await aptInstall(["chromium"]))) return there();
  if ((await run("playwright", "install", "chromium")) !== 0) return undefined;
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Returns the path of the headless shell, which opens pages in 60 % of the time and is enough for most tests. Undefined
 * if it can't be had.
 */
export async function ensureShell(): Promise<string | undefined> {
  const there = () => findProgram(SHELL);
  if (!there() && canInstall()) await aptInstall([SHELL]);
  return there();
}

/** Installs missing programs if possible (as root on Debian). Returns those that are still missing. */
export async function ensurePrograms(isLong: boolean): Promise<readonly ProgramName[]> {
  const wanted = Object.keys(isLong ? PROGRAMS : READERS).filter(isProgramName);
  const missing = () => wanted.filter((name) => !isInstalled(name));
  const packages = new Set(missing().map((name) => PROGRAMS[name].package));
  if (packages.size > 0 && canInstall()) {
    await aptInstall([...packages]);
    known.clear();
  }
  return missing();
}
