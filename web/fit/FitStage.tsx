import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import { FIT } from "../words/fit.ts";
import styles from "./FitStage.module.css";
import { paintStage, type Scene, viewOf } from "./paint.ts";
import {
  flip,
  type Layout,
  MOVE_STEP,
  move,
  type Placement,
  showWhole,
  startPlacement,
  straighten,
  turnQuarter,
  zoom,
} from "./placement.ts";
import { useGestures } from "./useGestures.ts";

interface FitStageProps {
  name: string;
  scene: Scene;
  /** The id of more to know about it. */
  describedBy: string | undefined;
  onPlace(change: (placement: Placement) => Placement): void;
}

/** Frame pixels that an arrow key moves with Shift. */
const FINE_STEP = 1;
const KEY_ZOOM = 1.05;

/** The picture in its frame; moved and zoomed by mouse, touch and keyboard. */
export function FitStage({ name, scene, describedBy, onPlace }: FitStageProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(stage);
  const { picture, frame } = scene;
  const layout = { picture, frame };
  const { scale: view } = viewOf(size, frame);
  const inFrame = ({ x, y }: { x: number; y: number }) => ({ x: x / view, y: y / view });
  const isMoving = useGestures(stage, {
    onMove: (by) => onPlace((placement) => move(layout, placement, inFrame(by))),
    onZoom: (factor, at) => onPlace((placement) => zoom(layout, placement, factor, inFrame(at))),
  });

  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || size.width === 0) return;
    const density = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
    // Setting a canvas's size clears it, also to the same.
    if (context.canvas.width !== width) context.canvas.width = width;
    if (context.canvas.height !== height) context.canvas.height = height;
    paintStage(context, size, density, scene, isMoving);
  });
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = keyChange(event, layout);
    if (!change) return;
    event.preventDefault();
    onPlace(change);
  };
  return (
    <div>
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        aria-roledescription={FIT.stage}
        aria-label={name}
        aria-describedby={describedBy ? `${describedBy} ${id}` : id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        onKeyDown={press}
      >
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      <p id={id} className={styles.help}>
        {FIT.gestures}
        <span className={styles.keys}> {FIT.keys}</span>
      </p>
    </div>
  );
}

type Change = (placement: Placement) => Placement;

/** What a key does to the picture; undefined where it does nothing. */
function keyChange({ key, shiftKey }: KeyboardEvent, layout: Layout): Change | undefined {
  const step = shiftKey ? FINE_STEP : MOVE_STEP;
  const moved = (x: number, y: number) => (at: Placement) => move(layout, at, { x: x * step, y: y * step });
  const changes: Readonly<Record<string, Change>> = {
    arrowleft: moved(-1, 0),
    arrowright: moved(1, 0),
    arrowup: moved(0, -1),
    arrowdown: moved(0, 1),
    "+": (at) => zoom(layout, at, KEY_ZOOM),
    "=": (at) => zoom(layout, at, KEY_ZOOM),
    "-": (at) => zoom(layout, at, 1 / KEY_ZOOM),
    r: (at) => turnQuarter(layout, at, !shiftKey),
    "[": (at) => straighten(layout, at, at.angle - 1),
    "]": (at) => straighten(layout, at, at.angle + 1),
    h: (at) => flip(layout, at, "across"),
    v: (at) => flip(layout, at, "down"),
    f: (at) => showWhole(layout, at),
    "0": () => startPlacement(layout),
  };
  return changes[key.toLowerCase()];
}

/** The size of an element in CSS pixels; 0 before it is laid out. */
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
