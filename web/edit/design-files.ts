import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { isPictureFormat, MEDIA_TYPES } from "../picture/format.ts";
import { convertToPng as convertPicture, readFileFacts as inspectPicture } from "../picture/open-picture.ts";
import { packDesigns, unpackDesigns } from "../store/all-designs-file.ts";
import { type PictureAccess, type PictureInspector, packDesign, unpackDesign } from "../store/design-file.ts";

export type { AllDesignsFile, UnreadableDesign } from "../store/all-designs-file.ts";
export type { DesignFile, OpenedDesign } from "../store/design-file.ts";

type BytesOf = PictureAccess["bytesOf"];

export const inspectPictureBytes: PictureInspector = async (file) => {
  const facts = await inspectPicture(new Blob([file]));
  if (facts.kind === "png") return { type: MEDIA_TYPES.PNG, size: facts.png };
  // Stryker disable next-line ConditionalExpression,LogicalOperator: other files have no media type.
  return facts.kind === "other" && isPictureFormat(facts.format) ? { type: MEDIA_TYPES[facts.format] } : {};
};

async function convertToPng(file: Uint8Array<ArrayBuffer>) {
  const png = await convertPicture(new Blob([file]));
  return png && new Uint8Array(await png.arrayBuffer());
}

/** Leaves out originals if the file would be too large. */
export const createDesignFile = (model: MachineModel, design: Design, bytesOf: BytesOf) =>
  packDesign(model, design, { bytesOf, inspect: inspectPictureBytes, convertToPng });

export const readDesignFile = (model: MachineModel, bytes: Uint8Array) =>
  unpackDesign(model, bytes, inspectPictureBytes);

export const createAllDesignsFile = (
  model: MachineModel,
  designs: AsyncIterable<Design> | Iterable<Design>,
  bytesOf: BytesOf,
  today: Date,
) => packDesigns(model, designs, { bytesOf, inspect: inspectPictureBytes, convertToPng }, today);

export const readDesigns = (model: MachineModel, file: Blob, onProgress?: (share: number) => void) =>
  unpackDesigns(model, file, inspectPictureBytes, onProgress);
