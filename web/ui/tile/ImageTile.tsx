import type { ComponentProps, ReactNode, Ref } from "react";
import { UI } from "#messages/ui.ts";
import { Button } from "../button/Button.tsx";
import { classNames } from "../classes.ts";
import { Icon, type IconShape } from "../icon/Icon.tsx";
import type { Size } from "../size.ts";
import styles from "./ImageTile.module.css";

export interface TileAction {
  readonly label: string;
  readonly icon: IconShape;
  readonly text?: string;
  readonly disabled?: boolean;
  onPress(): void;
}

export interface ImageTileProps extends Omit<ComponentProps<"li">, "className"> {
  src?: string | undefined;
  sign?: IconShape;
  alt: string;
  name: string;
  facts?: string | undefined;
  shape: Size;
  validity?: "valid" | "invalid" | undefined;
  note?: ReactNode;
  number?: number;
  actions?: readonly TileAction[];
  onOpen?: (() => void) | undefined;
  handleProps?: Omit<ComponentProps<"div">, "className" | "style"> | undefined;
  isLifted?: boolean;
}

export function ImageTile({
  src,
  sign,
  alt,
  name,
  facts,
  shape,
  validity,
  note,
  number,
  actions = [],
  handleProps,
  onOpen,
  isLifted = false,
  ...rest
}: ImageTileProps) {
  return (
    <li
      {...rest}
      className={classNames(
        "relative column slip",
        styles.tile,
        validity && styles[validity],
        isLifted && styles.lifted,
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have a button for the same action */}
      <div
        {...handleProps}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === "Enter" && onOpen && !isLifted) onOpen();
          else handleProps?.onKeyDown?.(event);
        }}
        className={classNames(
          "relative grid well",
          styles.frame,
          handleProps && styles.grip,
          onOpen && "pressable",
        )}
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
      >
        {sign && <Icon shape={sign} />}
        {src !== undefined && <img className={styles.picture} src={src} alt={alt} draggable={false} />}
        {number !== undefined && <span className={classNames("badge centred", styles.number)}>{number}</span>}
      </div>
      <div className={classNames("stack-1", styles.words)}>
        <p className="cut strong small" title={name}>
          {name}
        </p>
        {(facts || validity) && (
          <p className={classNames("wrap soft", styles.facts)}>
            {validity && (
              <span className={classNames("strong", styles.mark)}>
                <Icon shape={validity === "valid" ? "check" : "alert"} />
                {validity === "valid" ? UI.valid : UI.invalid}
              </span>
            )}
            {facts}
          </p>
        )}
        {note && <div className="small">{note}</div>}
      </div>
      {actions.length > 0 && (
        <div className={classNames("wrap", styles.actions)}>
          {actions.map(({ label, icon, text, disabled, onPress }) => (
            <Button
              key={label}
              size="small"
              variant="quiet"
              icon={icon}
              aria-label={label}
              unavailable={disabled}
              onClick={({ detail: clicks }) => clicks < 2 && !disabled && onPress()}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

interface TileGridProps {
  label: string;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

export function TileGrid({ children, label, ref }: TileGridProps) {
  return (
    <ul ref={ref} className={classNames("stack-4", styles.grid)} aria-label={label}>
      {children}
    </ul>
  );
}
