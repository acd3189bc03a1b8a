import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FITTING } from "#messages/fit.ts";
import type { Size } from "../../shared/machine/types.ts";
import { paintFrame, paintStage, stageViewOf } from "../picture/paint.ts";
import type { Point } from "../picture/placement.ts";
import { classNames } from "../ui/classes.ts";
import { type Editor, useEditor } from "./editor.ts";
import styles from "./FitEditor.module.css";
import { handleEditorKey } from "./tools.ts";

interface FitStageProps {
  id: string;
  describedBy: string | undefined;
}

export function FitStage({ id, describedBy }: FitStageProps) {
  const { editor, scene } = useEditor();
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const { isMoving, zoomByWheel, zoomByPinch, handlers } = useGestures(
    editor,
    stage,
    stageViewOf(size, scene.frame).scale,
  );
  const onWheel = useEffectEvent(zoomByWheel);
  const onPinch = useEffectEvent((event: Event) => zoomByPinch(event as PinchEvent));

  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    // React's wheel listener is passive, so the page behind would scroll.
    current.addEventListener("wheel", onWheel, { passive: false });
    for (const type of PINCH_EVENTS) current.addEventListener(type, onPinch);
    return () => {
      observer.disconnect();
      current.removeEventListener("wheel", onWheel);
      for (const type of PINCH_EVENTS) current.removeEventListener(type, onPinch);
    };
  }, []);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || size.width === 0) return;
    const density = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
    // Setting even the same size clears the canvas.
    if (context.canvas.width !== width) context.canvas.width = width;
    if (context.canvas.height !== height) context.canvas.height = height;
    paintStage(context, size, density, scene, isMoving);
  });
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.place}>
      <div
        ref={stage}
        id={id}
        className={classNames("relative", styles.stage)}
        role="application"
        aria-roledescription={FITTING.stage}
        aria-label={editor.name}
        aria-describedby={describedBy ? `${describedBy} ${help}` : help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        {...handlers}
        onKeyDown={(event) => {
          if (handleEditorKey(editor, event)) event.preventDefault();
        }}
      >
        <canvas ref={canvas} className="cover" />
      </div>
      <p id={help} className={classNames("soft", styles.help)}>
        {FITTING.gestures}
        <span className={styles.keys}> {FITTING.keys}</span>
      </p>
    </div>
  );
}

export function LivePicture() {
  const { editor, scene } = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paintFrame(context, scene);
  });
  const { width, height } = scene.frame;
  return (
    <canvas
      ref={canvas}
      className="cover"
      width={width}
      height={height}
      role="img"
      aria-label={editor.name}
    />
  );
}

/** Snapping distance, in CSS pixels. */
const REACH = 6;
/** Presses that move further, in CSS pixels, are drags. */
const STILL = 5;

/** Zoom per scrolled pixel. Trackpad pinches arrive as Ctrl+wheel, in smaller steps. */
const WHEEL = 0.0015;
const PINCH_WHEEL = 0.01;
const LINE = 16;

/** Safari's, for trackpads. Touch pinches are pointer events. */
const PINCH_EVENTS = ["gesturestart", "gesturechange"] as const;
interface PinchEvent extends MouseEvent {
  readonly scale: number;
}

/** @param view CSS pixels per frame pixel */
function useGestures(editor: Editor, stage: RefObject<HTMLElement | null>, view: number) {
  const [isMoving, setMoving] = useState(false);
  /** Positions in frame pixels from the centre. */
  const [pointers] = useState(() => new Map<number, Point>());
  const pressed = useRef<Point>(undefined);
  const pinched = useRef(1);
  const pointOf = (event: ClientPoint) => pointFromCentre(stage.current, view, event);
  const onUp = ({ pointerId, type }: PointerEvent) => {
    pointers.delete(pointerId);
    if (pressed.current && type === "pointerup") editor.press(pressed.current);
    pressed.current = undefined;
    if (pointers.size === 0) setMoving(false);
  };
  return {
    isMoving,
    zoomByWheel(event: WheelEvent) {
      event.preventDefault();
      const isSideways = event.deltaY === 0;
      if (!isSideways) editor.zoom(wheelFactorOf(event), pointOf(event));
    },
    zoomByPinch(event: PinchEvent) {
      event.preventDefault();
      const { type, scale } = event;
      if (type === "gesturechange" && pointers.size === 0)
        editor.zoom(scale / pinched.current, pointOf(event));
      pinched.current = scale;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointOf(event);
        pointers.set(event.pointerId, at);
        pressed.current = pointers.size === 1 ? at : undefined;
        if (pointers.size === 1) editor.startMove();
        setMoving(true);
      },
      onPointerMove(event: PointerEvent) {
        if (!pointers.has(event.pointerId)) return;
        const at = pointOf(event);
        const isStill = pressed.current && distance([pressed.current, at]) * view <= STILL;
        if (isStill && event.pointerType === "touch") return;
        if (!isStill) pressed.current = undefined;
        const before = [...pointers.values()];
        const after = [...pointers.set(event.pointerId, at).values()];
        const [from, to] = [middleOf(before), middleOf(after)];
        const by = { x: to.x - from.x, y: to.y - from.y };
        const factor = distance(after) / distance(before);
        if (factor > 0 && Number.isFinite(factor)) editor.pinch(by, factor, to);
        else editor.move(by, after.length === 1 ? REACH / view : 0);
      },
      onPointerUp: onUp,
      onPointerCancel: onUp,
    },
  };
}

function wheelFactorOf({ deltaMode, deltaY, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE;
  return Math.exp(-pixels * (ctrlKey ? PINCH_WHEEL : WHEEL));
}

type ClientPoint = Pick<MouseEvent, "clientX" | "clientY">;

function pointFromCentre(stage: HTMLElement | null, view: number, { clientX, clientY }: ClientPoint): Point {
  const box = stage?.getBoundingClientRect() ?? new DOMRect();
  return {
    x: (clientX - box.left - box.width / 2) / view,
    y: (clientY - box.top - box.height / 2) / view,
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
