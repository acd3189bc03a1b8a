import { LANGUAGE } from "#messages/language.ts";
import { SHEETS } from "#messages/sheets.ts";
import { dataUrlOf } from "../blobs.ts";
import type { DrawingJob, DrawnFile } from "../drawing.ts";
import STYLE from "./preview.css?raw";
import { asJpeg, drawSheetScreens, type JpegSize, sheetScreens } from "./screens.ts";
import { type Percentages, type PreviewStop, previewStops } from "./stops.ts";

const MAX_BYTES = 4_000_000;

export const JPEG_SIZES: readonly [JpegSize, ...JpegSize[]] = [
  { scale: 1, quality: 0.9 },
  { scale: 1, quality: 0.8 },
  { scale: 1, quality: 0.7 },
  { scale: 0.75, quality: 0.75 },
  { scale: 0.6, quality: 0.7 },
  { scale: 0.45, quality: 0.6 },
  { scale: 0.3, quality: 0.5 },
];

/** Writes a preview to click through, with pictures as good as the size limit allows. */
export async function writePreview(
  { model, plan, walk, files }: DrawingJob,
  onProgress: (share: number) => void,
): Promise<DrawnFile> {
  if (!walk) throw new Error("the preview needs the machine's walk");
  const screens = sheetScreens(model, plan, ({ source }) => files.has(source))
    .filter(({ isEmpty }) => !isEmpty)
    // HTML draws the overlays, since some are links.
    .map((each) => ({ ...each, screen: { ...each.screen, overlays: [] } }));
  const shown = new Set(screens.map(({ id }) => id));
  const stops = previewStops(model, plan, walk, (category) => shown.has(category));
  const drawn = await drawSheetScreens(screens, files, onProgress);
  const bytes = await firstThatFits(MAX_BYTES, async (size) => {
    const pictures = await Promise.all(drawn.map(async (canvas) => dataUrlOf(await asJpeg(canvas, size))));
    const html = previewHtml({
      name: plan.machineName,
      stops,
      screens: screens.map(({ id, label }, at) => ({ id, label, picture: pictures[at] ?? "" })),
      ratio: model.screen.width / model.screen.height,
    });
    return new TextEncoder().encode(html);
  });
  return { bytes };
}

/** Makes a file with ever smaller JPEGs until it fits. Returns the smallest if none does. */
export async function firstThatFits<File extends { readonly length: number }>(
  maxLength: number,
  make: (size: JpegSize) => Promise<File>,
): Promise<File> {
  const [best, ...smaller] = JPEG_SIZES;
  let file = await make(best);
  for (const size of smaller) {
    if (file.length <= maxLength) break;
    file = await make(size);
  }
  return file;
}

export interface PreviewContent {
  readonly name: string;
  /** The start comes first. */
  readonly stops: readonly PreviewStop[];
  /** Every screen; pictures are data URLs. */
  readonly screens: readonly { readonly id: string; readonly label: string; readonly picture: string }[];
  /** Width by height. */
  readonly ratio: number;
}

/** Allows neither scripts nor requests. */
export const PREVIEW_POLICY = Object.entries({
  "default-src": "'none'",
  "img-src": "data:",
  "style-src": "'unsafe-inline'",
})
  .map((directive) => directive.join(" "))
  .join("; ");

const DOCTYPE = "<!DOCTYPE HTML>\n";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const round = (share: number): number => Math.round(share * 1000) / 1000;
const place = ({ left, top, width, height }: Percentages): string =>
  `left:${round(left)}%;top:${round(top)}%;width:${round(width)}%;height:${round(height)}%`;

/** Returns the whole file. Fragments and `:target` do the navigation, and each picture is stored once, in a class. */
export function previewHtml({ name, stops, screens, ratio }: PreviewContent): string {
  const [first, ...others] = stops;
  const classOf = new Map(screens.map(({ id }, at) => [id, `p${at}`]));
  const pictures = screens.map(({ picture }, at) => `.p${at}{background-image:url("${picture}")}`).join("\n");
  // The start comes last, so that a sibling selector can hide it.
  const walk = [...others, ...(first ? [first] : [])].map((stop) =>
    stopHtml(stop, classOf.get(stop.picture) ?? "", stop === first),
  );
  const all = screens.map(
    ({ id, label }) =>
      `<li><div class="glass ${classOf.get(id)}" role="img" aria-label="${text(label)}">${drawnOn(stops, id)}</div><p>${text(label)}</p></li>`,
  );
  return (
    DOCTYPE +
    `<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${text(name)}</title>
<style>:root { --ratio: ${round(ratio)} }
${STYLE}${pictures}</style>
</head>
<body>
<main>
<p class="eyebrow">${text(SHEETS.eyebrow)}</p>
<h1 dir="auto">${text(name)}</h1>
<p class="how">${text(SHEETS.how)}</p>
<div class="bezel" role="group" aria-label="${text(SHEETS.machine)}">
${walk.join("\n")}
</div>
<h2>${text(SHEETS.everyScreen)}</h2>
<ol class="all">
${all.join("\n")}
</ol>
</main>
</body>
</html>
`
  );
}

/** Draws the overlays of a screen that is not clickable. */
const drawnOn = (stops: readonly PreviewStop[], picture: string): string =>
  (stops.find((stop) => stop.picture === picture)?.links ?? [])
    .filter(({ isDrawn }) => isDrawn)
    .map((link) => `<span class="spot drawn" style="${place(link)}">${text(link.label)}</span>`)
    .join("");

function stopHtml(
  { id, label, links, note, progress }: PreviewStop,
  picture: string,
  isFirst: boolean,
): string {
  const spots = links.map(
    (link) =>
      `<a class="spot${link.isDrawn ? " drawn" : ""}" href="#${text(link.to)}" style="${place(link)}"${
        link.isDrawn ? `>${text(link.label)}` : ` aria-label="${text(link.label)}">`
      }</a>`,
  );
  const bar = progress
    ? `<div class="bar" style="${place(progress)}">${text(progress.words)}<i><b style="width:${progress.share * 100}%"></b></i></div>`
    : "";
  return `<section class="stop${isFirst ? " first" : ""}" id="${text(id)}" aria-label="${text(label)}">
<div class="glass ${picture}">${spots.join("")}${bar}</div>${note === undefined ? "" : `<p class="note">${text(note)}</p>`}
</section>`;
}
