import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import { FIT } from "../messages/en/fit.ts";
import { paintFrame, paintStage, type Scene, viewOf } from "../picture/paint.ts";
import type { FramePoint } from "./annotations.ts";
import styles from "./FitStage.module.css";
import { useGestures } from "./useGestures.ts";
import type { StageControls } from "./useStageControls.ts";

/** CSS pixels within which what is dragged snaps to the middle and the edges. */
const REACH = 6;

interface FitStageProps {
  id: string;
  name: string;
  scene: Scene;
  /** The id of the element that says why the picture is not taken as it is. */
  describedBy: string | undefined;
  controls: StageControls;
  /** A press that moved nothing; @param at from the frame's corner */
  onPress(at: FramePoint): void;
}

/** The picture in its frame; moved and zoomed by mouse, touch and keyboard. */
export function FitStage(props: FitStageProps) {
  const { id, name, scene, describedBy, controls, onPress } = props;
  const { onStart, onMove, onZoom, onKey } = controls;
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(stage);
  const { frame } = scene;
  const { scale: view } = viewOf(size, frame);
  const inFrame = ({ x, y }: FramePoint) => ({ x: x / view, y: y / view });
  const isMoving = useGestures(stage, {
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
    // Setting a canvas's size clears it, also to the same.
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
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (onKey(event)) event.preventDefault();
        }}
      >
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      <p id={help} className={styles.help}>
        {FIT.gestures}
        <span className={styles.keys}> {FIT.keys}</span>
      </p>
    </div>
  );
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

/** What the machine shows of the picture, as it changes. */
export function LivePicture({ scene, label }: { scene: Scene; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paintFrame(context, scene);
  });
  const { width, height } = scene.frame;
  return (
    <canvas
      ref={canvas}
      className={styles.live}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    />
  );
}
