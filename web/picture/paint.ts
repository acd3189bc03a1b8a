import type { Box, Size } from "../../shared/machine/types.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import { turnOf } from "./placement.ts";

/** What the editor's stage shows, scaled quickly by the browser. */
export interface Scene {
  readonly shown: ImageBitmap;
  readonly picture: Size;
  readonly frame: Size;
  readonly placement: Placement;
  readonly background: ImageBitmap | undefined;
  readonly isClear: boolean;
  /** The finished frame, shown instead of all of the above. */
  readonly rendered?: ImageBitmap | undefined;
  /** Around text and logo, in pixels of the frame. */
  readonly outlines?: readonly Box[];
}

const ESPRESSO_DEEP = "#170c06";
const VEIL = "rgb(23 12 6 / 0.72)";
const LINE = "#f0dcb8";
const THIRDS = "rgb(255 246 230 / 0.5)";
const CHECKS = ["#8f8379", "#a89c91"] as const;
const CHECK = 12;
const OUTLINE_DASH = 5;
const OUTLINE_GAP = 5;

export function paintFrame(context: CanvasRenderingContext2D, scene: Scene): void {
  const { frame, rendered } = scene;
  context.clearRect(0, 0, frame.width, frame.height);
  if (rendered) context.drawImage(rendered, 0, 0, frame.width, frame.height);
  else paintPlaced(context, scene);
}

function paintPlaced(context: CanvasRenderingContext2D, scene: Scene): void {
  const { frame, background } = scene;
  if (background) context.drawImage(background, 0, 0, frame.width, frame.height);
  paintPicture(context, scene);
}

function paintPicture(context: CanvasRenderingContext2D, { shown, picture, frame, placement }: Scene): void {
  const { x, y, scale, mirrored } = placement;
  context.save();
  context.imageSmoothingQuality = "high";
  context.translate(frame.width / 2 + x, frame.height / 2 + y);
  context.rotate(turnOf(placement));
  context.scale(mirrored ? -scale : scale, scale);
  context.drawImage(shown, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  context.restore();
}

/** Leaves room around the frame for what is cut off. */
export function viewOf(
  stage: Size,
  frame: Size,
): { readonly scale: number; readonly left: number; readonly top: number } {
  const room = Math.max(16, Math.min(stage.width, stage.height) * 0.08);
  const scale = Math.min((stage.width - 2 * room) / frame.width, (stage.height - 2 * room) / frame.height);
  return {
    scale,
    left: (stage.width - frame.width * scale) / 2,
    top: (stage.height - frame.height * scale) / 2,
  };
}

/** Paints the frame, and dimmed around it what is cut off, in CSS pixels. */
export function paintStage(
  context: CanvasRenderingContext2D,
  stage: Size,
  density: number,
  scene: Scene,
  isMoving: boolean,
): void {
  const { frame, isClear } = scene;
  const { scale, left, top } = viewOf(stage, frame);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = ESPRESSO_DEEP;
  context.fillRect(0, 0, stage.width, stage.height);
  const toFrame = () => {
    context.translate(left, top);
    context.scale(scale, scale);
  };
  context.save();
  toFrame();
  paintPicture(context, scene);
  context.restore();
  context.fillStyle = VEIL;
  context.fillRect(0, 0, stage.width, stage.height);

  context.save();
  context.beginPath();
  context.rect(left, top, frame.width * scale, frame.height * scale);
  context.clip();
  context.fillStyle = ESPRESSO_DEEP;
  context.fillRect(left, top, frame.width * scale, frame.height * scale);
  if (isClear) paintChecks(context, left, top, frame.width * scale, frame.height * scale);
  toFrame();
  if (scene.rendered) context.drawImage(scene.rendered, 0, 0, frame.width, frame.height);
  else paintPlaced(context, scene);
  for (const box of scene.outlines ?? []) paintOutline(context, box, 1 / scale);
  context.restore();

  context.strokeStyle = THIRDS;
  context.lineWidth = 1;
  if (isMoving) {
    context.beginPath();
    for (const third of [1 / 3, 2 / 3]) {
      context.moveTo(left + frame.width * scale * third, top);
      context.lineTo(left + frame.width * scale * third, top + frame.height * scale);
      context.moveTo(left, top + frame.height * scale * third);
      context.lineTo(left + frame.width * scale, top + frame.height * scale * third);
    }
    context.stroke();
  }
  context.strokeStyle = LINE;
  context.lineWidth = 2;
  context.strokeRect(left - 1, top - 1, frame.width * scale + 2, frame.height * scale + 2);
}

function paintOutline(context: CanvasRenderingContext2D, box: Box, pixel: number): void {
  const dash = OUTLINE_DASH * pixel;
  const gap = OUTLINE_GAP * pixel;
  context.lineWidth = 1.5 * pixel;
  for (const [colour, offset] of [
    [ESPRESSO_DEEP, 0],
    [LINE, dash],
  ] as const) {
    context.strokeStyle = colour;
    context.lineDashOffset = offset;
    context.setLineDash([dash, dash]);
    context.strokeRect(box.x - gap, box.y - gap, box.width + 2 * gap, box.height + 2 * gap);
  }
  context.setLineDash([]);
}

function paintChecks(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  for (let row = 0; row * CHECK < height; row++) {
    for (let column = 0; column * CHECK < width; column++) {
      context.fillStyle = CHECKS[(row + column) % 2] ?? CHECKS[0];
      context.fillRect(left + column * CHECK, top + row * CHECK, CHECK, CHECK);
    }
  }
}
