import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { build } from "vite";
import type { Size } from "../../shared/machine/types.ts";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { launch } from "../e2e/browser.ts";
import { ssim } from "../support/pictures-alike.ts";
import { readPng } from "../support/read-png.ts";
import { median } from "./compare.ts";
import type { FitBench } from "./fit-page.ts";
import { grainy } from "./large-pictures.ts";

/*
 * Time of the editor's downscaling and SSIM to libvips' Lanczos, beside pica and the browser's canvas, in one worker:
 * node tests/bench/fit.ts
 */

const ROUNDS = 5;
/** The machine's largest frame, and a blend's. */
const FRAMES: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 302, height: 485 },
];
/** How many times larger the pictures are. */
const TIMES = [2, 4];

const folder = mkdtempSync(join(tmpdir(), "brewscreen-fit-bench-"));
await build({
  configFile: false,
  logLevel: "error",
  build: {
    outDir: join(folder, "page"),
    target: "es2022",
    lib: {
      entry: join(import.meta.dirname, "fit-page.ts"),
      formats: ["es"],
      fileName: "page",
    },
  },
});
const browser = await launch();
const page = await browser.newPage();
await page.route("**", (route) => route.fulfill({ contentType: "text/html", body: "<title>bench</title>" }));
await page.goto("http://localhost/");
const code = readFileSync(join(folder, "page", "page.js"), "utf8");
await page.evaluate(async (code) => {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  Object.assign(self, { worker });
  await new Promise((ready, failed) => {
    worker.onmessage = ready;
    worker.onerror = (event) => failed(new Error(event.message));
  });
}, code);

/** Calls a function of the worker's `bench`. */
async function call<Name extends keyof FitBench>(
  name: Name,
  ...args: Parameters<FitBench[Name]>
): Promise<Awaited<ReturnType<FitBench[Name]>>> {
  const said = await page.evaluate(
    ({ name, args }: { name: string; args: unknown[] }) =>
      new Promise((done, failed) => {
        const worker: Worker = Reflect.get(self, "worker");
        worker.onmessage = ({ data }) => (data.fault ? failed(new Error(data.fault)) : done(data.said));
        worker.postMessage({ name, args });
      }),
    { name, args },
  );
  return said as Awaited<ReturnType<FitBench[Name]>>;
}
const pixels = (size: Size, rgba: string) => ({ ...size, data: new Uint8Array(Buffer.from(rgba, "base64")) });

const render = join(import.meta.dirname, "../../public", SCREENSAVER_PICTURES[0]?.path ?? "");
console.log("| picture | frame | way | ms | SSIM to Lanczos |");
console.log("| --- | --- | --- | ---: | ---: |");
for (const frame of FRAMES) {
  for (const times of TIMES) {
    const picture = { width: frame.width * times, height: frame.height * times };
    const path = join(folder, "picture.png");
    await (await grainy(render, picture)).png().toFile(path);
    await call("open", readFileSync(path).toString("base64"));
    const lanczos = await sharp(path)
      .ensureAlpha()
      .resize(frame.width, frame.height, { fit: "fill", kernel: "lanczos3" })
      .raw()
      .toBuffer();
    const ways: Record<string, () => Promise<{ ms: number; rgba: string }>> = {
      "from pixels: ours": () => call("resampled", frame),
      "from pixels: pica, WebAssembly": () => call("pica", frame, "wasm"),
      "from pixels: pica, JavaScript": () => call("pica", frame, "js"),
      "from the bitmap: ours": () => call("placed", frame),
      "canvas, low": () => call("canvas", frame, "low"),
      "canvas, high": () => call("canvas", frame, "high"),
    };
    const taken = new Map<string, number[]>();
    const alike = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++)
      for (const [way, run] of Object.entries(ways)) {
        const { ms, rgba } = await run();
        taken.set(way, [...(taken.get(way) ?? []), ms]);
        if (round === 0) alike.set(way, ssim(pixels(frame, rgba), { ...frame, data: lanczos }));
      }
    for (const [way, times] of taken)
      console.log(
        `| ${picture.width} × ${picture.height} | ${frame.width} × ${frame.height} | ${way} | ${median(times).toFixed(0)} | ${alike.get(way)?.toFixed(4)} |`,
      );
  }
}
const [frame] = FRAMES;
if (frame) {
  const { ours, canvas } = await call("encoded", frame);
  const read = (png: string) => readPng(new Uint8Array(Buffer.from(png, "base64")));
  const [a, b] = [read(ours.png), read(canvas.png)];
  console.log(`\nPNG of ${frame.width} × ${frame.height}:`);
  for (const [name, { ms, png }] of Object.entries({ ours, canvas }))
    console.log(
      `${name}: ${ms.toFixed(0)} ms, ${((png.length * 0.75) / 1e6).toFixed(2)} MB, chunks ${[...new Set(read(png).chunks)]}, colour type ${read(png).colourType}`,
    );
  console.log(`equal pixels: ${Buffer.compare(Buffer.from(a.data), Buffer.from(b.data)) === 0}`);
}
await browser.close();
rmSync(folder, { recursive: true });
