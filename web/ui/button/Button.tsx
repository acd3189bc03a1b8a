import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "../classes.ts";
import { Icon, type IconShape, Spinner } from "../icon/Icon.tsx";
import styles from "./Button.module.css";

export interface ButtonAppearance {
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: "small" | "regular" | "large" | undefined;
  icon?: IconShape | undefined;
  iconAt?: "start" | "end" | undefined;
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<"button">, "className" | "style"> {
  busy?: boolean;
  busyLabel?: string | undefined;
  /** Looks disabled, but a click can explain why. */
  unavailable?: boolean | undefined;
}

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
      className={classNamesOf({ variant, size, wide })}
      aria-disabled={busy || unavailable || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Content icon={icon} iconAt={iconAt} busy={busy}>
        {busy ? (busyLabel ?? children) : children}
      </Content>
    </button>
  );
}

interface ButtonLinkProps extends ButtonAppearance {
  href: string;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

export function ButtonLink({ href, variant, size, icon, iconAt, wide, onClick, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={classNamesOf({ variant, size, wide })} onClick={() => onClick?.()}>
      <Content icon={icon} iconAt={iconAt}>
        {children}
      </Content>
    </Link>
  );
}

const classNamesOf = ({ variant = "secondary", size = "regular", wide }: ButtonAppearance) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide);

interface ContentProps extends Pick<ButtonAppearance, "icon" | "iconAt"> {
  busy?: boolean;
  children?: ReactNode;
}

function Content({ icon, iconAt = "start", busy = false, children }: ContentProps) {
  const iconOrSpinner = busy ? <Spinner /> : icon && <Icon shape={icon} />;
  return (
    <>
      {(busy || iconAt === "start") && iconOrSpinner}
      {children !== undefined && <span className={styles.words}>{children}</span>}
      {!busy && iconAt === "end" && iconOrSpinner}
    </>
  );
}
