import type { ReactNode } from "react";
import type { GuideDrawingId } from "../../../../shared/machine/machine.ts";
import styles from "./StepDrawing.module.css";

const screen = (
  <>
    <rect className={styles.body} x="14" y="8" width="132" height="84" rx="9" />
    <rect className={styles.glass} x="23" y="17" width="114" height="66" rx="3" />
  </>
);

const touch = (x: number, y: number) => (
  <>
    <circle className={styles.touch} cx={x} cy={y} r="8" />
    <circle className={styles.ring} cx={x} cy={y} r="14" />
  </>
);

const label = (text: string | undefined, x: number, y: number, look = styles.label) => (
  <text className={look} x={x} y={y}>
    {text}
  </text>
);

const GEAR_TEETH = Array.from({ length: 8 }, (_, i) => i * 45);

const stick = (
  <>
    <rect className={styles.body} x="30" y="34" width="72" height="34" rx="6" />
    <rect className={styles.metal} x="102" y="40" width="28" height="22" rx="2" />
    <path d="M112 47v8M120 47v8" />
  </>
);

const DRAWINGS: Readonly<Record<GuideDrawingId, (text: string | undefined) => ReactNode>> = {
  format: (text) => (
    <>
      {stick}
      {label(text, 66, 57)}
    </>
  ),
  copy: (text) => (
    <>
      {stick}
      <path className={styles.paper} d="M50 6h20l10 10v26H50z" />
      <path d="M70 6v10h10" />
      {label(text, 65, 33, styles.small)}
      <path className={styles.accent} d="M65 47v12m-6-6 6 6 6-6" />
    </>
  ),
  plug: () => (
    <>
      <rect className={styles.body} x="14" y="10" width="52" height="80" rx="8" />
      <rect className={styles.glass} x="21" y="18" width="38" height="30" rx="3" />
      <rect className={styles.slot} x="56" y="60" width="10" height="16" rx="2" />
      <rect className={styles.metal} x="76" y="61" width="14" height="14" rx="2" />
      <rect className={styles.body} x="90" y="56" width="48" height="24" rx="5" />
      <path className={styles.accent} d="M122 40H84m7-7-7 7 7 7" />
    </>
  ),
  corner: (text) => (
    <>
      {screen}
      {touch(30, 76)}
      {label(text, 88, 56)}
    </>
  ),
  gear: (text) => (
    <>
      {screen}
      <g transform="translate(54 50)">
        <circle r="11" />
        <circle r="4" />
        {GEAR_TEETH.map((angle) => (
          <path key={angle} className={styles.tooth} d="M0-11v-5" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path d="M88 68V33h22v35M88 33l12 5v35l-12-5M82 68h34" />
      {label(text, 127, 54, styles.small)}
    </>
  ),
  pin: () => (
    <>
      {screen}
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <rect className={styles.field} x={42 + i * 20} y="38" width="16" height="22" rx="3" />
          <circle className={styles.dot} cx={50 + i * 20} cy="49" r="3" />
        </g>
      ))}
    </>
  ),
  media: () => (
    <>
      {screen}
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <rect
            className={i === 1 ? styles.chosen : styles.field}
            x="31"
            y={25 + i * 18}
            width="62"
            height="13"
            rx="2"
          />
          <path d={`M37 ${31.5 + i * 18}h${[34, 42, 26][i]}`} />
        </g>
      ))}
      <rect className={styles.button} x="99" y="58" width="32" height="16" rx="4" />
      <path className={styles.buttonLine} d="M115 62v8m-4-4 4 4 4-4" />
      {touch(127, 72)}
    </>
  ),
  wait: (text) => (
    <>
      {screen}
      <circle cx="50" cy="50" r="17" />
      <path className={styles.accent} d="M50 39v11l7 5" />
      {label(text, 102, 54, styles.small)}
    </>
  ),
};

export function StepDrawing({ id, text }: { id: GuideDrawingId; text?: string | undefined }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 100" aria-hidden="true">
      {DRAWINGS[id](text)}
    </svg>
  );
}
