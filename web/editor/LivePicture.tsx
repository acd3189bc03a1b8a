import { useLayoutEffect, useRef } from "react";
import { paintFrame, type Scene } from "../picture/fit/paint.ts";
import styles from "./FitDialog.module.css";

/** What the machine shows, as it changes. */
export function LivePicture({ scene, label }: { scene: Scene; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paintFrame(context, scene);
  });
  return (
    <canvas
      ref={canvas}
      className={styles.live}
      width={scene.frame.width}
      height={scene.frame.height}
      role="img"
      aria-label={label}
    />
  );
}
