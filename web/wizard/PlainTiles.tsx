import { ImageTile } from "../ui/tile/ImageTile.tsx";
import { TileGrid } from "../ui/tile/TileGrid.tsx";
import { WIZARD } from "../words/wizard.ts";
import { type ListTilesProps, tileOf } from "./list-tile.ts";

interface PlainTilesProps extends ListTilesProps {
  /** Dragging is on its way. */
  isPassing?: boolean;
}

/** The images of a list, ordered by buttons; shown until dragging is loaded. */
export function PlainTiles({ isPassing = false, ...props }: PlainTilesProps) {
  return (
    <TileGrid label={WIZARD.imagesInOrder} aria-busy={isPassing || undefined}>
      {props.images.map((image, index) => (
        <ImageTile key={image.id} {...tileOf(props, image, index)} />
      ))}
    </TileGrid>
  );
}
