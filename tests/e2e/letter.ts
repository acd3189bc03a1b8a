import { join } from "node:path";
import type { Page } from "playwright";
import { build } from "vite";
import type { LetteredPicture } from "../../web/picture/lettering/letter.ts";
import type { LetteringJob } from "../../web/picture/lettering/text-renderer.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The browser asks nobody for a name below localhost. */
const ADDRESS = "http://lettering.localhost";

async function threadSource(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: {
        entry: join(ROOT, "web/picture/picture.worker.ts"),
        formats: ["es"],
        fileName: "lettering",
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunk = outputs.find((output) => output.type === "chunk");
  if (chunk === undefined) throw new Error("the lettering thread was not built");
  return chunk.code;
}

/** The result of `letter`, and the milliseconds that the worker took for its set. */
export type Answer = LetteredPicture & { readonly ms: number };

interface Plain extends Omit<LetteringJob, "picture"> {
  readonly picture: string;
}

declare global {
  var lettering: Worker | undefined;
}

/** Makes a page on which pictures are lettered by the product's worker. */
export async function letterOn(page: Page): Promise<(jobs: readonly LetteringJob[]) => Promise<Answer[]>> {
  const source = await threadSource();
  await page.route(`${ADDRESS}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith(".js")
        ? { contentType: "text/javascript", body: source }
        : { contentType: "text/html", body: "<!doctype html><title>Lettering</title>" },
    ),
  );
  await page.goto(ADDRESS);
  return async (jobs) => {
    const given = jobs.map((job): Plain => {
      return { ...job, picture: Buffer.from(job.picture).toString("base64") };
    });
    const answers = await page.evaluate(
      (plain) =>
        new Promise<(Omit<Answer, "png"> & { png: string })[]>((done, failed) => {
          globalThis.lettering ??= new Worker("/lettering.js", { type: "module" });
          const thread = globalThis.lettering;
          thread.onerror = () => failed(new Error("the lettering thread did not start"));
          thread.onmessage = ({ data }) => {
            if ("fault" in data) return failed(new Error(data.fault));
            const ms = performance.now() - from;
            const results = data.result as Answer[];
            done(results.map((result) => ({ ...result, ms, png: result.png.toBase64() })));
          };
          const given = plain.map((job) => ({ ...job, picture: Uint8Array.fromBase64(job.picture) }));
          const from = performance.now();
          thread.postMessage({ id: 1, name: "letter", input: given });
        }),
      given,
    );
    return answers.map((answer) => ({ ...answer, png: new Uint8Array(Buffer.from(answer.png, "base64")) }));
  };
}

/** Ends the worker, so that the next pictures are lettered by a new one. */
export const endThread = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.lettering?.terminate();
    globalThis.lettering = undefined;
  });
