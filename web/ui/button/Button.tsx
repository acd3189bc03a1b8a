import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "wouter";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { Spinner } from "../icon/Spinner.tsx";
import styles from "./Button.module.css";

export interface KeyLook {
  /** `primary` is the one main action of a screen. */
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: "small" | "regular" | "large" | undefined;
  icon?: IconName | undefined;
  /** Which side of the words the icon stands on. */
  iconAt?: "start" | "end" | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends KeyLook, Omit<ComponentProps<"button">, "className" | "style"> {
  /** Under way: it shows `busyLabel`, and presses do nothing. It keeps the focus. */
  busy?: boolean;
  busyLabel?: string | undefined;
  /** Looks and is announced as disabled, yet takes the focus and presses, so that it can say why. */
  unavailable?: boolean | undefined;
}

/** A key of the machine: pressed by thumb, 44 px or more, and it goes down. */
export function Button({
  variant,
  size,
  icon,
  iconAt,
  wide,
  busy = false,
  busyLabel,
  unavailable = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, wide })}
      aria-disabled={busy || unavailable || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Face icon={icon} iconAt={iconAt} busy={busy}>
        {busy ? (busyLabel ?? children) : children}
      </Face>
    </button>
  );
}

interface ButtonLinkProps extends KeyLook {
  href: string;
  children: ReactNode;
}

/** A key that goes to a page of the app. */
export function ButtonLink({ href, variant, size, icon, iconAt, wide, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={lookOf({ variant, size, wide })}>
      <Face icon={icon} iconAt={iconAt}>
        {children}
      </Face>
    </Link>
  );
}

const lookOf = ({ variant = "secondary", size = "regular", wide }: KeyLook) =>
  classes(styles.key, styles[variant], styles[size], wide && styles.wide);

interface FaceProps extends Pick<KeyLook, "icon" | "iconAt"> {
  busy?: boolean;
  children?: ReactNode;
}

function Face({ icon, iconAt = "start", busy = false, children }: FaceProps) {
  const sign = busy ? <Spinner /> : icon && <Icon name={icon} />;
  return (
    <>
      {(busy || iconAt === "start") && sign}
      {children !== undefined && <span className={styles.words}>{children}</span>}
      {!busy && iconAt === "end" && sign}
    </>
  );
}
