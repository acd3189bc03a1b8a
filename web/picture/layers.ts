import type { Size } from "../../shared/machine/types.ts";
import { canonical } from "../../shared/model/design.ts";
import {
  isPlacedWhole,
  type Original,
  type Recipe,
  type RecipeLogo,
  WHOLE,
} from "../../shared/model/recipe.ts";
import { mayShowThrough } from "../../shared/png/chunks.ts";
import { ByteCache } from "./byte-cache.ts";
import { closePicture, openPicture } from "./open-picture.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface Source {
  /** Undefined if the blob is gone. */
  bytesOf(blob: string): Promise<Bytes | undefined>;
  /** PNGs of originals that are placed already. */
  readonly placed?: ReadonlyMap<Recipe, Bytes>;
  readonly signal?: AbortSignal | undefined;
}

export type RenderReason = "missing" | "unreadable" | "notRendered";

export class Unrenderable extends Error {
  readonly reason: RenderReason;

  constructor(reason: RenderReason) {
    super(reason);
    this.reason = reason;
  }
}

interface Layer {
  readonly bytes: Bytes;
  readonly isPng: boolean;
}

const layers = new ByteCache<Layer>(32 * 2 ** 20);

async function cached(key: string, make: () => Promise<Layer>): Promise<Layer> {
  const layer = layers.get(key) ?? (await make());
  layers.set(key, layer, layer.bytes.length);
  return layer;
}

/** Returns the placed original of a recipe. Rejects with `Unrenderable`. */
export async function drawGround(recipe: Recipe, frame: Size, source: Source): Promise<Layer> {
  const { original, placement, background } = recipe;
  const placed = source.placed?.get(recipe);
  if (placed) return { bytes: placed, isPng: true };
  return cached(canonical([original, placement, background, frame]), async () => {
    const bytes = await readOriginal(original, source);
    return isAsItCame(recipe, frame, bytes)
      ? { bytes: await decodable(bytes, frame), isPng: isPng(original) }
      : {
          bytes: await draw(new Blob([bytes]), frame, () => ({ placement, frame, background }), source),
          isPng: true,
        };
  });
}

async function readOriginal(original: Original, { bytesOf, signal }: Source): Promise<Bytes> {
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

const isPng = (original: Original): boolean =>
  "blob" in original ? original.type === "image/png" : original.path.endsWith(".png");

const isAsItCame = ({ original, placement, background }: Recipe, frame: Size, bytes: Bytes): boolean =>
  isPlacedWhole(original, frame, placement) &&
  // A design file may state a wrong size for other formats.
  (isPng(original) || "path" in original) &&
  (background.kind === "clear" || (isPng(original) && !mayShowThrough(bytes)));

const LONGEST_LOGO = 1024;

/** Returns a logo as a PNG, drawn on the page because workers can't draw SVGs. Rejects with `Unrenderable`. */
export function readLogo({ blob, type }: RecipeLogo, source: Source): Promise<Layer> {
  return cached(`logo ${blob}`, async () => {
    const bytes = present(await source.bytesOf(blob));
    const png = type === "image/png" ? await decodable(bytes) : await drawLogo(new Blob([bytes]), source);
    return { bytes: png, isPng: true };
  });
}

/** Draws any picture as a logo. Rejects with `Unrenderable`. */
export const drawLogo = (file: Blob, source: Pick<Source, "signal"> = {}): Promise<Bytes> =>
  draw(file, { width: LONGEST_LOGO, height: LONGEST_LOGO }, wholeLogo, source);

type View = Pick<Recipe, "placement" | "background"> & { readonly frame: Size };

function wholeLogo({ width, height }: Size): View {
  const scale = Math.min(1, LONGEST_LOGO / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return {
    frame: { width: scaled(width), height: scaled(height) },
    placement: { ...WHOLE, scale, mode: "fit" },
    background: { kind: "clear" },
  };
}

async function draw(
  file: Blob,
  frame: Size,
  viewOf: (size: Size) => View,
  { signal }: Pick<Source, "signal">,
): Promise<Bytes> {
  const picture = await openPicture(file, frame);
  if (!("studio" in picture)) throw new Unrenderable("unreadable");
  try {
    signal?.throwIfAborted();
    const png = await picture.studio.ask("render", viewOf(picture.size));
    if (!png) throw new Unrenderable("notRendered");
    return png;
  } finally {
    closePicture(picture);
  }
}
