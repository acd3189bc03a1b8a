import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FontFamily } from "../../shared/machine/library.ts";

/** The lettering families, all under the SIL Open Font License, and the packages that carry them. */
const FAMILIES: Record<FontFamily, string> = {
  Outfit: "@fontsource-variable/outfit",
  Jost: "@fontsource-variable/jost",
  Fraunces: "@fontsource-variable/fraunces",
  Cinzel: "@fontsource-variable/cinzel",
  "Playfair Display": "@fontsource-variable/playfair-display",
  "Lobster Two": "@fontsource/lobster-two",
};

const require = createRequire(import.meta.url);

/** `@font-face` rules for every family, upright and italic, Latin and Latin extended. */
export function fontFaces(): string {
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
