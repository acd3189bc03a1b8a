import type { MachineModel } from "../../shared/machine/types.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { formatFileKey } from "../../shared/package/names.ts";
import { toPackagedPictures } from "../../shared/package/slots.ts";
import { readAsDataUrl } from "./blobs.ts";
import type { LoadedImage } from "./load-images.ts";
import type { ExportPlan } from "./plan.ts";

export interface PackageInput {
  readonly category: string;
  readonly name: string;
  readonly file: Blob;
}

export interface PackageRequest {
  readonly packageName: string;
  /** In file order within each category. */
  readonly inputs: readonly PackageInput[];
}

export function createPackageRequest(
  model: MachineModel,
  { machineName, screens }: ExportPlan,
  images: readonly LoadedImage[],
): PackageRequest {
  const counts = Object.fromEntries(
    screens.map(({ category, arrangement }) => [category.id, arrangement.count]),
  );
  const pictures = images.map(({ image: { category, slot }, file }) => ({ category, slot, file }));
  const inputs = toPackagedPictures(model, pictures, counts).map(({ picture: { file }, category, name }) => ({
    category,
    name,
    file,
  }));
  return { packageName: machineName, inputs };
}

export function assignFileKeys(
  inputs: readonly PackageInput[],
): { key: string; index: number; input: PackageInput }[] {
  const counts = new Map<string, number>();
  return inputs.map((input) => {
    const index = counts.get(input.category) ?? 0;
    counts.set(input.category, index + 1);
    return { key: formatFileKey(input.category, index), index, input };
  });
}

/** Encodes in parts, so that no file becomes one large string. */
export async function encodePackageRequest({
  packageName,
  inputs,
}: PackageRequest): Promise<Blob | { readonly unreadable: PackageInput }> {
  const parts: BlobPart[] = [`{"packageName":${JSON.stringify(packageName.trim())},"files":{`];
  for (const [at, { key, input }] of assignFileKeys(inputs).entries()) {
    const comma = at === 0 ? "" : ",";
    const name = JSON.stringify(sentName(input.name));
    parts.push(`${comma}${JSON.stringify(key)}:{"name":${name},"data":"data:image/png;base64,`);
    try {
      parts.push(...(await base64InPieces(input.file)), '"}');
    } catch {
      return { unreadable: input };
    }
  }
  parts.push("}}");
  return new Blob(parts, { type: "application/json" });
}

/** The end of a long name is more distinctive than its start. */
const sentName = (name: string): string => name.slice(-REQUEST_LIMITS.fileNameLength).toWellFormed();

const BASE64_BYTES = 3;
const BASE64_CHARACTERS = 4;

/** A multiple of three that is encoded in a few milliseconds. */
export const BODY_CHUNK_BYTES = BASE64_BYTES << 17;

async function base64InPieces(file: Blob): Promise<Blob[]> {
  const pieces: Blob[] = [];
  for (let at = 0; at < file.size; at += BODY_CHUNK_BYTES) {
    const url = await readAsDataUrl(file.slice(at, at + BODY_CHUNK_BYTES));
    pieces.push(new Blob([url.slice(url.indexOf(",") + 1)]));
  }
  return pieces;
}

/** An upper bound, in bytes, excluding the file's name. */
const JSON_AROUND_FILE = 100;

/** An upper bound, in bytes. */
export const maxRequestLength = ({ packageName, inputs }: PackageRequest): number =>
  inputs.reduce(
    (sum, { file, name }) =>
      sum + Math.ceil(file.size / BASE64_BYTES) * BASE64_CHARACTERS + jsonBytes(name) + JSON_AROUND_FILE,
    JSON_AROUND_FILE + jsonBytes(packageName),
  );

const jsonBytes = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length;
