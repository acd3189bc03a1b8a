import type { Machine } from "../../shared/machine/machine.ts";
import type { Size } from "../../shared/machine/types.ts";
import { canonicalJson, type ImageRef } from "../../shared/model/design.ts";
import {
  IDENTITY_PLACEMENT,
  isIdentityPlacement,
  type OriginalPicture,
  type Recipe,
  type RecipeLogo,
} from "../../shared/model/recipe.ts";
import type { RenderJob } from "../../shared/model/render.ts";
import { mayBeTransparent, startsLikePng } from "../../shared/png/chunks.ts";
import { ByteCache } from "./byte-cache.ts";
import type { LetteredPicture } from "./lettering/letter.ts";
import { createLetteringJob, type LetteringMachine, loadLetteringData } from "./lettering/lettering-job.ts";
import type { LetteringJob } from "./lettering/text-renderer.ts";
import { sharedPictureThread, withPicture } from "./open-picture.ts";
import { type FrameComposition, scaleSize } from "./placement.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface RenderOptions {
  bytesOf(blob: string): Promise<Bytes | undefined>;
  /** PNGs of already placed originals. */
  readonly placed?: ReadonlyMap<Recipe, Bytes>;
  readonly signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?(share: number): void;
}

export interface RenderedPicture extends Partial<Omit<LetteredPicture, "png">> {
  readonly png: Bytes;
}

type RenderReason = "missing" | "unreadable" | "notRendered";

export interface RenderFault extends ImageRef {
  readonly reason: RenderReason;
}

class Unrenderable extends Error {
  readonly reason: RenderReason;

  constructor(reason: RenderReason) {
    super(reason);
    this.reason = reason;
  }
}

const finished = new ByteCache<readonly RenderedPicture[]>(32 * 2 ** 20);

/** Rejects only on abort. */
export async function runRenderJob(
  machine: LetteringMachine & Pick<Machine, "model">,
  job: RenderJob,
  options: RenderOptions,
): Promise<readonly (RenderedPicture | RenderFault)[]> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  const cacheKey = canonicalJson([machine.model.id, job.key]);
  const known = finished.get(cacheKey);
  if (known) return known;
  let steps = 0;
  const advance = () => onProgress?.(++steps / (job.images.length + 1));
  const reasonOf = (fault: unknown): RenderReason => {
    signal?.throwIfAborted();
    if (fault instanceof Unrenderable) return fault.reason;
    console.warn("Failed to render a picture", fault);
    return "notRendered";
  };
  const prepared = await Promise.all(
    job.images.map(async (image) => {
      const outcome = await prepare(machine, job, image, options).catch(reasonOf);
      advance();
      return outcome;
    }),
  );
  signal?.throwIfAborted();
  const letteringJobs = prepared.filter(isLetteringJob);
  const lettered =
    letteringJobs.length === 0
      ? []
      : await sharedPictureThread.call("letter", letteringJobs, { signal }).catch((fault) => {
          const reason = reasonOf(fault);
          return letteringJobs.map(() => reason);
        });
  advance();
  const pictures = job.images.map(({ category, key }, at): RenderedPicture | RenderFault => {
    const ready = prepared[at];
    const outcome = isLetteringJob(ready) ? lettered[letteringJobs.indexOf(ready)] : ready;
    return typeof outcome === "object" ? outcome : { category, key, reason: outcome ?? "notRendered" };
  });
  const rendered = pictures.filter((picture) => "png" in picture);
  const bytes = rendered.reduce((sum, { png }) => sum + png.length, 0);
  if (rendered.length === pictures.length) finished.set(cacheKey, rendered, bytes);
  return pictures;
}

type Prepared = LetteringJob | RenderedPicture | RenderReason;

const isLetteringJob = (outcome: Prepared | undefined): outcome is LetteringJob =>
  typeof outcome === "object" && "picture" in outcome;

async function prepare(
  machine: LetteringMachine,
  job: RenderJob,
  image: RenderJob["images"][number],
  options: RenderOptions,
): Promise<LetteringJob | RenderedPicture> {
  const { recipe } = image.image;
  const [picture, logo] = await Promise.all([
    placedOriginal(recipe, job.arrangement.size, options),
    recipe.logo && readLogo(recipe.logo, options),
  ]);
  if (startsLikePng(picture) && !recipe.words?.text && !logo) return { png: picture };
  return createLetteringJob(await loadLetteringData(machine), job, image, { picture, logo });
}

const layers = new ByteCache<Bytes>(32 * 2 ** 20);

async function cached(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const layer = layers.get(key) ?? (await make());
  layers.set(key, layer, layer.length);
  return layer;
}

/** Returns a PNG, or a bundled file of the frame's size. */
async function placedOriginal(recipe: Recipe, frame: Size, options: RenderOptions): Promise<Bytes> {
  const { original, placement, background } = recipe;
  const placed = options.placed?.get(recipe);
  if (placed) return placed;
  return cached(canonicalJson([original, placement, background, frame]), async () => {
    const bytes = await readOriginal(original, options);
    if (isAsItCame(recipe, frame, bytes)) return decodable(bytes, frame);
    return draw(new Blob([bytes]), frame, () => ({ placement, background, frame }), options.signal);
  });
}

async function readOriginal(original: OriginalPicture, { bytesOf, signal }: RenderOptions): Promise<Bytes> {
  if ("blob" in original) return present(await bytesOf(original.blob));
  const response = await fetch(original.path, { signal: signal ?? null });
  return present(response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined);
}

function present(bytes: Bytes | undefined): Bytes {
  if (!bytes) throw new Unrenderable("missing");
  return bytes;
}

async function decodable(bytes: Bytes, size?: Size): Promise<Bytes> {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  const isSound = bitmap && (!size || (bitmap.width === size.width && bitmap.height === size.height));
  bitmap?.close();
  if (!isSound) throw new Unrenderable("unreadable");
  return bytes;
}

const isAsItCame = ({ original, placement, background }: Recipe, frame: Size, bytes: Bytes): boolean =>
  isIdentityPlacement(original, frame, placement) &&
  // For other formats, a design file may state the wrong size.
  (startsLikePng(bytes) || "path" in original) &&
  (background.kind === "clear" || (startsLikePng(bytes) && !mayBeTransparent(bytes)));

const MAX_LOGO_SIDE = 1024;

const readLogo = ({ blob, type }: RecipeLogo, { bytesOf, signal }: RenderOptions): Promise<Bytes> =>
  cached(`logo ${blob}`, async () => {
    const bytes = present(await bytesOf(blob));
    return type === "image/png" ? decodable(bytes) : renderLogo(new Blob([bytes]), signal);
  });

export function renderLogo(file: Blob, signal?: AbortSignal): Promise<Bytes> {
  const whole = (size: Size): FrameComposition => {
    const scale = Math.min(1, MAX_LOGO_SIDE / Math.max(size.width, size.height));
    const placement = { ...IDENTITY_PLACEMENT, scale, mode: "fit" } as const;
    return { frame: scaleSize(size, scale), placement, background: { kind: "clear" } };
  };
  return draw(file, { width: MAX_LOGO_SIDE, height: MAX_LOGO_SIDE }, whole, signal);
}

async function draw(
  file: Blob,
  frame: Size,
  viewOf: (size: Size) => FrameComposition,
  signal: AbortSignal | undefined,
): Promise<Bytes> {
  const png = await withPicture(file, frame, async ({ size, thread }) => {
    signal?.throwIfAborted();
    return thread.tryCall("render", viewOf(size));
  });
  if (png && "kind" in png) throw new Unrenderable("unreadable");
  if (!png) throw new Unrenderable("notRendered");
  return png;
}
