import { type MouseEvent, useEffect, useRef } from "react";
import { SIMULATOR } from "#messages/review.ts";
import type { Hotspot, PouringPhase } from "../../../shared/machine/walk.ts";
import type { ScreenDescription } from "../../screen/describe.ts";
import { boxStyle } from "../../screen/MachineFrame.tsx";
import { MachineScreen } from "../../screen/MachineScreen.tsx";
import { classNames } from "../../ui/classes.ts";
import type { MachineOrder } from "./order.ts";
import styles from "./Try.module.css";

interface LiveScreenProps {
  order: MachineOrder;
  label: string;
  screen: ScreenDescription;
  hotspots: readonly Hotspot[];
  pouring: PouringPhase | undefined;
  hints: boolean;
  isBare: boolean;
  onTouch(hotspot: Hotspot | undefined): void;
}

export function LiveScreen({
  order,
  label,
  screen,
  hotspots,
  pouring,
  hints,
  isBare,
  onTouch,
}: LiveScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { phase } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused button is removed with its screen
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: a touch that misses every button needs no key equivalent
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise
    <div
      ref={root}
      className={classNames(styles.live, hints && styles.hints)}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // `relatedTarget` is null if the focused button was removed.
        if (relatedTarget) hadFocus.current = false;
      }}
      onClick={(event) => touch(event, undefined)}
    >
      <MachineScreen
        label={SIMULATOR.machine}
        thumbnail={isBare}
        screen={{
          ...screen,
          // The buttons carry the labels.
          pictures: screen.pictures.map((picture) => ({ ...picture, label: "", badge: undefined })),
          overlays: isDone ? [] : screen.overlays,
        }}
      >
        {!isDone &&
          hotspots.map((hotspot) => (
            <button
              key={`${order.screen} ${hotspot.id}`}
              type="button"
              className={classNames(
                styles.spot,
                styles[hotspot.kind],
                hotspot.target !== "stay" && styles.leads,
              )}
              style={boxStyle(screen.size, hotspot.box)}
              aria-label={hotspot.label}
              onClick={(event) => touch(event, hotspot)}
            />
          ))}
        {pouring && words !== undefined && (
          <div
            className={classNames("grid centred", styles.progress)}
            style={boxStyle(screen.size, pouring.progress.box)}
          >
            <span className={classNames("semibold", styles.says)}>{words}</span>
            <span className={styles.track}>
              <span
                key={order.since}
                className={classNames(styles.fill, isDone && styles.filled)}
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
        <span className="spoken">
          {label}
          {words !== undefined && `: ${words}`}
        </span>
      </div>
    </div>
  );
}
