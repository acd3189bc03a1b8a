import { type MouseEvent, useEffect, useRef } from "react";
import type { Hotspot, Pouring } from "../../../shared/machine/walk.ts";
import { TRY } from "../../messages/en/try.ts";
import type { ScreenDescription } from "../../screen/describe.ts";
import { MachineScreen } from "../../screen/MachineScreen.tsx";
import { placeOn } from "../../screen/place-on.ts";
import { classes } from "../../ui/classes.ts";
import { Spoken } from "../../ui/spoken/Spoken.tsx";
import styles from "./LiveScreen.module.css";
import type { Order } from "./order.ts";

export interface LiveScreenProps {
  order: Order;
  /** What the screen is called. */
  label: string;
  screen: ScreenDescription;
  hotspots: readonly Hotspot[];
  pouring: Pouring | undefined;
  /** Shows where a touch leads on. */
  hints: boolean;
  /** The screen alone, without the machine around it. */
  bare?: boolean;
  /** Of a hotspot, or of the screen beside them all. */
  onTouch(hotspot: Hotspot | undefined): void;
}

/** The machine's screen as a customer touches it. */
export function LiveScreen({
  order,
  label,
  screen,
  hotspots,
  pouring,
  hints,
  bare = false,
  onTouch,
}: LiveScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { phase } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus went with the screen
  useEffect(() => {
    if (hadFocus.current && !root.current?.contains(document.activeElement))
      (root.current?.querySelector("button") ?? root.current)?.focus({ preventScroll: true });
  }, [order.screen, phase]);

  const isDone = phase === "done";
  const words = isDone ? pouring?.progress.done : phase === "pouring" ? pouring?.progress.pouring : undefined;
  const touch = (event: MouseEvent, hotspot: Hotspot | undefined) => {
    event.stopPropagation();
    onTouch(hotspot);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a touch beside all keys does nothing that a key could
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise
    <div
      ref={root}
      className={classes(styles.live, hints && styles.hints)}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Without a target it went with what had it, or to nothing.
        if (relatedTarget) hadFocus.current = false;
      }}
      onClick={(event) => touch(event, undefined)}
    >
      <MachineScreen
        label={TRY.machine}
        thumbnail={bare}
        screen={{
          ...screen,
          // Their buttons have their names.
          pictures: screen.pictures.map((picture) => ({ ...picture, label: "", badge: undefined })),
          overlays: isDone ? [] : screen.overlays,
        }}
      >
        {!isDone &&
          hotspots.map((hotspot) => (
            <button
              key={`${order.screen} ${hotspot.id}`}
              type="button"
              className={classes(styles.spot, styles[hotspot.kind], hotspot.leads !== "stay" && styles.leads)}
              style={placeOn(screen.size, hotspot.box)}
              aria-label={hotspot.label}
              onClick={(event) => touch(event, hotspot)}
            />
          ))}
        {pouring && words !== undefined && (
          <div className={styles.progress} style={placeOn(screen.size, pouring.progress.box)}>
            <span className={styles.says}>{words}</span>
            <span className={styles.track}>
              <span
                key={order.since}
                className={classes(styles.fill, isDone && styles.full)}
                style={{
                  animationDuration: `${pouring.ms}ms`,
                  animationDelay: `${Math.min(0, order.since - performance.now())}ms`,
                }}
              />
            </span>
          </div>
        )}
      </MachineScreen>
      <div aria-live="polite">
        <Spoken>
          {label}
          {words !== undefined && `: ${words}`}
        </Spoken>
      </div>
    </div>
  );
}
