import { type ComponentProps, type CSSProperties, type ReactNode, useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { classNames } from "../ui/classes.ts";
import { type Box, formatSizeForDisplay, type Size } from "../ui/size.ts";
import { waitToRetry } from "../ui/wait-to-retry.ts";
import type { ScreenDescription, ScreenPicture } from "./describe.ts";
import styles from "./MachineFrame.module.css";

export interface MachineFrameProps {
  label: string;
  screen: ScreenDescription;
  live?: { readonly slot: string; readonly picture: ReactNode } | undefined;
  highlighted?: string | undefined;
  onPress?: ((slot: string) => void) | undefined;
  /** Props of a box's button, if `onPress` is set. */
  buttonProps?: ((picture: ScreenPicture) => ComponentProps<"button">) | undefined;
  /** Leaves out the bezel and the text of empty boxes. */
  thumbnail?: boolean;
  between?: ReactNode;
  children?: ReactNode;
}

export function MachineFrame({
  label,
  screen,
  live,
  highlighted,
  onPress,
  buttonProps,
  thumbnail = false,
  between,
  children,
}: MachineFrameProps) {
  const { size, template, pictures, overlays, accent } = screen;
  return (
    <figure
      className={classNames(styles.machine, accent !== "neutral" && accent, thumbnail && styles.thumbnail)}
      aria-label={label}
    >
      <div className={classNames("dark", styles.bezel)}>
        <div className={styles.screen} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
          {template && <Picture src={template} alt="" thumbnail={thumbnail} />}
          {pictures.map((picture) => (
            <BoxView
              key={picture.slot}
              picture={picture}
              screen={size}
              thumbnail={thumbnail}
              live={live?.slot === picture.slot ? live.picture : undefined}
              isHighlighted={highlighted === picture.slot}
              button={onPress && { ...buttonProps?.(picture), onClick: () => onPress(picture.slot) }}
            />
          ))}
          {between}
          {overlays.map((overlay) => (
            <span key={overlay.slot} className={styles.overlay} style={boxStyle(size, overlay.box)}>
              {overlay.label}
            </span>
          ))}
          {children}
        </div>
      </div>
    </figure>
  );
}

export const boxStyle = (screen: Size, { x, y, width, height }: Box): CSSProperties => ({
  left: `${(x / screen.width) * 100}%`,
  top: `${(y / screen.height) * 100}%`,
  width: `${(width / screen.width) * 100}%`,
  height: `${(height / screen.height) * 100}%`,
});

interface BoxViewProps {
  picture: ScreenPicture;
  screen: Size;
  thumbnail: boolean;
  live: ReactNode;
  isHighlighted: boolean;
  button: ComponentProps<"button"> | undefined;
}

function BoxView({
  picture: { box, label, source, description, badge },
  screen,
  thumbnail,
  live,
  isHighlighted,
  button,
}: BoxViewProps) {
  const isFilled = source !== undefined || live !== undefined;
  const look = classNames(styles.box, !isFilled && styles.empty, isHighlighted && styles.highlighted);
  const style = boxStyle(screen, box);
  const inside = (
    <>
      {live}
      {!isFilled && (
        <span
          className={thumbnail ? "spoken" : classNames("grid fluid anywhere strong centred", styles.words)}
        >
          <span>{label}</span>
          <span className={classNames("muted", styles.size)}>{formatSizeForDisplay(box)}</span>
          <span className="spoken">{SCREEN.empty}</span>
        </span>
      )}
      {source !== undefined && !live && (
        <Picture
          src={source}
          alt={description ? SCREEN.shows(label, description) : label}
          thumbnail={thumbnail}
        />
      )}
      {badge && <span className={classNames("strong", styles.badge)}>{badge}</span>}
    </>
  );
  return button ? (
    <button type="button" {...button} className={look} style={style}>
      {inside}
    </button>
  ) : (
    <div className={look} style={style}>
      {inside}
    </div>
  );
}

function Picture({ src, alt, thumbnail }: { src: string; alt: string; thumbnail: boolean }) {
  const [broken, setBroken] = useState<string>();
  return broken === src ? null : (
    <img
      className="cover"
      src={src}
      alt={alt}
      decoding={thumbnail ? "async" : "auto"}
      draggable={false}
      onError={() => {
        setBroken(src);
        void waitToRetry().then(() => setBroken(undefined));
      }}
    />
  );
}
