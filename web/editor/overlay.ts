import type { ReactNode } from "react";
import type { Box, Size } from "../../shared/machine/types.ts";
import type { IconName } from "../ui/icon/Icon.tsx";

/** What stands on the picture and has tabs of its own in the editor: words, a logo. `Over` is all that they keep. */
export interface Overlay<Over> {
  /** As the editor begins where nothing was kept. */
  readonly start: Over;
  readonly tabs: readonly OverlayTab<Over>[];
  /** Whether nothing stands on the picture: then it is left as it is. */
  isEmpty(over: Over): boolean;
  /**
   * The picture with what stands on it, of the same size; what is shown is what is kept.
   *
   * @param picture a PNG of the frame's size
   * @throws where it can't be made, or the signal ends it
   */
  bake(picture: Uint8Array<ArrayBuffer>, over: Over, frame: Size, signal: AbortSignal): Promise<Baked>;
}

export interface Baked {
  readonly png: Uint8Array<ArrayBuffer>;
  /** Where each tab's part stands, by the tab's id, in pixels of the frame: pressing it opens the tab. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** The pictures beside it on the machine that come out otherwise with it, as PNG, by their slots. */
  readonly beside?: Beside;
}

export type Beside = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** While a tab is open, its part alone is moved on the stage. */
export interface OverlayTab<Over> {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Its controls, beside the stage; on a phone below it. */
  Panel(props: OverlayPanelProps<Over>): ReactNode;
  /** Dragging and arrow keys, in pixels of the frame. */
  move(over: Over, by: { readonly x: number; readonly y: number }, frame: Size): Over;
  /** Where a drag was meant to end: on the middle, along the safe edges, if they are within reach. */
  snap?(over: Over, reach: number, frame: Size): Over;
  /** Pinching, the wheel, + and −: by what it grows. */
  zoom(over: Over, factor: number, frame: Size): Over;
}

export interface OverlayPanelProps<Over> {
  readonly over: Over;
  readonly frame: Size;
  /** Its part as it is drawn; undefined where it isn't. */
  readonly box: Box | undefined;
  /** @param kind what is changed: of one kind, one shortly after another are one step of Undo */
  onChange(change: (over: Over) => Over, kind: string): void;
}
