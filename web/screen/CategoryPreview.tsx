import type { ReactNode } from "react";
import type { Arrangement, Category, MachineModel } from "../../shared/machine/types.ts";
import type { ImageRecord } from "../document/design.ts";
import { type MachineBox, MachineFrame } from "./MachineFrame.tsx";
import { useImageSources } from "./useImageSources.ts";

/** What stands in one box of the screen. */
export interface PreviewImage {
  readonly image: Pick<ImageRecord, "url">;
  /** Read out, and shown where there is none. */
  readonly label: string;
  /** A word on its corner. */
  readonly badge?: string | undefined;
}

export interface CategoryPreviewProps {
  model: MachineModel;
  category: Category;
  arrangement: Arrangement;
  /** What the picture shows, for whoever does not see it. */
  label: string;
  /** By slot; a list has the one slot of its arrangement. */
  images: Readonly<Record<string, PreviewImage | undefined>>;
  /** What an empty box is called. */
  labelOf: (slot: string) => string;
  /** What is being worked on, drawn in the place of a slot's image. */
  live?: { readonly slot: string; readonly picture: ReactNode } | undefined;
  /** The slot that has the focus elsewhere. */
  highlighted?: string | undefined;
  onPress?: ((slot: string) => void) | undefined;
  /** A thumbnail. */
  thumbnail?: boolean;
}

/** One screen of the machine: its template with images in the catalogue's boxes, and its overlays. */
export function CategoryPreview({
  model,
  category,
  arrangement,
  label,
  images,
  labelOf,
  live,
  highlighted,
  onPress,
  thumbnail = false,
}: CategoryPreviewProps) {
  const sourceOf = useImageSources(Object.values(images).flatMap((each) => each?.image.url ?? []));
  const boxes = arrangement.places.map(({ slot, box }): MachineBox => {
    const shown = images[slot];
    return {
      id: slot,
      box,
      label: shown?.label ?? labelOf(slot),
      live: live?.slot === slot ? live.picture : undefined,
      src: shown && sourceOf(shown.image.url),
      badge: shown?.badge,
      highlighted: highlighted === slot,
      onPress: onPress && (() => onPress(slot)),
    };
  });
  return (
    <MachineFrame
      label={label}
      screen={model.screen}
      template={arrangement.template}
      boxes={boxes}
      overlays={arrangement.overlays ?? []}
      accent={category.accent}
      thumbnail={thumbnail}
    />
  );
}
