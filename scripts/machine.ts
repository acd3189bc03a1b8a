import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runTool } from "./run.ts";

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

/** The program's name, which is also that of its Debian package. */
const SHELL = "chromium-headless-shell";

/** Identified by its output, since other programs may have the same name. */
interface Program {
  readonly package: string;
  readonly ask: readonly string[];
  readonly says: RegExp;
}

const program = (name: string, says: RegExp, ...ask: string[]): Program => ({ package: name, says, ask });
const POPPLER = program("poppler-utils", /poppler/i, "-v");

/** Tests are skipped if their program is missing. */
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

const ENGINES = {
  "firefox-esr": program("firefox-esr", /Firefox/, "--version"),
  WebKitWebDriver: program("webkit2gtk-driver", /WebKitWebDriver options/, "--help"),
  Xvfb: program("xvfb", /use: X /, "-help"),
} as const satisfies Record<string, Program>;

const LONG_ONLY = {
  strace: program("strace", /strace/, "--version"),
  tesseract: program("tesseract-ocr", /^tesseract/, "--version"),
} as const satisfies Record<string, Program>;

const SHORT = { ...READERS, ...ENGINES };
const PROGRAMS = { ...SHORT, ...LONG_ONLY };
export type TestProgramName = keyof typeof PROGRAMS;

const isProgramName = (name: string): name is TestProgramName => Object.hasOwn(PROGRAMS, name);
const known = new Map<TestProgramName, boolean>();

export function isInstalled(name: TestProgramName): boolean {
  const { ask, says } = PROGRAMS[name];
  if (!known.has(name)) {
    const { stdout, stderr } = spawnSync(name, ask, { encoding: "utf8" });
    known.set(name, says.test(`${stdout}${stderr}`));
  }
  return known.get(name) ?? false;
}

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
  console.log(`Installing Debian packages: ${packages.join(" ")} ...`);
  process.env.DEBIAN_FRONTEND = "noninteractive";
  await runTool("apt-get", "update", "-qq");
  return (await runTool("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages)) === 0;
}

/** Returns the path of the browser in BREWSCREEN_BROWSER, or else of one that is installed or can be downloaded. */
export async function ensureBrowser(): Promise<string | undefined> {
  const there = () =>
    [process.env.BREWSCREEN_BROWSER ?? "", ...BROWSERS].filter(Boolean).map(findProgram).find(Boolean);
  const found = there();
  if (found) return found;
  if (canInstall() && (await aptInstall(["chromium"]))) return there();
  if ((await runTool("playwright", "install", "chromium")) !== 0) return undefined;
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Installs the headless shell if possible. It is enough for most tests, and opens pages in 60% of full Chromium's time. */
export async function ensureHeadlessShell(): Promise<string | undefined> {
  const there = () => findProgram(SHELL);
  if (!there() && canInstall()) await aptInstall([SHELL]);
  return there();
}

/** Installs programs if run as root on Debian. Returns those still missing. */
export async function ensurePrograms(isLong: boolean): Promise<readonly TestProgramName[]> {
  const wanted = Object.keys(isLong ? PROGRAMS : SHORT).filter(isProgramName);
  const missing = () => wanted.filter((name) => !isInstalled(name));
  const packages = new Set(missing().map((name) => PROGRAMS[name].package));
  if (packages.size > 0 && canInstall()) {
    await aptInstall([...packages]);
    known.clear();
  }
  return missing();
}
