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
import { FIT } from "#messages/fit.ts";
import type { Size } from "../../shared/machine/types.ts";
import { paintFrame, paintStage, type Scene, viewOf } from "../picture/paint.ts";
import { classes } from "../ui/classes.ts";
import type { Point } from "./annotations.ts";
import styles from "./FitStage.module.css";
import type { StageControls } from "./useStageControls.ts";

/** Snapping distance to the middle and the edges, in CSS pixels. */
const REACH = 6;

interface FitStageProps {
  id: string;
  name: string;
  scene: Scene;
  describedBy: string | undefined;
  controls: StageControls;
  /**
   * Called for a press without movement.
   * @param at from the frame's corner
   */
  onPress(at: Point): void;
}

export function FitStage(props: FitStageProps) {
  const { id, name, scene, describedBy, controls, onPress } = props;
  const { onStart, onMove, onZoom, onKey } = controls;
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(stage);
  const { frame } = scene;
  const { scale: view } = viewOf(size, frame);
  const inFrame = ({ x, y }: Point) => ({ x: x / view, y: y / view });
  const { isMoving, handlers } = useGestures(stage, {
    onStart,
    onMove: (by, fingers) => onMove(inFrame(by), fingers === 1 ? REACH / view : 0),
    onZoom: (factor, at) => onZoom(factor, inFrame(at)),
    onPress: (at) => {
      const { x, y } = inFrame(at);
      onPress({ x: x + frame.width / 2, y: y + frame.height / 2 });
    },
  });

  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || size.width === 0) return;
    const density = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
    // Setting the size clears the canvas, even to the same size.
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
        className={styles.stage}
        role="application"
        aria-roledescription={FIT.stage}
        aria-label={name}
        aria-describedby={describedBy ? `${describedBy} ${help}` : help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        {...handlers}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (onKey(event)) event.preventDefault();
        }}
      >
        <canvas ref={canvas} className="cover" />
      </div>
      <p id={help} className={classes(styles.help, "soft")}>
        {FIT.gestures}
        <span className={styles.keys}> {FIT.keys}</span>
      </p>
    </div>
  );
}

function useSize(element: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    setSize({ width: current.clientWidth, height: current.clientHeight });
    return () => observer.disconnect();
  }, [element]);
  return size;
}

export function LivePicture({ scene, label }: { scene: Scene; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paintFrame(context, scene);
  });
  const { width, height } = scene.frame;
  return (
    <canvas ref={canvas} className="cover" width={width} height={height} role="img" aria-label={label} />
  );
}

/** Lengths are CSS pixels; points are relative to the stage's centre. */
interface Gestures {
  onStart(): void;
  onMove(by: Point, fingers: number): void;
  onZoom(factor: number, at: Point): void;
  onPress(at: Point): void;
}

/** A press that moves further, in CSS pixels, is a drag. */
const STILL = 5;

/** Zoom per pixel of the wheel. A trackpad's pinch comes as a wheel event with Ctrl, in smaller steps. */
const WHEEL = 0.0015;
const PINCH_WHEEL = 0.01;
const LINE = 16;

function useGestures(stage: RefObject<HTMLElement | null>, { onStart, onMove, onZoom, onPress }: Gestures) {
  const [isMoving, setMoving] = useState(false);
  const [pointers] = useState(() => new Map<number, Point>());
  const pressed = useRef<Point>(undefined);
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    onZoom(
      Math.exp(-pixels * (event.ctrlKey ? PINCH_WHEEL : WHEEL)),
      fromMiddle({ x: event.clientX, y: event.clientY }),
    );
  });
  useEffect(() => {
    const { current } = stage;
    // React's listener is passive, so the page behind would scroll.
    current?.addEventListener("wheel", onWheel, { passive: false });
    return () => current?.removeEventListener("wheel", onWheel);
  }, [stage]);
  const onUp = ({ pointerId, type }: PointerEvent) => {
    pointers.delete(pointerId);
    if (pressed.current && type === "pointerup") onPress(fromMiddle(pressed.current));
    pressed.current = undefined;
    if (pointers.size === 0) setMoving(false);
  };
  return {
    isMoving,
    handlers: {
      onPointerDown({ button, currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        pointers.set(pointerId, { x, y });
        pressed.current = pointers.size === 1 ? { x, y } : undefined;
        if (pointers.size === 1) onStart();
        setMoving(true);
      },
      onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
        if (!pointers.has(pointerId)) return;
        const before = [...pointers.values()];
        const after = [...pointers.set(pointerId, { x, y }).values()];
        if (pressed.current && distance([pressed.current, { x, y }]) > STILL) pressed.current = undefined;
        const [from, to] = [middleOf(before), middleOf(after)];
        onMove({ x: to.x - from.x, y: to.y - from.y }, after.length);
        const factor = distance(after) / distance(before);
        if (factor > 0 && Number.isFinite(factor)) onZoom(factor, fromMiddle(to));
      },
      onPointerUp: onUp,
      onPointerCancel: onUp,
    },
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
