import * as classic from "../../../../shared/machines/classic/machine.ts";
import { CLASSIC_MODEL } from "../../../../shared/machines/classic/model.ts";
import { createEmptyDesign } from "../../../../shared/model/design.ts";
import { createRecipeImage, type Recipe } from "../../../../shared/model/recipe.ts";
import { pendingRenderJobs, type RenderJob } from "../../../../shared/model/render.ts";
import { runRenderJob } from "../../../../web/picture/render-job.ts";

/* The renderer on an empty page, driven from outside with plain data. */

/** The recipes on a machine screen, by slot; their blobs are addresses. */
interface Screen {
  readonly category: string;
  readonly recipes: Readonly<Record<string, Recipe>>;
}

function jobsOf({ category: id, recipes }: Screen): readonly RenderJob[] {
  const empty = createEmptyDesign(CLASSIC_MODEL, "one");
  const images = Object.entries(recipes).map(([key, recipe]) => [key, createRecipeImage(recipe)] as const);
  return pendingRenderJobs(CLASSIC_MODEL, {
    ...empty,
    slots: { ...empty.slots, [id]: Object.fromEntries(images) },
  });
}

async function bytesAt(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(address);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

const harness = {
  /** Renders a screen; returns each picture in base64 or why there is none, what was read, and the progress. */
  async render(screen: Screen) {
    const pictures: Record<string, string> = {};
    const read: string[] = [];
    const told: number[] = [];
    const bytesOf = (address: string) => {
      read.push(address);
      return bytesAt(address);
    };
    for (const job of jobsOf(screen)) {
      const made = await runRenderJob(classic, job, { bytesOf, onProgress: (share) => told.push(share) });
      for (const [at, picture] of made.entries()) {
        const { key = "" } = job.images[at] ?? {};
        if ("png" in picture) pictures[key] = picture.png.toBase64();
        else pictures[picture.key] = picture.reason;
      }
    }
    return { pictures, read, told };
  },

  /** Begins to render a screen, and aborts as soon as it reads an original. */
  async abort(screen: Screen) {
    const aborting = new AbortController();
    const [job] = jobsOf(screen);
    if (!job) throw new Error("there is nothing to render");
    const bytesOf = async (address: string) => {
      aborting.abort(new Error("the visitor left"));
      return bytesAt(address);
    };
    return runRenderJob(classic, job, { bytesOf, signal: aborting.signal }).then(
      () => "rendered",
      (reason) => String(reason),
    );
  },
};

export type PicturesHarness = typeof harness;

Object.assign(globalThis, { harness });
