import { SHEETS } from "../../messages/en/sheets.ts";
import STYLE from "./preview.css?raw";
import type { PreviewLink, PreviewStop } from "./sheet-screens.ts";

/** What a page of the file is made of. */
export interface PreviewContent {
  /** Of the design: all that the file says of it but its pictures. */
  readonly name: string;
  /** The walk, the start first. */
  readonly stops: readonly PreviewStop[];
  /** Every screen in order, its picture a data URI. */
  readonly screens: readonly { readonly id: string; readonly label: string; readonly picture: string }[];
  /** Of the screen: its width by its height. */
  readonly ratio: number;
}

/** No script, no request, nothing from anywhere (decisions.md, Exports of the second round). */
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
const place = ({ left, top, width, height }: Omit<PreviewLink, "label" | "to" | "isDrawn">): string =>
  `left:${round(left)}%;top:${round(top)}%;width:${round(width)}%;height:${round(height)}%`;

/** The whole file: the walk by fragments and CSS alone, and every screen below, each picture in it once. */
export function previewHtml({ name, stops, screens, ratio }: PreviewContent): string {
  const [first, ...others] = stops;
  const classOf = new Map(screens.map(({ id }, at) => [id, `p${at}`]));
  const pictures = screens.map(({ picture }, at) => `.p${at}{background-image:url("${picture}")}`).join("\n");
  // The start is last, so that whatever is gone to can hide it.
  const walk = [...others, ...(first ? [first] : [])].map((stop) =>
    stopHtml(stop, classOf.get(stop.picture) ?? "", stop === first),
  );
  const all = screens.map(
    ({ id, label }) =>
      `<li><div class="glass ${classOf.get(id)}" role="img" aria-label="${text(label)}">${drawnOn(stops, id)}</div><p>${text(label)}</p></li>`,
  );
  return (
    DOCTYPE +
    `<html lang="en">
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

/** What the machine draws over a screen's picture, where it can't be touched. */
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
