import { type CSSProperties, type ReactNode, useState } from "react";
import { classes } from "../ui/classes.ts";
import { type Accent, type Box, type Size, showSize } from "../ui/size.ts";
import { SCREEN } from "../words/screen.ts";
import styles from "./MachineFrame.module.css";

export interface MachineBox {
  readonly id: string;
  readonly label: string;
  /** Pixels of the screen. */
  readonly box: Box;
  /** Its image; without one the box is outlined. */
  readonly src?: string | undefined;
  readonly alt?: string;
  /** Drawn in place of an image, over the whole of the box: what is being worked on. */
  readonly live?: ReactNode;
  /** A word on its corner: Default. */
  readonly badge?: string | undefined;
  /** Makes the box a button: the same as a press on its slot. */
  readonly onPress?: (() => void) | undefined;
  /** Set apart from the others: its slot has the focus. */
  readonly highlighted?: boolean;
}

export interface MachineFrameProps {
  /** What the picture of the machine shows: Blends on the machine's screen. */
  label: string;
  screen: Size;
  template?: string | undefined;
  boxes?: readonly MachineBox[];
  /** What the machine itself draws over the images. */
  overlays?: readonly { readonly label: string; readonly box: Box }[];
  accent?: Accent;
  /** The screen alone, for thumbnails: no bezel, and no words in empty boxes. */
  thumbnail?: boolean;
  children?: ReactNode;
}

/** The machine's screen in its bezel, with images in their boxes, true in proportion at any width. */
export function MachineFrame({
  label,
  screen,
  template,
  boxes = [],
  overlays = [],
  accent = "neutral",
  thumbnail = false,
  children,
}: MachineFrameProps) {
  return (
    <figure
      className={classes(styles.machine, styles[accent], thumbnail && styles.thumbnail)}
      aria-label={label}
    >
      <div className={styles.bezel}>
        <div className={styles.screen} style={{ aspectRatio: `${screen.width} / ${screen.height}` }}>
          {template && <Picture src={template} alt="" />}
          {boxes.map((box) => (
            <BoxView key={box.id} box={box} screen={screen} />
          ))}
          {overlays.map((overlay) => (
            <span key={overlay.label} className={styles.overlay} style={placeOn(screen, overlay.box)}>
              {overlay.label}
            </span>
          ))}
          {children}
        </div>
      </div>
    </figure>
  );
}

function BoxView({ box, screen }: { box: MachineBox; screen: Size }) {
  const isFilled = box.src !== undefined || box.live !== undefined;
  const look = classes(styles.box, !isFilled && styles.empty, box.highlighted && styles.highlighted);
  const style = placeOn(screen, box.box);
  const inside = (
    <>
      {box.live}
      {!isFilled && (
        <span className={styles.words}>
          <span>{box.label}</span>
          <span className={styles.size}>{showSize(box.box)}</span>
          <span className={styles.spoken}>{SCREEN.empty}</span>
        </span>
      )}
      {box.src !== undefined && !box.live && <Picture src={box.src} alt={box.alt ?? box.label} />}
      {box.badge && <span className={styles.badge}>{box.badge}</span>}
    </>
  );
  if (!box.onPress) {
    return (
      <div className={look} style={style}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" className={look} style={style} onClick={box.onPress}>
      {inside}
    </button>
  );
}

/** An image over the whole of its box. One that does not load leaves no broken picture on the machine. */
function Picture({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState<string>();
  return broken === src ? null : (
    <img className={styles.image} src={src} alt={alt} draggable={false} onError={() => setBroken(src)} />
  );
}

/** Screen pixels as shares of the screen, which scales. */
const placeOn = (screen: Size, { x, y, width, height }: Box): CSSProperties => ({
  left: `${(x / screen.width) * 100}%`,
  top: `${(y / screen.height) * 100}%`,
  width: `${(width / screen.width) * 100}%`,
  height: `${(height / screen.height) * 100}%`,
});
