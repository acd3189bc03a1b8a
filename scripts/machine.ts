import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

/** A browser of the Chromium family that the machine has already, by name on the PATH or by place. */
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

/** The name of the program, and of Debian's package. */
const SHELL = "chromium-headless-shell";

/** Programs by name, and the Debian package of each. */
export type Programs = Readonly<Record<string, string>>;

/** With these the tests check what the product makes. A test whose reader is missing says so. */
export const READERS: Programs = {
  "7z": "p7zip-full",
  bsdtar: "libarchive-tools",
  busybox: "busybox",
  convert: "imagemagick",
  java: "default-jre-headless",
  pdftoppm: "poppler-utils",
  python3: "python3",
  qpdf: "qpdf",
  unzip: "unzip",
  zip: "zip",
};

/** What tests/webkit drives, on a screen in memory. */
export const WEBKIT: Programs = { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

/** The full path of a program, or undefined. */
export function findProgram(name: string): string | undefined {
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
 * The path of the browser that the tests drive: `BREWSCREEN_BROWSER`, else one that is there, else
 * Debian's package where that is possible, else Playwright's download. Undefined where none can be had.
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
 * The browser without its own windows and toolbars, which opens pages in 60 % of the time: most tests need no more.
 * Undefined where there is none; the whole browser then does its work.
 */
export async function ensureShell(): Promise<string | undefined> {
  const there = () => findProgram(SHELL);
  if (!there() && canInstall()) await aptInstall([SHELL]);
  return there();
}

/** Installs those that are missing where that is possible, as root on Debian; tells which stay missing. */
export async function ensurePrograms(wanted: Programs): Promise<readonly string[]> {
  const missing = () => Object.keys(wanted).filter((program) => !works(program));
  const packages = missing().flatMap((program) => wanted[program] ?? []);
  if (packages.length > 0 && canInstall()) await aptInstall(packages);
  return missing();
}

/** Present is not enough: a shim of a version manager may stand for a program that is not there. */
const works = (program: string) =>
  findProgram(program) !== undefined && spawnSync(program, ["--version"]).error === undefined;
