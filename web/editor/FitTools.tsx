import { useId } from "react";
import {
  fill,
  flip,
  type Layout,
  MAX_ANGLE,
  MOVE_STEP,
  move,
  type Placement,
  scaleRange,
  showWhole,
  startPlacement,
  straighten,
  turnQuarter,
  zoom,
} from "../picture/fit/placement.ts";
import { Button } from "../ui/button/Button.tsx";
import { FIT } from "../words/fit.ts";
import styles from "./FitTools.module.css";
import { ToolGroup } from "./ToolGroup.tsx";

interface FitToolsProps {
  layout: Layout;
  placement: Placement;
  /** @param kind what is changed: of one kind, one shortly after another are one step of Undo */
  onPlace(change: (placement: Placement) => Placement, kind: string): void;
}

/** Steps of the zoom's slider, each the same factor. */
const ZOOM_STEPS = 200;

/** Buttons and sliders for everything that gestures and keys do. */
export function FitTools({ layout, placement, onPlace }: FitToolsProps) {
  const { least, most } = scaleRange(layout, placement);
  const position = Math.log(placement.scale / least) / Math.log(most / least);
  const moveBy = (x: number, y: number) => () => onPlace((at) => move(layout, at, { x, y }), "move");
  return (
    <>
      <ToolGroup label={FIT.size}>
        <Button
          size="small"
          aria-pressed={placement.mode === "fill"}
          onClick={() => onPlace((at) => fill(layout, at), "fill")}
        >
          {FIT.fill}
        </Button>
        <Button
          size="small"
          aria-pressed={placement.mode === "fit"}
          onClick={() => onPlace((at) => showWhole(layout, at), "fit")}
        >
          {FIT.showAll}
        </Button>
      </ToolGroup>
      <ToolGroup label={FIT.turnAndFlip}>
        <Button
          size="small"
          icon="turnLeft"
          aria-label={FIT.turnLeft}
          onClick={() => onPlace((at) => turnQuarter(layout, at, false), "turn")}
        />
        <Button
          size="small"
          icon="turnRight"
          aria-label={FIT.turnRight}
          onClick={() => onPlace((at) => turnQuarter(layout, at, true), "turn")}
        />
        <Button
          size="small"
          icon="flipAcross"
          aria-label={FIT.flipAcross}
          onClick={() => onPlace((at) => flip(layout, at, "across"), "flip")}
        />
        <Button
          size="small"
          icon="flipDown"
          aria-label={FIT.flipDown}
          onClick={() => onPlace((at) => flip(layout, at, "down"), "flip")}
        />
      </ToolGroup>
      <Button size="small" variant="quiet" onClick={() => onPlace(() => startPlacement(layout), "start")}>
        {FIT.startAgain}
      </Button>
      <ToolGroup label={FIT.move}>
        <Button size="small" icon="back" aria-label={FIT.moveLeft} onClick={moveBy(-MOVE_STEP, 0)} />
        <Button size="small" icon="up" aria-label={FIT.moveUp} onClick={moveBy(0, -MOVE_STEP)} />
        <Button size="small" icon="down" aria-label={FIT.moveDown} onClick={moveBy(0, MOVE_STEP)} />
        <Button size="small" icon="forward" aria-label={FIT.moveRight} onClick={moveBy(MOVE_STEP, 0)} />
      </ToolGroup>
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
