import { useMemo, useState } from "react";
import { Button } from "../ui/button/Button.tsx";
import { DropZone, DropZoneView } from "../ui/dropzone/DropZone.tsx";
import { canReadClipboard, readClipboardImages } from "../ui/dropzone/page-files.tsx";
import { ImageTile, type TileAction, TileGrid } from "../ui/tile/ImageTile.tsx";
import styles from "./ComponentsPage.module.css";
import { BLEND, CUP, SCREEN, samplePicture, WIDE } from "./samples.ts";

const nothing = () => undefined;

const actions = (name: string): TileAction[] => [
  { label: `Move ${name} back`, icon: "back", disabled: true, onPress: nothing },
  { label: `Move ${name} forward`, icon: "forward", onPress: nothing },
  { label: `Remove ${name}`, icon: "trash", word: "Remove", onPress: nothing },
];

export function ImagesSection() {
  const pictures = useMemo(
    () => ({
      blend: samplePicture(302, 485, 28),
      cup: samplePicture(460, 485, 205),
      wide: samplePicture(1024, 768, 18),
    }),
    [],
  );
  const [taken, setTaken] = useState<string[]>([]);
  const take = (files: File[]) => setTaken(files.map((file) => file.name));
  const blends = { screen: SCREEN, sizes: [BLEND] };
  return (
    <section className={styles.section}>
      <h2>Drop zones</h2>
      <div className={styles.columns}>
        <DropZone
          label="Live"
          hint="Required: PNG • 302 × 485 pixels"
          drawing={blends}
          multiple
          onFiles={take}
          actions={
            <>
              {canReadClipboard() && (
                <Button size="small" icon="clipboard" onClick={async () => take(await readClipboardImages())}>
                  Paste
                </Button>
              )}
              <span>{taken.length > 0 ? taken.join(", ") : "Nothing taken yet"}</span>
            </>
          }
        />
        <DropZoneView label="Dragging, hot" drawing={blends} accent="hot" dragging onPick={nothing} />
        <DropZoneView
          label="Busy"
          drawing={blends}
          busy="Checking the image"
          dragging={false}
          onPick={nothing}
        />
        <DropZoneView
          label="Filled"
          hint="302 × 485"
          picture={{ src: pictures.blend, alt: "A cup of coffee", size: BLEND }}
          dragging={false}
          onPick={nothing}
          actions={
            <>
              <Button size="small" icon="trash">
                Remove
              </Button>
              <Button size="small" icon="grid">
                Browse
              </Button>
            </>
          }
        />
        <DropZoneView
          label="Default, cold"
          accent="cold"
          picture={{ src: pictures.cup, alt: "An iced cup", size: CUP, badge: "Default" }}
          dragging={false}
          onPick={nothing}
          actions={
            <Button size="small" icon="trash">
              Remove
            </Button>
          }
        />
        <DropZoneView
          label="Refused"
          hint="Required: PNG • 302 × 485 pixels"
          drawing={blends}
          error={{
            message: "Image must be exactly 302x485 pixels.",
            detail: "latte-final.png is 600 × 900. Export it at 302 × 485, or let us fit it.",
          }}
          dragging={false}
          onPick={nothing}
          actions={<Button size="small">Fit it to 302 × 485</Button>}
        />
        <DropZoneView
          label="Several sizes"
          hint="Drop PNG files"
          drawing={{ screen: SCREEN, sizes: [BLEND, CUP, WIDE] }}
          multiple
          dragging={false}
          onPick={nothing}
        />
        <DropZoneView label="Compact" hint="2 of 4" compact multiple dragging={false} onPick={nothing} />
      </div>
      <h2>Tiles</h2>
      <TileGrid label="Sample images">
        <ImageTile
          src={pictures.wide}
          alt=""
          name="summer-menu.png"
          shape={SCREEN}
          number={1}
          actions={actions("summer-menu.png")}
        />
        <ImageTile
          src={pictures.wide}
          alt=""
          name="valid.png"
          facts="1024 × 768"
          shape={SCREEN}
          validity="valid"
        />
        <ImageTile
          src={pictures.blend}
          alt=""
          name="a-very-long-name-of-a-picture-that-does-not-fit.png"
          facts="302 × 485"
          shape={SCREEN}
          validity="invalid"
          note="Needs 1024 × 768."
        />
        <ImageTile alt="" name="being-read.png" shape={SCREEN} />
      </TileGrid>
    </section>
  );
}
