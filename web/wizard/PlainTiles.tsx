import { ImageTile } from "../ui/tile/ImageTile.tsx";
import { TileGrid } from "../ui/tile/TileGrid.tsx";
import { WIZARD } from "../words/wizard.ts";
import { type ListTilesProps, tileOf } from "./list-tile.ts";

/** The images of a list, ordered by buttons: what stands until dragging is loaded. */
export function PlainTiles(props: ListTilesProps) {
  return (
    <TileGrid label={WIZARD.imagesInOrder}>
      {props.images.map((image, index) => (
        <ImageTile key={image.id} {...tileOf(props, image, index)} />
      ))}
    </TileGrid>
  );
}
