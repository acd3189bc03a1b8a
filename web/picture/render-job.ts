import type { Machine } from "../../shared/machine/machine.ts";
import { canonical, type ImageRef } from "../../shared/model/design.ts";
import type { RenderJob } from "../../shared/model/render.ts";
import { ByteCache } from "./byte-cache.ts";
import { drawGround, type RenderReason, readLogo, type Source, Unrenderable } from "./layers.ts";
import type { LetteredPicture, LetteringOrder } from "./lettering/letter.ts";
import { type LetteringMachine, letteringData, letteringOrder } from "./lettering/order.ts";
import { letterPictures } from "./threads.ts";

export interface RenderOptions extends Source {
  /** The share that is done, 0 to 1. */
  onProgress?(share: number): void;
}

export interface RenderedPicture extends Partial<Omit<LetteredPicture, "png">> {
  readonly png: Uint8Array<ArrayBuffer>;
}

export interface RenderFault extends ImageRef {
  readonly reason: RenderReason;
}

const finished = new ByteCache<readonly RenderedPicture[]>(32 * 2 ** 20);

/** If an image fails, the others are lettered without it. Rejects only if the signal is aborted. */
export async function renderJob(
  machine: LetteringMachine & Pick<Machine, "model">,
  job: RenderJob,
  options: RenderOptions,
): Promise<readonly (RenderedPicture | RenderFault)[]> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  const cacheKey = canonical([machine.model.id, job.key]);
  const known = finished.get(cacheKey);
  if (known) return known;
  let steps = 0;
  const tell = () => onProgress?.(++steps / (job.images.length + 1));
  const reasonOf = (fault: unknown): RenderReason => {
    signal?.throwIfAborted();
    if (fault instanceof Unrenderable) return fault.reason;
    console.warn("A picture could not be rendered", fault);
    return "notRendered";
  };
  const prepared = await Promise.all(
    job.images.map(async (image) => {
      const made = await prepare(machine, job, image, options).catch(reasonOf);
      tell();
      return made;
    }),
  );
  signal?.throwIfAborted();
  const orders = prepared.filter(isOrder);
  const lettered = await letterPictures(orders, signal).catch(reasonOf);
  tell();
  const outcomeOf = (made: Prepared): RenderedPicture | RenderReason => {
    if (!isOrder(made)) return made;
    return typeof lettered === "string" ? lettered : (lettered[orders.indexOf(made)] ?? "notRendered");
  };
  const pictures = job.images.map(({ category, key }, at): RenderedPicture | RenderFault => {
    const outcome = outcomeOf(prepared[at] ?? "notRendered");
    return typeof outcome === "string" ? { category, key, reason: outcome } : outcome;
  });
  const rendered = pictures.filter((picture) => "png" in picture);
  const bytes = rendered.reduce((sum, { png }) => sum + png.length, 0);
  if (rendered.length === pictures.length) finished.set(cacheKey, rendered, bytes);
  return pictures;
}

type Prepared = LetteringOrder | RenderedPicture | RenderReason;

const isOrder = (made: Prepared): made is LetteringOrder => typeof made === "object" && "picture" in made;

async function prepare(
  machine: LetteringMachine,
  job: RenderJob,
  image: RenderJob["images"][number],
  source: Source,
): Promise<LetteringOrder | RenderedPicture> {
  const { recipe } = image.image;
  const [ground, logo] = await Promise.all([
    drawGround(recipe, job.arrangement.size, source),
    recipe.logo && readLogo(recipe.logo, source),
  ]);
  if (ground.isPng && !recipe.words?.text && !logo) return { png: ground.bytes };
  const files = { picture: ground.bytes, logo: logo?.bytes };
  return letteringOrder(await letteringData(machine), job, image, files);
}
