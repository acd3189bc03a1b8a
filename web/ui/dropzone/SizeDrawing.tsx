import { classNames } from "../classes.ts";
import { formatSizeForDisplay, type Size } from "../size.ts";
import styles from "./SizeDrawing.module.css";

export interface SizeDrawingProps {
  screen: Size;
  size: Size;
}

export function SizeDrawing({ screen, size }: SizeDrawingProps) {
  const x = (screen.width - size.width) / 2;
  const y = (screen.height - size.height) / 2;
  return (
    <span className={classNames("stack-1", styles.drawing)} aria-hidden="true">
      <svg viewBox={`-8 -8 ${screen.width + 16} ${screen.height + 16}`} aria-hidden="true">
        <rect className={styles.screen} width={screen.width} height={screen.height} rx="36" />
        <rect className={styles.image} x={x} y={y} width={size.width} height={size.height} rx="20" />
        <path
          className={styles.hills}
          d={`M${x + 30} ${y + size.height * 0.78}l${size.width * 0.26} ${-size.height * 0.3} ${size.width * 0.2} ${size.height * 0.2} ${size.width * 0.14} ${-size.height * 0.14} ${size.width * 0.24} ${size.height * 0.24}`}
        />
      </svg>
      <span className={classNames("strong small", styles.words)}>{formatSizeForDisplay(size)}</span>
    </span>
  );
}
