import type { Box, Size } from "../../shared/machine/types.ts";
import type { Recipe, RecipeWords } from "../../shared/model/recipe.ts";
import { sha256Of } from "../files/sha256.ts";
import { readFormat } from "../picture/format.ts";
import { fitLogoBox, type LogoPlace } from "../picture/lettering/boxes.ts";
import type { FrameComposition } from "../picture/placement.ts";
import { renderLogo } from "../picture/render-job.ts";

export interface LogoFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  readonly shape: Size;
}

export const logoPictureOf = ({ sha256, bytes }: LogoFile) => ({ blob: sha256, bytes: bytes.length });
export const logoBlobsOf = ({ sha256, bytes }: LogoFile) => new Map([[sha256, bytes]]);

export type PlacedLogo = LogoPlace & LogoFile;

export interface Annotations {
  readonly words?: RecipeWords | undefined;
  readonly logo?: PlacedLogo | undefined;
}

export type Composition = FrameComposition & Annotations;

export function toRecipeParts({ words, logo }: Annotations): Pick<Recipe, "words" | "logo"> {
  return {
    ...(words?.text.trim() && { words }),
    ...(logo && {
      logo: { blob: logo.sha256, type: "image/png", x: logo.x, y: logo.y, width: logo.width },
    }),
  };
}

export const isSameComposition = (
  before: Partial<Composition> | undefined,
  composition: Composition,
): boolean =>
  before?.placement === composition.placement &&
  before.background === composition.background &&
  JSON.stringify(toRecipeParts(before)) === JSON.stringify(toRecipeParts(composition));

export const hasNoAnnotations = (annotations: Annotations): boolean =>
  Object.keys(toRecipeParts(annotations)).length === 0;

const LOGO_SHARE = 0.3;

export function placeNewLogo(file: LogoFile, frame: Size, keepClear: readonly Box[]): PlacedLogo {
  const width = frame.width * LOGO_SHARE;
  const place = { x: (frame.width - width) / 2, y: frame.height, width };
  const box = fitLogoBox(place, file.shape, frame, keepClear);
  return { ...file, x: box.x, y: box.y, width: box.width };
}

export async function readLogo(file: Blob): Promise<LogoFile | undefined> {
  const format = await readFormat(file).catch(() => undefined);
  if (format !== "PNG" && format !== "SVG") return undefined;
  const bytes = await renderLogo(file).catch(() => undefined);
  return bytes && decodeLogo(bytes);
}

export async function decodeLogo(bytes: Uint8Array<ArrayBuffer>): Promise<LogoFile | undefined> {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return undefined;
  const shape = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { bytes, shape, sha256: await sha256Of(bytes) };
}
