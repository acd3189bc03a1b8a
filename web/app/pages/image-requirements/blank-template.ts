import { GUIDES } from "#messages/guides.ts";
import type { Arrangement, Box, Overlay, Size } from "../../../../shared/machine/types.ts";
import { findOverlaysOn } from "../../../screen/describe.ts";
import { formatSizeForDisplay } from "../../../ui/size.ts";

/** Fraction of the shorter side. */
const SAFE_MARGIN = 0.06;

const PAPER = "#fffdf9";
const LINE = "#8d7158";
const OVERLAY = "rgb(163 21 47 / 0.14)";
const OVERLAY_LINE = "#a3152f";

export function safeAreaOf({ width, height }: Size): Box {
  const margin = Math.round(Math.min(width, height) * SAFE_MARGIN);
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
}

export function drawBlankTemplate(arrangement: Arrangement): Promise<Blob> {
  const { size } = arrangement;
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("Canvas is unavailable"));
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, size.width, size.height);
  pen.strokeStyle = LINE;
  pen.lineWidth = 2;
  pen.strokeRect(1, 1, size.width - 2, size.height - 2);
  drawCross(pen, size);
  const safe = safeAreaOf(size);
  pen.setLineDash([10, 7]);
  pen.strokeRect(safe.x, safe.y, safe.width, safe.height);
  pen.setLineDash([]);
  pen.textAlign = "center";
  drawLines(pen, size, [formatSizeForDisplay(size), GUIDES.requirements.safe]);
  const [place] = arrangement.places;
  for (const overlay of place ? findOverlaysOn(arrangement, place.box) : []) drawOverlay(pen, overlay);
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("Failed to export the canvas"))),
      "image/png",
    );
  });
}

function drawCross(pen: CanvasRenderingContext2D, { width, height }: Size): void {
  const arm = Math.min(width, height) / 16;
  pen.beginPath();
  pen.moveTo(width / 2 - arm, height / 2);
  pen.lineTo(width / 2 + arm, height / 2);
  pen.moveTo(width / 2, height / 2 - arm);
  pen.lineTo(width / 2, height / 2 + arm);
  pen.stroke();
}

function drawLines(pen: CanvasRenderingContext2D, { width, height }: Size, lines: readonly string[]): void {
  const large = Math.round(Math.min(width, height) / 9);
  pen.fillStyle = LINE;
  for (const [i, line] of lines.entries()) {
    pen.font = `${i === 0 ? "bold " : ""}${Math.round(i === 0 ? large : large / 2)}px sans-serif`;
    pen.fillText(line, width / 2, height / 4 + i * large, width * 0.8);
  }
}

function drawOverlay(pen: CanvasRenderingContext2D, { box, label }: Overlay): void {
  const { x, y, width, height } = box;
  pen.fillStyle = OVERLAY;
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = OVERLAY_LINE;
  pen.strokeRect(x, y, width, height);
  pen.fillStyle = OVERLAY_LINE;
  pen.font = `bold ${Math.round(height / 4)}px sans-serif`;
  pen.fillText(GUIDES.requirements.drawnByMachine(label), x + width / 2, y + height * 0.6, width * 0.9);
}
