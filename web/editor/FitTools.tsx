import { type ReactNode, useId } from "react";
import { MAX_ANGLE, type Placement } from "../../shared/model/recipe.ts";
import {
  fill,
  flip,
  type Layout,
  MOVE_STEP,
  scaleRange,
  showWhole,
  startPlacement,
  straighten,
  turnQuarter,
  zoom,
} from "../picture/fit/placement.ts";
import { Button } from "../ui/button/Button.tsx";
import type { IconName } from "../ui/icon/Icon.tsx";
import { FIT } from "../words/fit.ts";
import type { FramePoint } from "./annotations.ts";
import styles from "./FitTools.module.css";
import type { EditHistory } from "./useEditHistory.ts";

/** Buttons of one kind, which stand together as one. */
export function ToolGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {children}
    </fieldset>
  );
}

const MOVES: readonly (readonly [icon: IconName, label: string, x: number, y: number])[] = [
  ["back", FIT.moveLeft, -MOVE_STEP, 0],
  ["up", FIT.moveUp, 0, -MOVE_STEP],
  ["down", FIT.moveDown, 0, MOVE_STEP],
  ["forward", FIT.moveRight, MOVE_STEP, 0],
];

/** Buttons for what dragging does. */
export function MoveButtons({ onMove }: { onMove(by: FramePoint): void }) {
  return (
    <ToolGroup label={FIT.move}>
      {MOVES.map(([icon, label, x, y]) => (
        <Button key={icon} size="small" icon={icon} aria-label={label} onClick={() => onMove({ x, y })} />
      ))}
    </ToolGroup>
  );
}

interface ToolRowProps {
  history: Pick<EditHistory<unknown>, "canUndo" | "canRedo" | "undo" | "redo">;
  isMachineShown: boolean;
  onExchange(): void;
  /** The tools of the open tab. */
  children: ReactNode;
}

/** Undo and Redo, and the open tab's tools. On a phone one row that scrolls, after the button that exchanges stage and machine. */
export function ToolRow({ history, isMachineShown, onExchange, children }: ToolRowProps) {
  const { canUndo, canRedo, undo, redo } = history;
  return (
    <div className={styles.row}>
      <span className={styles.exchange}>
        <Button size="small" icon="swap" aria-pressed={isMachineShown} onClick={onExchange}>
          {FIT.machine}
        </Button>
      </span>
      <div className={styles.tools}>
        <ToolGroup label={FIT.history}>
          <Button
            size="small"
            icon="undo"
            aria-label={FIT.undo}
            unavailable={!canUndo}
            onClick={() => canUndo && undo()}
          />
          <Button
            size="small"
            icon="redo"
            aria-label={FIT.redo}
            unavailable={!canRedo}
            onClick={() => canRedo && redo()}
          />
        </ToolGroup>
        {children}
      </div>
    </div>
  );
}

type Change = (layout: Layout, at: Placement) => Placement;

const SIZES: readonly (readonly [label: string, mode: Placement["mode"], change: Change])[] = [
  [FIT.fill, "fill", fill],
  [FIT.showAll, "fit", showWhole],
];
const TURNS: readonly (readonly [icon: IconName, label: string, kind: string, change: Change])[] = [
  ["turnLeft", FIT.turnLeft, "turn", (layout, at) => turnQuarter(layout, at, false)],
  ["turnRight", FIT.turnRight, "turn", (layout, at) => turnQuarter(layout, at, true)],
  ["flipAcross", FIT.flipAcross, "flip", (layout, at) => flip(layout, at, "across")],
  ["flipDown", FIT.flipDown, "flip", (layout, at) => flip(layout, at, "down")],
];

/** Steps of the zoom's slider, each the same factor. */
const ZOOM_STEPS = 200;

interface FitToolsProps {
  layout: Layout;
  placement: Placement;
  onMove(by: FramePoint): void;
  /** @param kind changes of one kind shortly after each other are one step of Undo */
  onPlace(change: (placement: Placement) => Placement, kind: string): void;
}

/** Buttons and sliders for everything that gestures and keys do to the picture. */
export function FitTools({ layout, placement, onMove, onPlace }: FitToolsProps) {
  const { least, most } = scaleRange(layout, placement);
  const position = Math.log(placement.scale / least) / Math.log(most / least);
  return (
    <>
      <ToolGroup label={FIT.size}>
        {SIZES.map(([label, mode, change]) => (
          <Button
            key={mode}
            size="small"
            aria-pressed={placement.mode === mode}
            onClick={() => onPlace((at) => change(layout, at), mode)}
          >
            {label}
          </Button>
        ))}
      </ToolGroup>
      <ToolGroup label={FIT.turnAndFlip}>
        {TURNS.map(([icon, label, kind, change]) => (
          <Button
            key={icon}
            size="small"
            icon={icon}
            aria-label={label}
            onClick={() => onPlace((at) => change(layout, at), kind)}
          />
        ))}
      </ToolGroup>
      <Button size="small" variant="quiet" onClick={() => onPlace(() => startPlacement(layout), "start")}>
        {FIT.startAgain}
      </Button>
      <MoveButtons onMove={onMove} />
      <div className={styles.sliders}>
        <Slider
          label={FIT.zoom}
          value={Math.round(position * ZOOM_STEPS)}
          min={0}
          max={ZOOM_STEPS}
          shown={percent.format(placement.scale)}
          onChange={(value) => {
            const scale = least * (most / least) ** (value / ZOOM_STEPS);
            onPlace((at) => zoom(layout, at, scale / at.scale), "zoom");
          }}
        />
        <Slider
          label={FIT.straighten}
          value={placement.angle}
          min={-MAX_ANGLE}
          max={MAX_ANGLE}
          step={0.5}
          shown={`${placement.angle.toFixed(1).replace("-", "−")}°`}
          onChange={(angle) => onPlace((at) => straighten(layout, at, angle), "angle")}
        />
      </div>
    </>
  );
}

const percent = new Intl.NumberFormat("en", { style: "percent", maximumSignificantDigits: 2 });

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words. */
  shown: string;
  onChange(value: number): void;
}

function Slider({ label, value, min, max, step = 1, shown, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={styles.value} aria-live="off">
        {shown}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
