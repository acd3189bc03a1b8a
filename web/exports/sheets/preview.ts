import { SHEETS } from "#messages/documents.ts";
import { LANGUAGE } from "#messages/language.ts";
import type { Box, MachineModel, Size } from "../../../shared/machine/types.ts";
import {
  findWalkthroughScreen,
  listHotspots,
  resolveWalkthroughTarget,
  startScreenOf,
  type Walkthrough,
} from "../../../shared/machine/walk.ts";
import { LANGUAGES } from "../../messages/languages.ts";
import { readAsDataUrl } from "../blobs.ts";
import type { ExportWriter } from "../drawing.ts";
import type { ExportPlan } from "../plan.ts";
import STYLE from "./preview.css?raw";
import { drawSheetScreens, encodeJpeg, type JpegSettings } from "./screens.ts";

const MAX_BYTES = 4_000_000;

export const JPEG_SETTINGS: readonly [JpegSettings, ...JpegSettings[]] = [
  { scale: 1, quality: 0.9 },
  { scale: 1, quality: 0.8 },
  { scale: 1, quality: 0.7 },
  { scale: 0.75, quality: 0.75 },
  { scale: 0.6, quality: 0.7 },
  { scale: 0.45, quality: 0.6 },
  { scale: 0.3, quality: 0.5 },
];

export const writePreview: ExportWriter = async (job, onProgress) => {
  const { model, plan, walk } = job;
  if (!walk) throw new Error("The preview needs the machine's walkthrough");
  // HTML draws the overlays, since some are links.
  const { drawn, damaged } = await drawSheetScreens(job, onProgress, { hasOverlays: false });
  const shown = new Set(drawn.map(({ id }) => id));
  const stops = listPreviewStops(model, plan, walk, (category) => shown.has(category));
  const bytes = await makeFirstThatFits(MAX_BYTES, async (settings) => {
    const screens = drawn.map(async ({ id, label, canvas }) => {
      return { id, label, picture: await readAsDataUrl(await encodeJpeg(canvas, settings)) };
    });
    const content = { name: plan.machineName, stops, screens: await Promise.all(screens) };
    return new TextEncoder().encode(writePreviewHtml(content, model.screen));
  });
  return { bytes, damaged };
};

export async function makeFirstThatFits<File extends { readonly length: number }>(
  maxLength: number,
  make: (settings: JpegSettings) => Promise<File>,
): Promise<File> {
  const [best, ...smaller] = JPEG_SETTINGS;
  let file = await make(best);
  for (const settings of smaller) {
    if (file.length <= maxLength) break;
    file = await make(settings);
  }
  return file;
}

export interface PreviewLink {
  readonly box: Box;
  readonly label: string;
  readonly to: string;
  /** Whether the machine draws the link as a button over the picture. */
  readonly isDrawn: boolean;
}

export interface PreviewStop {
  readonly id: string;
  readonly label: string;
  readonly picture: string;
  readonly links: readonly PreviewLink[];
  readonly note?: string;
  readonly progress?: { readonly box: Box; readonly words: string; readonly share: number };
}

const HALF = 0.5;

/** The start screen comes first. Screens that the machine leaves by itself are two stops. */
export function listPreviewStops(
  { screen }: MachineModel,
  plan: ExportPlan,
  walk: Walkthrough,
  isShown: (category: string) => boolean,
): PreviewStop[] {
  const stops = plan.screens.flatMap(({ category, arrangement }): PreviewStop[] => {
    const { id, label } = category;
    if (!isShown(id)) return [];
    const links = listHotspots(walk, category, arrangement)
      .map((hotspot) => ({
        label: hotspot.label,
        to: resolveWalkthroughTarget(walk, id, hotspot.target, isShown),
        isDrawn: hotspot.kind === "overlay",
        box: hotspot.box,
      }))
      .filter(({ to, isDrawn }) => isDrawn || to !== id);
    const { pouring } = findWalkthroughScreen(walk, id);
    if (!pouring) return [{ id, label, picture: id, links }];
    const doneId = `${id}-done`;
    const whole = { x: 0, y: 0, ...screen };
    const goOn = (to: string): PreviewLink => ({ label: SHEETS.goOn, to, isDrawn: false, box: whole });
    const { box } = pouring.progress;
    return [
      {
        id,
        label,
        picture: id,
        links: [goOn(doneId), ...links],
        note: SHEETS.waits,
        progress: { box, words: pouring.progress.pouring, share: HALF },
      },
      {
        id: doneId,
        label,
        picture: id,
        links: [goOn(resolveWalkthroughTarget(walk, id, pouring.target, isShown))],
        note: SHEETS.ends,
        progress: { box, words: pouring.progress.done, share: 1 },
      },
    ];
  });
  const start = startScreenOf(walk, isShown);
  return [...stops.filter(({ id }) => id === start), ...stops.filter(({ id }) => id !== start)];
}

export interface PreviewContent {
  readonly name: string;
  readonly stops: readonly PreviewStop[];
  /** Pictures are data URLs. */
  readonly screens: readonly { readonly id: string; readonly label: string; readonly picture: string }[];
}

export const PREVIEW_SECURITY_POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`;

const DOCTYPE = "<!DOCTYPE HTML>\n";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const round = (share: number): number => Math.round(share * 1000) / 1000;
const percent = (length: number, whole: number): string => `${round((length / whole) * 100)}%`;
const place = ({ x, y, width, height }: Box, screen: Size): string =>
  `left:${percent(x, screen.width)};top:${percent(y, screen.height)};width:${percent(width, screen.width)};height:${percent(height, screen.height)}`;

export function writePreviewHtml({ name, stops, screens }: PreviewContent, size: Size): string {
  const [first, ...others] = stops;
  const classOf = new Map(screens.map(({ id }, at) => [id, `p${at}`]));
  const pictures = screens.map(({ picture }, at) => `.p${at}{background-image:url("${picture}")}`).join("\n");
  const walk = [...others, ...(first ? [first] : [])].map((stop) =>
    stopHtml(stop, classOf.get(stop.picture) ?? "", stop === first, size),
  );
  const all = screens.map(
    ({ id, label }) =>
      `<li><div class="glass ${classOf.get(id)}" role="img" aria-label="${text(label)}">${drawnOn(stops, id, size)}</div><p>${text(label)}</p></li>`,
  );
  return (
    DOCTYPE +
    `<html lang="${LANGUAGE}" dir="${LANGUAGES[LANGUAGE].dir}">
<head>
<meta charset="utf-8">
${PREVIEW_SECURITY_POLICY}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${text(name)}</title>
<style>:root { --ratio: ${round(size.width / size.height)} }
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

const drawnOn = (stops: readonly PreviewStop[], picture: string, size: Size): string =>
  (stops.find((stop) => stop.picture === picture)?.links ?? [])
    .filter(({ isDrawn }) => isDrawn)
    .map((link) => `<span class="spot drawn" style="${place(link.box, size)}">${text(link.label)}</span>`)
    .join("");

function stopHtml(
  { id, label, links, note, progress }: PreviewStop,
  picture: string,
  isFirst: boolean,
  size: Size,
): string {
  const spots = links.map(
    (link) =>
      `<a class="spot${link.isDrawn ? " drawn" : ""}" href="#${text(link.to)}" style="${place(link.box, size)}"${
        link.isDrawn ? `>${text(link.label)}` : ` aria-label="${text(link.label)}">`
      }</a>`,
  );
  const bar = progress
    ? `<div class="bar" style="${place(progress.box, size)}">${text(progress.words)}<i><b style="width:${progress.share * 100}%"></b></i></div>`
    : "";
  return `<section class="stop${isFirst ? " first" : ""}" id="${text(id)}" aria-label="${text(label)}">
<div class="glass ${picture}">${spots.join("")}${bar}</div>${note === undefined ? "" : `<p class="note">${text(note)}</p>`}
</section>`;
}
