import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { inspect } from "../picture/admit.ts";
import { MEDIA_TYPES } from "../picture/format.ts";
import * as many from "../store/all-designs-file.ts";
import type { PictureFiles, PictureReader } from "../store/design-file.ts";
import * as one from "../store/design-file.ts";

export type { AllDesignsFile, LeftOut } from "../store/all-designs-file.ts";
export type { DesignFile, OpenedDesign } from "../store/design-file.ts";

type BytesOf = PictureFiles["bytesOf"];

const reader: PictureReader = {
  async pngSize(file) {
    const facts = await inspect(new Blob([file]));
    return facts.kind === "png" ? facts.png : undefined;
  },
  async isSvg(file) {
    const facts = await inspect(new Blob([file]));
    return facts.kind === "other" && facts.format === "SVG";
  },
  async originalType(file) {
    const facts = await inspect(new Blob([file]));
    if (facts.kind === "png") return MEDIA_TYPES.PNG;
    const isPhoto = facts.kind === "other" && (facts.format === "JPEG" || facts.format === "WebP");
    return isPhoto && facts.format ? MEDIA_TYPES[facts.format] : undefined;
  },
};

/** Leaves out originals if the file would be too large. */
export const saveDesignFile = (model: MachineModel, design: Design, bytesOf: BytesOf) =>
  one.saveDesignFile(model, design, { bytesOf, reader });

export const readDesignFile = (model: MachineModel, bytes: Uint8Array) =>
  one.readDesignFile(model, bytes, reader);

/** Leaves out designs if the file would be too large. */
export const saveAllDesigns = (
  model: MachineModel,
  designs: AsyncIterable<Design> | Iterable<Design>,
  bytesOf: BytesOf,
  today: Date,
) => many.saveAllDesigns(model, designs, { bytesOf, reader }, today);

/** `onProgress` is called with a share, 0 to 1. */
export const openDesigns = (model: MachineModel, file: Blob, onProgress?: (share: number) => void) =>
  many.openDesigns(model, file, reader, onProgress);
