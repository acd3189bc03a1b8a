import { useId, useState } from "react";
import { WIZARD } from "#messages/wizard.ts";
import { useSorting } from "../ui/drag/useSorting.ts";
import type { Size } from "../ui/size.ts";
import { Spoken } from "../ui/spoken/Spoken.tsx";
import { ImageTile, type TileAction, TileGrid } from "../ui/tile/ImageTile.tsx";

interface ListImage {
  readonly id: string;
  readonly src: string;
  readonly name: string;
  readonly isMissing: boolean;
  readonly missingText: string;
}

interface ListTilesProps {
  images: readonly ListImage[];
  shape: Size;
  onMove(id: string, index: number): Promise<void>;
  onAdjust(id: string): Promise<void>;
  onRemove(id: string): Promise<void>;
}

export function ListTiles({ images, shape, onMove, onAdjust, onRemove }: ListTilesProps) {
  const instructions = useId();
  const stored = images.map(({ id }) => id);
  // From a drop until it is stored, its order is shown.
  const [dropped, setDropped] = useState<{ from: string; ids: readonly string[] }>();
  const ids = dropped?.from === stored.join() ? dropped.ids : stored;
  const move = (id: string, to: number) => {
    const others = ids.filter((other) => other !== id);
    setDropped({ from: stored.join(), ids: others.toSpliced(to, 0, id) });
    void onMove(id, to).finally(() => setDropped(undefined));
  };
  const sorting = useSorting(ids, move, WIZARD.drag);

  const actionsOf = ({ id, name, isMissing }: ListImage, index: number): TileAction[] => [
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
      disabled: index === ids.length - 1,
      onPress: () => onMove(id, index + 1),
    },
    { label: WIZARD.removeImage(index + 1), icon: "trash", onPress: () => onRemove(id) },
  ];
  return (
    <div>
      <p id={instructions} hidden>
        {WIZARD.drag.instructions}
      </p>
      <div role="status" aria-live="assertive">
        <Spoken>{sorting.spoken}</Spoken>
      </div>
      <TileGrid label={WIZARD.imagesInOrder} ref={sorting.setArea}>
        {ids.map((id, index) => {
          const image = images.find((each) => each.id === id);
          if (!image) return null;
          const { src, name, isMissing, missingText } = image;
          return (
            <ImageTile
              key={id}
              {...sorting.elementAt(index)}
              grip={{
                ...sorting.handleOf(id),
                "aria-label": WIZARD.drag.handle(index + 1),
                "aria-describedby": instructions,
              }}
              alt={WIZARD.image(index + 1, name)}
              name={name}
              shape={shape}
              number={index + 1}
              actions={actionsOf(image, index)}
              {...(isMissing
                ? { validity: "invalid", note: missingText }
                : { src, onOpen: () => void onAdjust(id) })}
            />
          );
        })}
      </TileGrid>
    </div>
  );
}
