import { open, readFile, stat } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createBytesSource } from "../shared/archive/source.ts";
import { formatSize, includesSize } from "../shared/machine/questions.ts";
import type { Size } from "../shared/machine/types.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { checkPackage } from "../shared/package/api.ts";
import type { CheckResult, Machine } from "../shared/package/described.ts";
import { explainPngFault } from "../shared/package/explain.ts";
import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import { checkPackageName, packageFileName } from "../shared/package/names.ts";
import { listPlaces } from "../shared/package/slots.ts";
import { checkPng } from "../shared/png/check.ts";
import { startsLikePng } from "../shared/png/chunks.ts";
import { isImageDataSound } from "../shared/png/image-data.ts";
import { isPictureFormat, readFormat } from "../web/picture/format.ts";
import { assertCanWrite, exists, listFilesInFolder, parseDate, writeFileAtomically } from "./files.ts";
import { type Fitter, loadFitter } from "./fit.ts";
import { machines, pack as packBytes } from "./library.ts";
import {
  alignColumns,
  BOOLEAN_OPTION,
  type Command,
  type CommandContext,
  EXIT_CODES,
  formatCount,
  OUTPUT_OPTION,
  STRING_OPTION,
  UserError,
  withPath,
} from "./run.ts";
import { explainMissingPlace, type PicturePlace, placeFolderPictures } from "./sort-folder.ts";
import { TEMPLATE_MARK } from "./template.ts";

/** The web app's limit for dropped files. */
const MAX_FILES = 1000;
/** Files are read into memory as a whole. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

interface Picture {
  readonly path: string;
  readonly slot?: string;
  readonly folder?: string;
  readonly certainty?: "sure" | "guess";
  readonly status: "packed" | "fitted" | "left out";
  readonly why?: string;
}

interface OpenedPicture extends Size {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isPng: boolean;
}

export const packCommand: Command = async (args, run) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ output: OUTPUT_OPTION, name: STRING_OPTION, "created-at": STRING_OPTION },
      ...{
        fit: BOOLEAN_OPTION,
        strict: BOOLEAN_OPTION,
        "dry-run": BOOLEAN_OPTION,
        json: BOOLEAN_OPTION,
        force: BOOLEAN_OPTION,
      },
    },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new UserError("Name one folder of pictures: brewscreen pack pictures -o Lobby.mp");
  const folderName = basename(resolve(folder));
  const output = values.output ?? packageFileName(values.name ?? folderName);
  const packageName = values.name ?? basename(output, extname(output));
  if (extname(output).toLowerCase() !== ".mp")
    throw new UserError(`A package's file name must end in .mp: -o ${basename(output, extname(output))}.mp`);
  const nameFault = checkPackageName(packageName);
  if (nameFault)
    throw new UserError(
      nameFault.code === "package-name-missing"
        ? "The package has no name. Add one: --name Lobby"
        : `The package's name is too long. The limit is ${REQUEST_LIMITS.packageNameLength} characters.`,
    );
  if (!values["dry-run"]) await assertCanWrite(output, values.force);

  const fitter = values.fit ? await loadFitter() : undefined;
  const { opened, left } = await openPictures(folder, folderName, fitter, run);
  const places = await placeFolderPictures(opened);
  const slots: Record<string, Uint8Array> = {};
  const files: { category: string; name: string; bytes: Uint8Array }[] = [];
  const pictures: Picture[] = [];
  for (const [at, picture] of opened.entries()) {
    run.signal.throwIfAborted();
    run.progress(`Packing ${at + 1} of ${opened.length}: ${picture.path}`);
    const place = places[at];
    const made = await makePicture(picture, place, fitter);
    if (made.bytes && place && "slot" in place) slots[place.slot] = made.bytes;
    if (made.bytes && place && "folder" in place)
      files.push({ category: place.folder, name: basename(picture.path), bytes: made.bytes });
    pictures.push(made.picture);
  }
  pictures.push(...left);

  const made = await packBytes({ packageName, createdAt: parseDate(values["created-at"]), slots, files });
  const checked = made.ok ? await checkPackage(ACTIVE.model, createBytesSource(made.bytes)) : undefined;
  const emptySlots = (checked && findEmptySlots(checked)) ?? [];
  const leftOut = pictures.filter(({ status }) => status === "left out");
  const guesses = pictures.filter(({ certainty, status }) => certainty === "guess" && status !== "left out");
  const isWhole = made.ok && leftOut.length + guesses.length + emptySlots.length === 0;
  const isRefused = values.strict === true && !isWhole;
  const isWritten = made.ok && !isRefused && !values["dry-run"];
  if (made.ok && isWritten)
    await writeFileAtomically(output, made.bytes, { signal: run.signal, force: values.force });

  if (values.json) run.print(JSON.stringify({ file: output, packageName, isWritten, pictures, emptySlots }));
  else for (const line of describePictures(pictures)) run.print(line);
  if (emptySlots.length > 0) run.say(`No picture for: ${emptySlots.join(", ")}`);
  const count = pictures.length - leftOut.length;
  const counts = [
    formatCount(count, "picture"),
    ...(guesses.length > 0 ? [`${guesses.length} guessed (?)`] : []),
    ...(leftOut.length > 0 ? [`${leftOut.length} left out`] : []),
  ].join(", ");
  if (isWritten) run.say(`${output}: ${counts}`);
  else if (!made.ok)
    run.say(
      count > 0 ? `${made.problem.title} ${made.problem.detail}` : `Nothing to pack in ${folder}: ${counts}.`,
    );
  else if (isRefused) run.say(`${output} was not written, because of --strict: ${counts}`);
  else run.say(`${output} would contain ${counts}`);
  return !made.ok || isRefused ? EXIT_CODES.problems : EXIT_CODES.success;
};

/** A check can't tell which slots are empty if all are. */
const findEmptySlots = ({ files, findings }: CheckResult): string[] =>
  files.some(({ slot }) => slot !== undefined)
    ? findings.flatMap(({ slot }) => slot ?? [])
    : machines.flatMap(({ categories }) => categories.flatMap(listNeededSlots));

function listNeededSlots({ kind, initialCount, arrangements }: Machine["categories"][number]): string[] {
  const usual = arrangements.find(({ count }) => count === initialCount) ?? arrangements[0];
  return (usual?.slots ?? []).slice(0, kind === "list" ? 1 : undefined).map(({ id }) => id);
}

async function openPictures(
  folder: string,
  folderName: string,
  fitter: Fitter | undefined,
  run: CommandContext,
) {
  const paths = await listFilesInFolder(folder, run.signal);
  if (paths.length > MAX_FILES)
    throw new UserError(
      `${folder} has ${paths.length} files, but the limit is ${MAX_FILES}. Choose a smaller folder.`,
    );
  const opened: OpenedPicture[] = [];
  const left: Picture[] = [];
  for (const [at, path] of paths.entries()) {
    run.signal.throwIfAborted();
    run.progress(`Reading ${at + 1} of ${paths.length}: ${path}`);
    const found = await openPicture(join(folder, path), path, fitter).catch((fault) => {
      throw withPath(fault, join(folder, path));
    });
    // The folder's own name may indicate a slot too.
    if (typeof found === "object") opened.push({ ...found, path: `${folderName}/${path}` });
    else if (found !== undefined) left.push({ path, status: "left out", why: found });
  }
  return { opened, left };
}

/** Returns the picture, a reason why it can't be packed, or undefined if the file isn't a picture. */
async function openPicture(file: string, path: string, fitter: Fitter | undefined) {
  const start = await readStart(file);
  const format = await readFormat(new Blob([start]));
  if (new TextDecoder().decode(start).includes(TEMPLATE_MARK))
    // If the template was exported, its PNG is packed instead.
    return (await exists(file.replace(/\.svg$/i, ".png")))
      ? undefined
      : "It is a template. Export it as PNG.";
  const isPng = start.length > 0 && startsLikePng(start);
  if (!isPictureFormat(format))
    return PICTURE_NAME.test(path) ? explainNotPng(start, "Save it again as PNG.") : undefined;
  if (!isPng && !fitter)
    return explainNotPng(start, "Only PNG files can be packed: convert it, or add --fit.");
  if ((await stat(file)).size > MAX_FILE_BYTES) return "It is larger than 256 MiB.";
  const bytes = await readFile(file);
  if (!isPng) {
    const size = await fitter?.measure(bytes);
    return size
      ? { path, bytes, isPng, width: size.width, height: size.height }
      : "It can't be opened. Save it as PNG.";
  }
  const result = checkPng(bytes);
  if (!result.ok) return explainPngFault(result.fault, { pointer: "" }, start).detail;
  const { width, height } = result.facts;
  if (!(await isImageDataSound(bytes, result.facts)))
    return "Its image data is damaged. Save it again as PNG.";
  return { path, bytes, isPng, width, height };
}

const PICTURE_NAME = /\.(png|jpe?g|jfif|webp|gif|bmp|tiff?|hei[cf]|avif|jxl|svg|psd|ai|eps|pdf)$/i;

function explainNotPng(start: Uint8Array, advice: string): string {
  const { detail = "" } = explainPngFault({ code: "not-png", at: 0 }, { pointer: "" }, start);
  return `${detail.replace(/ Only PNG .*/s, "")} ${advice}`;
}

async function readStart(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(new Uint8Array(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

async function makePicture(
  { path: whole, bytes, isPng, ...size }: OpenedPicture,
  place: PicturePlace,
  fitter: Fitter | undefined,
): Promise<{ picture: Picture; bytes?: Uint8Array }> {
  const path = whole.slice(whole.indexOf("/") + 1);
  if (!place) return { picture: { path, status: "left out", why: explainMissingPlace(size) } };
  if ("folder" in place)
    return isPng
      ? { picture: { path, folder: place.folder, status: "packed" }, bytes }
      : { picture: { path, status: "left out", why: "It is not a PNG." } };
  const { slot, certainty } = place;
  const isExact = includesSize([place.size], size);
  if (isPng && isExact) return { picture: { path, slot, certainty, status: "packed" }, bytes };
  if (fitter) {
    // As in the wizard, pictures of the exact size are only converted.
    const background = isExact && place.accepts === "image" ? "clear" : "blurred";
    const fitted = await fitter.fit(bytes, place.size, background).catch(() => undefined);
    if (fitted) return { picture: { path, slot, certainty, status: "fitted" }, bytes: fitted };
    const why = "It can't be opened. Save it as PNG.";
    return { picture: { path, slot, certainty, status: "left out", why } };
  }
  const why = `It is ${formatSize(size)}, and ${slot} takes ${formatSize(place.size)}. Resize it, or add --fit.`;
  return { picture: { path, slot, certainty, status: "left out", why } };
}

function* describePictures(pictures: readonly Picture[]): Generator<string> {
  const placed = pictures.filter(({ status }) => status !== "left out");
  const order = listPlaces(ACTIVE.model).map(({ id }) => id);
  placed.sort((one, other) => order.indexOf(one.slot ?? "") - order.indexOf(other.slot ?? ""));
  const rows = placed.map(({ path, slot = "", folder = "", certainty, status }) => [
    slot || `${folder}/`,
    `${path}${certainty === "guess" ? " (?)" : ""}`,
    status === "fitted" ? "fitted" : "",
  ]);
  for (const line of alignColumns(rows)) yield `  ${line}`;
  for (const { path, why, status } of pictures)
    if (status === "left out") yield* [`  left out: ${path}`, `    ${why}`];
}
