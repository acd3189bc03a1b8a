import { type ComponentProps, useId } from "react";
import { FITTING } from "#messages/fit.ts";
import { number } from "#messages/formats.ts";
import { formatSize, includesSize } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { BACKGROUND_KINDS, type Background, MAX_PLACEMENT_ANGLE } from "../../shared/model/recipe.ts";
import {
  createStartPlacement,
  leavesGaps,
  MOVE_STEP,
  scaleRangeOf,
  straightenPlacement,
  zoomPlacement,
} from "../picture/placement.ts";
import { Button, type ButtonProps } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { RadioGroup } from "../ui/radio-group/RadioGroup.tsx";
import { formatSizeForDisplay } from "../ui/size.ts";
import { useEditor } from "./editor.ts";
import styles from "./FitEditor.module.css";
import { MOVE_TOOLS, SIZE_TOOLS, TURN_AND_FLIP_TOOLS } from "./tools.ts";

interface ToolGroupProps {
  label: string;
  tools: readonly (ButtonProps & { readonly label: string })[];
  dir?: "ltr";
}

export function ToolGroup({ label, tools, dir }: ToolGroupProps) {
  return (
    <fieldset className={styles.group} aria-label={label} dir={dir}>
      {tools.map(({ label, icon, ...button }) => (
        <Button key={label} size="small" icon={icon} aria-label={icon && label} {...button}>
          {icon ? undefined : label}
        </Button>
      ))}
    </fieldset>
  );
}

export function MoveButtons() {
  const { editor } = useEditor();
  const tools = MOVE_TOOLS.map(({ icon, label, x, y }) => {
    return { icon, label, onClick: () => editor.move({ x: x * MOVE_STEP, y: y * MOVE_STEP }) };
  });
  return <ToolGroup label={FITTING.move} tools={tools} dir="ltr" />;
}

export function ToolRow() {
  const { editor, canUndo, canRedo, isMachineShown, tab } = useEditor();
  return (
    <div className={classNames("row gap-3", styles.tools)}>
      <span className={styles.exchange}>
        <Button
          size="small"
          icon="swap"
          aria-pressed={isMachineShown}
          onClick={() => editor.set({ isMachineShown: !isMachineShown })}
        >
          {FITTING.machine}
        </Button>
      </span>
      <ToolGroup
        label={FITTING.history}
        tools={[
          { icon: "undo", label: FITTING.undo, unavailable: !canUndo, onClick: editor.undo },
          { icon: "redo", label: FITTING.redo, unavailable: !canRedo, onClick: editor.redo },
        ]}
      />
      {tab === "picture" && <PictureTools />}
    </div>
  );
}

const ZOOM_STEPS = 200;

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const PERCENT = { style: "percent", maximumSignificantDigits: 2 } as const;

export function ZoomSlider() {
  const { editor, composition } = useEditor();
  const { setPlacement, size: picture } = editor;
  const { frame, placement } = composition;
  const { least, most } = scaleRangeOf({ picture, frame }, placement);
  const position = Math.log(placement.scale / least) / Math.log(most / least);
  return (
    <Slider
      label={FITTING.zoom}
      value={Math.round(position * ZOOM_STEPS)}
      min={0}
      max={ZOOM_STEPS}
      shown={number(placement.scale, PERCENT)}
      onChange={(value) => {
        const scale = least * (most / least) ** (value / ZOOM_STEPS);
        setPlacement((layout, at) => zoomPlacement(layout, at, scale / at.scale), "zoom");
      }}
    />
  );
}

function PictureTools() {
  const { editor, composition } = useEditor();
  const { setPlacement } = editor;
  const { placement } = composition;
  return (
    <>
      <ToolGroup
        label={FITTING.size}
        tools={SIZE_TOOLS.map(({ label, kind, change }) => {
          return {
            label,
            "aria-pressed": kind === placement.mode,
            onClick: () => setPlacement(change, kind),
          };
        })}
      />
      <ToolGroup
        label={FITTING.turnAndFlip}
        tools={TURN_AND_FLIP_TOOLS.map(({ label, icon, kind, change }) => {
          return { label, icon, onClick: () => setPlacement(change, kind) };
        })}
      />
      <Button size="small" variant="quiet" onClick={() => setPlacement(createStartPlacement, "start")}>
        {FITTING.startAgain}
      </Button>
      <MoveButtons />
      <Slider
        label={FITTING.straighten}
        value={placement.angle}
        min={-MAX_PLACEMENT_ANGLE}
        max={MAX_PLACEMENT_ANGLE}
        step={0.5}
        shown={`${number(placement.angle, TENTHS).replace("-", "−")}°`}
        onChange={(angle) => setPlacement((layout, at) => straightenPlacement(layout, at, angle), "angle")}
      />
    </>
  );
}

interface SliderProps extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  shown: string;
  onChange(value: number): void;
}

function Slider({ label, shown, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={classNames("grid shrinks strong small", styles.slider)}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={classNames("muted", styles.value)} aria-live="off">
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

export function SizeChoices() {
  const { editor, composition } = useEditor();
  const { change, frames, size: picture } = editor;
  return (
    <RadioGroup
      look="filled"
      legend={FITTING.size}
      value={formatSize(composition.frame)}
      options={frames.map((each) => ({ id: formatSize(each), label: formatSizeForDisplay(each) }))}
      onChange={(id) => {
        const frame = frames.find((each) => formatSize(each) === id);
        if (frame) change({ frame, placement: createStartPlacement({ picture, frame }) }, "frame");
      }}
    />
  );
}

export function BackgroundChoices() {
  const { editor, composition, colour } = useEditor();
  const { change, size: picture } = editor;
  const { frame, placement, background } = composition;
  const chooseBackground = (next: Background) => {
    change({ background: next }, "background");
    if (next.colour !== undefined) editor.set({ colour: next.colour });
  };
  return (
    <RadioGroup
      look="filled"
      legend={FITTING.background}
      value={background.kind}
      options={BACKGROUND_KINDS.filter(
        (kind) => kind !== "clear" || !includesSize([ACTIVE.model.screen], frame),
      ).map((kind) => ({
        id: kind,
        label: FITTING.backgrounds[kind],
        beside: kind === "colour" && (
          <input
            className={styles.colour}
            type="color"
            aria-label={FITTING.backgroundColour}
            value={colour}
            onChange={(event) => chooseBackground({ kind, colour: event.target.value })}
          />
        ),
      }))}
      onChange={(kind) => chooseBackground(kind === "colour" ? { kind, colour } : { kind })}
    >
      {!leavesGaps({ picture, frame }, placement) && (
        <p className={classNames("soft", styles.hint)}>{FITTING.fillsFrame}</p>
      )}
    </RadioGroup>
  );
}
