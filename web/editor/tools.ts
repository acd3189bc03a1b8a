import type { KeyboardEvent } from "react";
import { FITTING } from "#messages/fit.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import {
  createStartPlacement,
  fillFrame,
  flipPlacement,
  MOVE_STEP,
  type PictureInFrame,
  showWholePicture,
  straightenPlacement,
  turnByQuarter,
} from "../picture/placement.ts";
import { ICONS } from "../ui/icon/icons.ts";
import type { Editor } from "./editor.ts";

export type PlacementUpdater = (layout: PictureInFrame, at: Placement) => Placement;

const turnLeft: PlacementUpdater = (layout, at) => turnByQuarter(layout, at, false);
const turnRight: PlacementUpdater = (layout, at) => turnByQuarter(layout, at, true);
const flipAcross: PlacementUpdater = (layout, at) => flipPlacement(layout, at, "across");
const flipDown: PlacementUpdater = (layout, at) => flipPlacement(layout, at, "down");
const tiltLeft: PlacementUpdater = (layout, at) => straightenPlacement(layout, at, at.angle - 1);
const tiltRight: PlacementUpdater = (layout, at) => straightenPlacement(layout, at, at.angle + 1);

export const SIZE_TOOLS = [
  { label: FITTING.fill, kind: "fill", change: fillFrame },
  { label: FITTING.showAll, kind: "fit", change: showWholePicture },
] as const;

export const TURN_AND_FLIP_TOOLS = [
  { label: FITTING.turnLeft, icon: ICONS.turnLeft, kind: "turn", change: turnLeft },
  { label: FITTING.turnRight, icon: ICONS.turnRight, kind: "turn", change: turnRight },
  { label: FITTING.flipAcross, icon: ICONS.flipAcross, kind: "flip", change: flipAcross },
  { label: FITTING.flipDown, icon: ICONS.flipDown, kind: "flip", change: flipDown },
] as const;

export const MOVE_TOOLS = [
  { key: "ArrowLeft", icon: "back", label: FITTING.moveLeft, x: -1, y: 0 },
  { key: "ArrowUp", icon: "up", label: FITTING.moveUp, x: 0, y: -1 },
  { key: "ArrowDown", icon: "down", label: FITTING.moveDown, x: 0, y: 1 },
  { key: "ArrowRight", icon: "forward", label: FITTING.moveRight, x: 1, y: 0 },
] as const;

const FINE_STEP = 1;
const ZOOM = 1.05;

const ZOOM_KEYS: Readonly<Record<string, number>> = { "+": ZOOM, "=": ZOOM, "-": 1 / ZOOM };

const PICTURE_KEYS: Readonly<Record<string, PlacementUpdater>> = {
  f: showWholePicture,
  "Shift+r": turnLeft,
  r: turnRight,
  h: flipAcross,
  v: flipDown,
  "0": createStartPlacement,
  "[": tiltLeft,
  "]": tiltRight,
};

type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

export const latinKeyOf = ({ key, code }: Pick<Key, "key" | "code">): string =>
  (key > "~" ? code.replace(/^Key/, "") : key).toLowerCase();

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === "text";

export function handleEditorKey(editor: Editor, event: Key): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  // Windows reports AltGr as Ctrl and Alt.
  const isBracket = altKey && !metaKey && /^[[\]]$/.test(key);
  if ((ctrlKey || metaKey || altKey) && !isBracket) return false;
  const arrow = MOVE_TOOLS.find((each) => each.key === key);
  const factor = ZOOM_KEYS[key];
  const letter = latinKeyOf(event);
  const change = (shiftKey && PICTURE_KEYS[`Shift+${letter}`]) || PICTURE_KEYS[letter];
  const step = shiftKey ? MOVE_STEP : FINE_STEP;
  if (arrow) editor.move({ x: arrow.x * step, y: arrow.y * step });
  else if (factor !== undefined) editor.zoom(factor);
  else if (change && editor.state.view.tab === "picture") editor.setPlacement(change, key);
  else return false;
  return true;
}
