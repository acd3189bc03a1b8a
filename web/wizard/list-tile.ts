import type { Size } from "../ui/size.ts";
import type { ImageTileProps } from "../ui/tile/ImageTile.tsx";
import { WIZARD } from "../words/wizard.ts";

/** An image of a list, as its tile shows it. */
export interface ListImage {
  readonly id: string;
  readonly src: string;
  readonly name: string;
  readonly isMissing: boolean;
  /** Why, and what to do. */
  readonly missingWords: string;
}

export interface ListTilesProps {
  images: readonly ListImage[];
  shape: Size;
  onMove(id: string, index: number): Promise<void>;
  onAdjust(id: string): Promise<void>;
  onRemove(id: string): Promise<void>;
}

/** The props of an image's tile: its buttons work whether or not it can be dragged. */
export const tileOf = (
  { images, shape, onMove, onAdjust, onRemove }: ListTilesProps,
  { id, src, name, isMissing, missingWords }: ListImage,
  index: number,
): ImageTileProps => ({
  ...(!isMissing && { src }),
  alt: WIZARD.image(index + 1, name),
  name,
  shape,
  number: index + 1,
  ...(isMissing && {
    validity: "invalid",
    note: missingWords,
  }),
  ...(!isMissing && { onOpen: () => void onAdjust(id) }),
  actions: [
    ...(isMissing
      ? []
      : [
          {
            label: WIZARD.actionFor(WIZARD.adjust, WIZARD.image(index + 1, name)),
            icon: "crop" as const,
            onPress: () => onAdjust(id),
          },
        ]),
    {
      label: WIZARD.moveEarlier(index + 1),
      icon: "back",
      disabled: index === 0,
      onPress: () => onMove(id, index - 1),
    },
    {
      label: WIZARD.moveLater(index + 1),
      icon: "forward",
      disabled: index === images.length - 1,
      onPress: () => onMove(id, index + 1),
    },
    { label: WIZARD.removeImage(index + 1), icon: "trash", onPress: () => onRemove(id) },
  ],
});
