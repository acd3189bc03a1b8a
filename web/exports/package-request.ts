import { LIMITS } from "../../shared/package/limits.ts";
import { fileKey } from "../../shared/package/names.ts";
import { dataUrlOf } from "./blobs.ts";
import type { LoadedImage } from "./load-images.ts";
import type { ExportPlan } from "./plan.ts";

/** A PNG on its way into a package. */
export interface PackageInput {
  /** Id of one of the model's package categories. */
  readonly category: string;
  readonly name: string;
  readonly file: Blob;
}

/** What a media package is made of. */
export interface PackageOrder {
  readonly packageName: string;
  /** In the order of their categories' files. */
  readonly inputs: readonly PackageInput[];
}

/** The order for a design's media package. */
export const packageOrder = ({ machineName }: ExportPlan, images: readonly LoadedImage[]): PackageOrder => ({
  packageName: machineName,
  inputs: images.map(({ image, file }) => ({
    category: image.packageCategory,
    name: image.packageName,
    file,
  })),
});

/** Numbers the inputs within their categories, which gives their keys. */
export function numbered(
  inputs: readonly PackageInput[],
): { key: string; index: number; input: PackageInput }[] {
  const counts = new Map<string, number>();
  return inputs.map((input) => {
    const index = counts.get(input.category) ?? 0;
    counts.set(input.category, index + 1);
    return { key: fileKey(input.category, index), index, input };
  });
}

/** A request's body, and the input of each of its keys. */
export interface PackageRequest {
  readonly body: Blob;
  readonly inputsByKey: ReadonlyMap<string, PackageInput>;
}

/**
 * The JSON body of the endpoint's request, put together from parts, so that neither a file nor the whole is ever
 * one string; or the input that can't be read: moved, deleted or locked since it was chosen.
 */
export async function packageRequest({
  packageName,
  inputs,
}: PackageOrder): Promise<PackageRequest | { readonly unreadable: PackageInput }> {
  const parts: BlobPart[] = [`{"packageName":${JSON.stringify(packageName.trim())},"files":{`];
  const inputsByKey = new Map<string, PackageInput>();
  for (const { key, input } of numbered(inputs)) {
    const comma = inputsByKey.size === 0 ? "" : ",";
    const name = JSON.stringify(sentName(input.name));
    parts.push(`${comma}${JSON.stringify(key)}:{"name":${name},"data":"data:image/png;base64,`);
    try {
      parts.push(...(await base64InPieces(input.file)), '"}');
    } catch {
      return { unreadable: input };
    }
    inputsByKey.set(key, input);
  }
  parts.push("}}");
  return { body: new Blob(parts, { type: "application/json" }), inputsByKey };
}

/** A file's name can be longer than the endpoint takes; its end says more than its start. */
const sentName = (name: string): string => name.slice(-LIMITS.fileNameLength).toWellFormed();

const BASE64_BYTES = 3;
const BASE64_CHARACTERS = 4;

/** Bytes that are encoded at a time, a multiple of three. The browser encodes them in a few milliseconds. */
export const PIECE_BYTES = BASE64_BYTES << 17;

/** A file as base64 in Blobs, encoded piece by piece so that the page is not blocked. */
async function base64InPieces(file: Blob): Promise<Blob[]> {
  const pieces: Blob[] = [];
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const url = await dataUrlOf(file.slice(at, at + PIECE_BYTES));
    pieces.push(new Blob([url.slice(url.indexOf(",") + 1)]));
  }
  return pieces;
}

/** More bytes than JSON adds around a file, apart from its name. */
const JSON_AROUND_FILE = 100;

/** An upper bound for the bytes of the request's body, known without reading a file. */
export const requestLength = ({ packageName, inputs }: PackageOrder): number =>
  inputs.reduce(
    (sum, { file, name }) =>
      sum + Math.ceil(file.size / BASE64_BYTES) * BASE64_CHARACTERS + jsonBytes(name) + JSON_AROUND_FILE,
    JSON_AROUND_FILE + jsonBytes(packageName),
  );

const jsonBytes = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length;
