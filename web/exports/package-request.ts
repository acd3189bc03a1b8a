import { fileKey } from "../../shared/package/key.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { base64InPieces } from "./base64-in-pieces.ts";

/** A PNG on its way into a package. */
export interface PackageInput {
  /** Id of one of the model's package categories. */
  readonly category: string;
  readonly name: string;
  readonly file: Blob;
}

export interface PackageOrder {
  readonly packageName: string;
  /** In the order in which they shall stand in their categories. */
  readonly inputs: readonly PackageInput[];
}

/** A request's body, and which input each of its keys stands for. */
export interface PackageRequest {
  readonly body: Blob;
  readonly inputsByKey: ReadonlyMap<string, PackageInput>;
}

/** An input whose bytes could not be read: moved, deleted or locked since it was chosen. */
export class UnreadableInput extends Error {
  override readonly name = "UnreadableInput";
  readonly input: PackageInput;
  constructor(input: PackageInput, cause: unknown) {
    super(`${input.name} could not be read`, { cause });
    this.input = input;
  }
}

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

/** A file's name can be longer than the endpoint takes; its end tells more than its start. */
const sentName = (name: string): string => name.slice(-LIMITS.fileNameLength).toWellFormed();

/**
 * The JSON body of the endpoint's request, put together from parts, so that neither a file nor the
 * whole is ever one string. Rejects with `UnreadableInput`.
 */
export async function packageRequest({ packageName, inputs }: PackageOrder): Promise<PackageRequest> {
  const parts: BlobPart[] = [`{"packageName":${JSON.stringify(packageName.trim())},"files":{`];
  const inputsByKey = new Map<string, PackageInput>();
  for (const { key, input } of numbered(inputs)) {
    const comma = inputsByKey.size === 0 ? "" : ",";
    const name = JSON.stringify(sentName(input.name));
    parts.push(`${comma}${JSON.stringify(key)}:{"name":${name},"data":"data:image/png;base64,`);
    parts.push(...(await piecesOf(input)), '"}');
    inputsByKey.set(key, input);
  }
  parts.push("}}");
  return { body: new Blob(parts, { type: "application/json" }), inputsByKey };
}

const piecesOf = (input: PackageInput): Promise<Blob[]> =>
  base64InPieces(input.file).catch((cause) => {
    throw new UnreadableInput(input, cause);
  });

const BASE64_BYTES = 3;
const BASE64_CHARACTERS = 4;
/** More than what JSON adds around a file but for its name. */
const JSON_AROUND_FILE = 100;

/** Bytes of the request's body, at the most, known without reading a file. */
export const requestLength = ({ packageName, inputs }: PackageOrder): number =>
  inputs.reduce(
    (sum, { file, name }) =>
      sum + Math.ceil(file.size / BASE64_BYTES) * BASE64_CHARACTERS + jsonBytes(name) + JSON_AROUND_FILE,
    JSON_AROUND_FILE + jsonBytes(packageName),
  );

const jsonBytes = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length;
