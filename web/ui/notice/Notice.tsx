import type { ReactNode } from "react";
import { UI } from "#messages/ui.ts";
import { Button } from "../button/Button.tsx";
import { classNames } from "../classes.ts";
import { Icon, type IconShape } from "../icon/Icon.tsx";
import { ICONS } from "../icon/icons.ts";
import styles from "./Notice.module.css";

export type NoticeTone = "info" | "valid" | "warning" | "error";

const SIGNS: Readonly<Record<NoticeTone, IconShape>> = {
  info: ICONS.info,
  valid: "check",
  warning: "alert",
  error: "alert",
};

export interface NoticeAction {
  readonly label: string;
  readonly icon?: IconShape;
  onPress(): void;
}

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  action?: NoticeAction | undefined;
  secondAction?: NoticeAction | false | undefined;
  onDismiss?: (() => void) | undefined;
  announced?: boolean;
}

export function Notice({
  tone = "info",
  title,
  children,
  action,
  secondAction,
  onDismiss,
  announced = false,
}: NoticeProps) {
  return (
    <div className={classNames("row", styles.notice, styles[tone])} role={announced ? "status" : undefined}>
      <span className={classNames("large", styles.sign)}>
        <Icon shape={SIGNS[tone]} />
      </span>
      <div className={classNames("stack-1 shrinks", styles.words)}>
        {title && <p className="strong">{title}</p>}
        {children && <div className="measure">{children}</div>}
      </div>
      {(action || onDismiss) && (
        <div className={classNames("row", styles.actions)}>
          {action && (
            <Button size="small" icon={action.icon} onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          {secondAction && (
            <Button size="small" icon={secondAction.icon} onClick={secondAction.onPress}>
              {secondAction.label}
            </Button>
          )}
          {onDismiss && (
            <Button size="small" variant="quiet" icon="cross" aria-label={UI.dismiss} onClick={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}

export const ErrorNotice = ({ children }: { children: string | false | undefined }) =>
  children && (
    <Notice tone="error" announced>
      {children}
    </Notice>
  );
