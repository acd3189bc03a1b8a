import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright";
import type { FontFamily } from "../../shared/machine/library.ts";
import type { PictureSpec } from "./picture.ts";

const require = createRequire(import.meta.url);
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The packages of the lettering fonts, all under the SIL Open Font License. */
const FAMILIES: Record<FontFamily, string> = {
  Outfit: "@fontsource-variable/outfit",
  Jost: "@fontsource-variable/jost",
  Fraunces: "@fontsource-variable/fraunces",
  Cinzel: "@fontsource-variable/cinzel",
  "Playfair Display": "@fontsource-variable/playfair-display",
  "Lobster Two": "@fontsource/lobster-two",
};

/** `@font-face` rules for every family, upright and italic, Latin and Latin extended. */
function fontFaces(): string {
  return Object.entries(FAMILIES)
    .flatMap(([family, name]) => {
      const folder = join(dirname(require.resolve(`${name}/package.json`)), "files");
      return readdirSync(folder)
        .map((file) => /-latin(-ext)?-(wght|[0-9]+)-(normal|italic)\.woff2$/.exec(file))
        .filter((match) => match !== null)
        .map((match) => {
          const [, extended, weight, style] = match;
          const range = extended
            ? "U+0100-02BA, U+1E00-1E9F, U+2C60-2C7F"
            : "U+0000-00FF, U+2000-206F, U+2122";
          return `@font-face { font-family: "${family}"; font-style: ${style};
            font-weight: ${weight === "wght" ? "100 900" : weight}; unicode-range: ${range};
            src: url("${pathToFileURL(join(folder, match.input))}"); }`;
        });
    })
    .join("\n");
}

const style = `${fontFaces()}\n${readFileSync(here("page.css"), "utf8")}`;
const fit = stripTypeScriptTypes(readFileSync(here("fit.ts"), "utf8"));

/** Opens the system's Chromium, or the browser that BREWSCREEN_BROWSER names. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.BREWSCREEN_BROWSER ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text"],
  });

/** @param plates the folder of the plate PNGs */
export function pictureHtml(picture: PictureSpec, plates: string): string {
  const html = picture.html
    .replace(/plate:([\w-]+)/g, (_, name) => `${pathToFileURL(plates)}/${name}.png`)
    .replace(/font:([\w/.@-]+)/g, (_, path) => pathToFileURL(require.resolve(path)).href)
    .replace(/scene:([\w/.-]+)/g, (_, path) => pathToFileURL(here(`../../public${path}`)).href);
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
    <body style="width: ${picture.width}px; height: ${picture.height}px">${html}</body>`;
}

/** Everything that a picture depends on besides its plates. */
export const drawingHashInput = (picture: PictureSpec): string =>
  [JSON.stringify(picture), style.replaceAll(/file:[^"]*node_modules/g, ""), fit].join("\0");

/** Draws pictures to PNG files at the paths that `fileOf` returns. Throws if a file that a page uses is missing. */
export async function drawPictures(
  browser: Browser,
  pictures: readonly PictureSpec[],
  folders: { plates: string; pages: string },
  fileOf: (picture: PictureSpec) => string,
): Promise<void> {
  const page = await browser.newPage();
  const missing: string[] = [];
  page.on("requestfailed", (request) => missing.push(request.url()));
  for (const picture of pictures) {
    await page.setViewportSize({ width: picture.width, height: picture.height });
    const source = `${folders.pages}/page.html`;
    writeFileSync(source, pictureHtml(picture, folders.plates));
    await page.goto(pathToFileURL(source).href, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await page.addScriptTag({ content: fit });
    await page.evaluate(() => document.fonts.ready);
    if (missing.length > 0) throw new Error(`${picture.path} lacks ${missing.join(", ")}`);
    await page.screenshot({ path: fileOf(picture) });
  }
  await page.close();
}
