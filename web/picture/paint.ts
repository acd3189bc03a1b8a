import type { Box, Size } from "../../shared/machine/types.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import { type PictureInFrame, rotationOf } from "./placement.ts";

export interface FrameScene extends PictureInFrame {
  readonly preview: ImageBitmap;
  readonly placement: Placement;
  readonly background: ImageBitmap | undefined;
  readonly isClear: boolean;
  /** Replaces the picture and background. */
  readonly rendered?: ImageBitmap | undefined;
  /** In frame pixels. */
  readonly outlines?: readonly Box[];
}

const ESPRESSO_DEEP = "#170c06";
const VEIL = "rgb(23 12 6 / 0.72)";
const LINE = "#f0dcb8";
const THIRDS = "rgb(255 246 230 / 0.5)";
const CHECKS = ["#8f8379", "#a89c91"] as const;
const CHECK = 12;
/** In CSS pixels: dash length, and distance from the box. */
const OUTLINE = 5;

export function paintFrame(context: CanvasRenderingContext2D, scene: FrameScene): void {
  context.clearRect(0, 0, scene.frame.width, scene.frame.height);
  paintContent(context, scene);
}

function paintContent(context: CanvasRenderingContext2D, scene: FrameScene): void {
  const { frame, rendered, background } = scene;
  const whole = rendered ?? background;
  if (whole) context.drawImage(whole, 0, 0, frame.width, frame.height);
  if (!rendered) paintPicture(context, scene);
}

function paintPicture(
  context: CanvasRenderingContext2D,
  { preview, picture, frame, placement }: FrameScene,
): void {
  const { x, y, scale, mirrored } = placement;
  context.save();
  context.imageSmoothingQuality = "high";
  context.translate(frame.width / 2 + x, frame.height / 2 + y);
  context.rotate(rotationOf(placement));
  context.scale(mirrored ? -scale : scale, scale);
  context.drawImage(preview, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  context.restore();
}

export function stageViewOf(stage: Size, frame: Size) {
  const room = Math.max(16, Math.min(stage.width, stage.height) * 0.08);
  const scale = Math.min((stage.width - 2 * room) / frame.width, (stage.height - 2 * room) / frame.height);
  return {
    scale,
    left: (stage.width - frame.width * scale) / 2,
    top: (stage.height - frame.height * scale) / 2,
  };
}

/** Lengths are in CSS pixels. */
export function paintStage(
  context: CanvasRenderingContext2D,
  stage: Size,
  density: number,
  scene: FrameScene,
  isMoving: boolean,
): void {
  const { frame, isClear, outlines = [] } = scene;
  const { scale, left, top } = stageViewOf(stage, frame);
  const pixel = 1 / scale;
  const inStage = () => context.setTransform(density, 0, 0, density, 0, 0);
  const inFrame = () =>
    context.setTransform(density * scale, 0, 0, density * scale, density * left, density * top);
  inStage();
  context.fillStyle = ESPRESSO_DEEP;
  context.fillRect(0, 0, stage.width, stage.height);
  inFrame();
  paintPicture(context, scene);
  inStage();
  context.fillStyle = VEIL;
  context.fillRect(0, 0, stage.width, stage.height);

  inFrame();
  context.save();
  context.beginPath();
  context.rect(0, 0, frame.width, frame.height);
  context.clip();
  context.fillStyle = ESPRESSO_DEEP;
  context.fillRect(0, 0, frame.width, frame.height);
  if (isClear) paintChecks(context, frame, CHECK * pixel);
  paintContent(context, scene);
  for (const box of outlines) paintOutline(context, box, pixel);
  context.restore();

  if (isMoving) {
    context.strokeStyle = THIRDS;
    context.lineWidth = pixel;
    context.beginPath();
    for (const third of [1 / 3, 2 / 3]) {
      context.moveTo(frame.width * third, 0);
      context.lineTo(frame.width * third, frame.height);
      context.moveTo(0, frame.height * third);
      context.lineTo(frame.width, frame.height * third);
    }
    context.stroke();
  }
  context.strokeStyle = LINE;
  context.lineWidth = 2 * pixel;
  context.strokeRect(-pixel, -pixel, frame.width + 2 * pixel, frame.height + 2 * pixel);
}

function paintOutline(context: CanvasRenderingContext2D, box: Box, pixel: number): void {
  const gap = OUTLINE * pixel;
  context.lineWidth = 1.5 * pixel;
  for (const [colour, offset] of [
    [ESPRESSO_DEEP, 0],
    [LINE, gap],
  ] as const) {
    context.strokeStyle = colour;
    context.lineDashOffset = offset;
    context.setLineDash([gap, gap]);
    context.strokeRect(box.x - gap, box.y - gap, box.width + 2 * gap, box.height + 2 * gap);
  }
  context.setLineDash([]);
}

function paintChecks(context: CanvasRenderingContext2D, { width, height }: Size, side: number): void {
  for (let row = 0; row < height / side; row++) {
    for (let column = 0; column < width / side; column++) {
      context.fillStyle = CHECKS[(row + column) % 2] ?? CHECKS[0];
      context.fillRect(column * side, row * side, side, side);
    }
  }
}
