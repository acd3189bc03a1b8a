import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { Size } from "../../shared/machine/types.ts";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { launch } from "../e2e/browser.ts";
import { ssim } from "../support/pictures-alike.ts";
import type { FitBench } from "./fit-page.ts";

/*
 * What the editor's downscaling costs and how good it is, beside the browser's own canvas: time in the same page,
 * in turns, and SSIM of luma to ImageMagick's Lanczos. By hand: node tests/bench/fit.ts
 */

const ROUNDS = 5;
/** The machine's largest frame and a blend's, and how many times larger pictures of their shapes are. */
const FRAMES: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 302, height: 485 },
];
const TIMES = [2, 4];
const QUALITIES = ["low", "high"] as const;

const folder = mkdtempSync(join(tmpdir(), "brewscreen-fit-bench-"));
await build({
  configFile: false,
  logLevel: "error",
  build: {
    outDir: join(folder, "page"),
    target: "es2022",
    lib: {
      entry: join(import.meta.dirname, "fit-page.ts"),
      formats: ["iife"],
      name: "page",
      fileName: "page",
    },
  },
});
const browser = await launch();
const page = await browser.newPage();
await page.addScriptTag({ path: join(folder, "page", "page.iife.js") });

/** The page's own `bench`, by name; frames and qualities go in, what it says comes out. */
async function call<Name extends keyof FitBench>(name: Name, ...args: Parameters<FitBench[Name]>) {
  const said = await page.evaluate(
    ({ name, args }: { name: string; args: unknown[] }) =>
      Reflect.get(Reflect.get(self, "bench"), name)(...args),
    { name, args },
  );
  // What the page answers is what the function returns, made plain by the way.
  return said as Awaited<ReturnType<FitBench[Name]>>;
}
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const pixels = (size: Size, rgba: string) => ({ ...size, data: new Uint8Array(Buffer.from(rgba, "base64")) });

const render = join(import.meta.dirname, "../../public", SCREENSAVER_PICTURES[0]?.path ?? "");
console.log("| picture | frame | way | ms | to canvas | SSIM to Lanczos |");
console.log("| --- | --- | --- | ---: | ---: | ---: |");
for (const frame of FRAMES) {
  for (const times of TIMES) {
    const picture = { width: frame.width * times, height: frame.height * times };
    const path = join(folder, "picture.png");
    const size = `${picture.width}x${picture.height}`;
    const filled = ["-filter", "Mitchell", "-resize", `${size}^`, "-gravity", "center", "-extent", size];
    const grain = ["-evaluate", "Gaussian-noise", "0.3", "-depth", "8", "-define", "png:include-chunk=none"];
    execFileSync("convert", [render, ...filled, ...grain, `PNG24:${path}`]);
    await call("open", readFileSync(path).toString("base64"));
    const resized = ["-filter", "Lanczos", "-resize", `${frame.width}x${frame.height}!`];
    const lanczos = execFileSync("convert", [path, ...resized, "-depth", "8", "RGBA:-"], { maxBuffer: 1e8 });
    const ways = new Map<string, { ms: number[]; alike: number }>();
    const note = (way: string, { ms, rgba }: { ms: number; rgba: string }) => {
      const known = ways.get(way) ?? {
        ms: [],
        alike: ssim(pixels(frame, rgba), { ...frame, data: lanczos }),
      };
      known.ms.push(ms);
      ways.set(way, known);
    };
    for (let round = 0; round < ROUNDS; round++) {
      note("ours", await call("ours", frame));
      for (const quality of QUALITIES) note(`canvas, ${quality}`, await call("canvas", frame, quality));
    }
    const base = median(ways.get("canvas, high")?.ms ?? []);
    for (const [way, { ms, alike }] of ways) {
      const time = median(ms);
      console.log(
        `| ${picture.width} × ${picture.height} | ${frame.width} × ${frame.height} | ${way} | ${time.toFixed(0)} | ${(time / base).toFixed(1)} | ${alike.toFixed(4)} |`,
      );
    }
  }
}
const [frame] = FRAMES;
if (frame) {
  const png = await call("encoded", frame);
  console.log(
    `\nPNG of ${frame.width} × ${frame.height}: ours ${png.ours.toFixed(0)} ms and ${(png.bytes / 1e6).toFixed(2)} MB, the canvas's ${png.canvas.toFixed(0)} ms and ${(png.canvasBytes / 1e6).toFixed(2)} MB`,
  );
}
await browser.close();
rmSync(folder, { recursive: true });
