import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Points in a millimetre. */
const POINTS = 72 / 25.4;
/** Landscape A4. */
const PAGE_HEIGHT = 210;

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "latin1",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw error ?? new Error(`${program} answered ${status}: ${stdout}${stderr}`);
  return stdout;
}

function withFile<T>(pdf: Uint8Array, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "pdf-"));
  try {
    const path = join(folder, "file.pdf");
    writeFileSync(path, pdf);
    return use(path, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Throws where qpdf finds anything wrong. */
export const checkPdf = (pdf: Uint8Array): void => void withFile(pdf, (path) => run("qpdf", "--check", path));

/** Of each font of a PDF, whether the file carries it. */
export const pdfFonts = (pdf: Uint8Array): boolean[] =>
  withFile(pdf, (path) =>
    run("pdffonts", path)
      .trim()
      .split("\n")
      .slice(2)
      .map((line) => /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+$/.exec(line)?.[1] === "yes"),
  );

/** A picture as poppler takes it out: its kind, and three 8-bit samples a pixel, grey ones alike. */
export interface PdfPicture {
  readonly page: number;
  /** "image", or "smask" for the soft mask of the one before. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/** The pictures of a PDF, page by page in the order in which they are drawn. */
export const pdfPictures = (pdf: Uint8Array): PdfPicture[] =>
  withFile(pdf, (path, folder) => {
    run("pdfimages", path, join(folder, "image"));
    const rows = run("pdfimages", "-list", path).trim().split("\n").slice(2);
    const files = readdirSync(folder)
      .filter((name) => name.startsWith("image"))
      .sort();
    return files.map((name, i) => {
      const [page, , type = ""] = rows[i]?.trim().split(/\s+/) ?? [];
      return { page: Number(page), type, ...readNetpbm(readFileSync(join(folder, name))) };
    });
  });

/** A PPM, PGM or PBM file (P6, P5, P4). */
function readNetpbm(bytes: Buffer) {
  const [head = "", magic, wide, high] =
    /^(P[456])\s(\d+)\s(\d+)\s(?:\d+\s)?/.exec(bytes.toString("latin1", 0, 40)) ?? [];
  const [width, height] = [Number(wide), Number(high)];
  const data = bytes.subarray(head.length);
  const row = Math.ceil(width / 8);
  const bitAt = (x: number, y: number) => ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
  const samples = new Uint8Array(width * height * 3);
  for (let i = 0; i < samples.length; i++) {
    const pixel = Math.floor(i / 3);
    if (magic === "P6") samples[i] = data[i] ?? 0;
    else if (magic === "P5") samples[i] = data[pixel] ?? 0;
    else samples[i] = bitAt(pixel % width, Math.floor(pixel / width)) ? 0 : 255;
  }
  return { width, height, samples };
}

/** A word, or a picture, and where it stands on its page: millimetres from the top left corner. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Each page's words with their boxes, as pdftotext finds them. */
export const pdfWords = (pdf: Uint8Array): ({ text: string } & Placed)[][] =>
  withFile(pdf, (path) =>
    Buffer.from(run("pdftotext", "-bbox", path, "-"), "latin1")
      .toString()
      .split("<page ")
      .slice(1)
      .map((page) =>
        [...page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
          ([, left, top, right, bottom, text = ""]) => ({
            text,
            left: Number(left) / POINTS,
            top: Number(top) / POINTS,
            right: Number(right) / POINTS,
            bottom: Number(bottom) / POINTS,
          }),
        ),
      ),
  );

/** Each page's pictures with their boxes, from the drawing operators of the file that qpdf takes apart. */
export const pdfPictureBoxes = (pdf: Uint8Array): Placed[][] =>
  withFile(pdf, (path, folder) => {
    const plain = join(folder, "plain.pdf");
    run("qpdf", "--qdf", "--object-streams=disable", path, plain);
    return readFileSync(plain, "latin1")
      .split("%% Contents for page ")
      .slice(1)
      .map((page) =>
        [...page.matchAll(/([\d.-]+) 0 0 ([\d.-]+) ([\d.-]+) ([\d.-]+) cm\s+\/I\d+ Do/g)].map((match) => {
          const [width = 0, height = 0, x = 0, y = 0] = match.slice(1).map((value) => Number(value) / POINTS);
          return { left: x, right: x + width, top: PAGE_HEIGHT - y - height, bottom: PAGE_HEIGHT - y };
        }),
      );
  });
