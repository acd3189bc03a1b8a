import { type ReactNode, useId } from "react";
import { MAX_ANGLE, type Placement } from "../../shared/model/recipe.ts";
import { FIT } from "../messages/en/fit.ts";
import { type Layout, MOVE_STEP, scaleRange, straighten, zoom } from "../picture/placement.ts";
import { Button } from "../ui/button/Button.tsx";
import type { IconName } from "../ui/icon/Icon.tsx";
import styles from "./FitTools.module.css";
import type { EditHistory } from "./useEditHistory.ts";
import {
  MOVES,
  type PictureTool,
  SIZES,
  START_AGAIN,
  type StageControls,
  TURNS,
} from "./useStageControls.ts";

interface ToolGroupProps {
  label: string;
  tools: readonly {
    readonly label: string;
    /** Shown in the place of the label. */
    readonly icon?: IconName | undefined;
    readonly isPressed?: boolean;
    readonly isUnavailable?: boolean;
    onPress(): void;
  }[];
}

/** Buttons of one kind, which stand together as one. */
export function ToolGroup({ label, tools }: ToolGroupProps) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {tools.map(({ label, icon, isPressed, isUnavailable, onPress }) => (
        <Button
          key={label}
          size="small"
          icon={icon}
          aria-label={icon && label}
          aria-pressed={isPressed}
          unavailable={isUnavailable}
          onClick={onPress}
        >
          {icon ? undefined : label}
        </Button>
      ))}
    </fieldset>
  );
}

/** Buttons for what dragging does. */
export function MoveButtons({ onMove }: Pick<StageControls, "onMove">) {
  const tools = MOVES.map(({ icon, label, x, y }) => {
    return { icon, label, onPress: () => onMove({ x: x * MOVE_STEP, y: y * MOVE_STEP }) };
  });
  return <ToolGroup label={FIT.move} tools={tools} />;
}

interface ToolRowProps {
  history: Pick<EditHistory<unknown>, "canUndo" | "canRedo" | "undo" | "redo">;
  isMachineShown: boolean;
  onExchange(): void;
  /** The tools of the open tab. */
  children: ReactNode;
}

/** Undo and Redo, and the open tab's tools. On a phone one row that scrolls, after the button that switches between stage and machine. */
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
        <ToolGroup
          label={FIT.history}
          tools={[
            { icon: "undo", label: FIT.undo, isUnavailable: !canUndo, onPress: undo },
            { icon: "redo", label: FIT.redo, isUnavailable: !canRedo, onPress: redo },
          ]}
        />
        {children}
      </div>
    </div>
  );
}

/** Steps of the zoom's slider, each the same factor. */
const ZOOM_STEPS = 200;

const percent = new Intl.NumberFormat("en", { style: "percent", maximumSignificantDigits: 2 });

interface FitToolsProps {
  layout: Layout;
  placement: Placement;
  controls: StageControls;
}

/** Buttons and sliders for everything that gestures and keys do to the picture. */
export function FitTools({ layout, placement, controls: { onMove, onPlace } }: FitToolsProps) {
  const { least, most } = scaleRange(layout, placement);
  const position = Math.log(placement.scale / least) / Math.log(most / least);
  const buttonOf = (tool: PictureTool) => ({ ...tool, onPress: () => onPlace(tool.change, tool.kind) });
  const startAgain = buttonOf(START_AGAIN);
  return (
    <>
      <ToolGroup
        label={FIT.size}
        tools={SIZES.map((tool) => ({ ...buttonOf(tool), isPressed: tool.kind === placement.mode }))}
      />
      <ToolGroup label={FIT.turnAndFlip} tools={TURNS.map(buttonOf)} />
      <Button size="small" variant="quiet" onClick={startAgain.onPress}>
        {startAgain.label}
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
            onPlace((_, at) => zoom(layout, at, scale / at.scale), "zoom");
          }}
        />
        <Slider
          label={FIT.straighten}
          value={placement.angle}
          min={-MAX_ANGLE}
          max={MAX_ANGLE}
          step={0.5}
          shown={`${placement.angle.toFixed(1).replace("-", "−")}°`}
          onChange={(angle) => onPlace((_, at) => straighten(layout, at, angle), "angle")}
        />
      </div>
    </>
  );
}

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

function Slider({ label, shown, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={styles.value} aria-live="off">
        {shown}
      </output>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
