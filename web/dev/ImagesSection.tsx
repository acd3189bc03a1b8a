import { type ComponentProps, useState } from "react";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { DropZone, DropZoneView } from "../ui/dropzone/DropZone.tsx";
import { readClipboardImages } from "../ui/dropzone/page-files.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { ImageTile, type ImageTileProps, type TileAction, TileGrid } from "../ui/tile/ImageTile.tsx";
import styles from "./ComponentsPage.module.css";
import { BLEND_SIZE, createSamplePicture, SCREEN_SIZE } from "./samples.ts";

const nothing = () => undefined;
const HINT = "Required: PNG • 302 × 485 pixels";
const BLENDS = { screen: SCREEN_SIZE, sizes: [BLEND_SIZE] };
const blend = createSamplePicture(BLEND_SIZE, 28);
const wide = createSamplePicture(SCREEN_SIZE, 18);
const iced = createSamplePicture(SCREEN_SIZE, 205);

const ZONES: readonly Partial<ComponentProps<typeof DropZoneView>>[] = [
  { label: "Dragging, hot", drawing: BLENDS, accent: "hot", dragging: true },
  { label: "Busy", drawing: BLENDS, busy: "Checking the image" },
  {
    label: "Filled",
    hint: "302 × 485",
    shape: BLEND_SIZE,
    picture: { src: blend, alt: "A cup of coffee", size: BLEND_SIZE },
    actions: (
      <Button size="small" icon={ICONS.trash}>
        Remove
      </Button>
    ),
  },
  {
    label: "Default, cold",
    accent: "cold",
    shape: SCREEN_SIZE,
    picture: { src: iced, alt: "An iced cup", size: SCREEN_SIZE, badge: "Default" },
  },
  {
    label: "Refused",
    hint: HINT,
    drawing: BLENDS,
    error: { message: "Image must be exactly 302x485 pixels.", detail: "latte-final.png is 600 × 900." },
    actions: <Button size="small">Fit it to 302 × 485</Button>,
  },
  {
    label: "Several sizes",
    drawing: { screen: SCREEN_SIZE, sizes: [BLEND_SIZE, { width: 400, height: 400 }] },
    multiple: true,
  },
  { label: "Compact", hint: "2 of 4", compact: true, multiple: true },
];

const MOVES: TileAction[] = [
  { label: "Move summer-menu.png back", icon: "back", disabled: true, onPress: nothing },
  { label: "Move summer-menu.png forward", icon: "forward", onPress: nothing },
  { label: "Remove summer-menu.png", icon: ICONS.trash, text: "Remove", onPress: nothing },
];
const LONG_NAME = "a-very-long-name-of-a-picture-that-does-not-fit.png";

const TILES: readonly (Partial<ImageTileProps> & { name: string })[] = [
  { name: "summer-menu.png", src: wide, number: 1, actions: MOVES },
  { name: "valid.png", src: wide, facts: "1024 × 768", validity: "valid" },
  { name: LONG_NAME, src: blend, facts: "302 × 485", validity: "invalid", note: "Needs 1024 × 768." },
  { name: "being-read.png" },
];

export function ImagesSection() {
  const [taken, setTaken] = useState<string[]>([]);
  const take = (files: File[]) => setTaken(files.map((file) => file.name));
  return (
    <section className="stack-5 shrinks">
      <h2>Drop zones</h2>
      <div className={classNames("stack-5", styles.columns)}>
        <DropZone
          label="Live"
          hint={HINT}
          drawing={BLENDS}
          multiple
          onFiles={take}
          actions={
            <>
              <Button
                size="small"
                icon={ICONS.clipboard}
                onClick={async () => take(await readClipboardImages())}
              >
                Paste
              </Button>
              {taken.join(", ")}
            </>
          }
        />
        {ZONES.map((zone) => (
          <DropZoneView key={zone.label} label="" dragging={false} onPick={nothing} {...zone} />
        ))}
      </div>
      <h2>Tiles</h2>
      <TileGrid label="Sample images">
        {TILES.map((tile) => (
          <ImageTile key={tile.name} alt="" shape={SCREEN_SIZE} {...tile} />
        ))}
      </TileGrid>
    </section>
  );
}
