import { useSnapshot } from "valtio/react";
import { sizeText } from "../../shared/machine/questions.ts";
import type { MachineModel, PackageCategory } from "../../shared/machine/types.ts";
import { Card } from "../ui/card/Card.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import { ImageTile } from "../ui/tile/ImageTile.tsx";
import { TileGrid } from "../ui/tile/TileGrid.tsx";
import { UPLOADER } from "../words/uploader.ts";
import styles from "./CategoryZone.module.css";
import { fits } from "./tray.ts";
import { releaseTray, type Uploads } from "./uploads.ts";

interface TrayProps {
  uploads: Uploads;
  model: MachineModel;
  /** Puts one of its files, by its id, into a category that takes its size. */
  onPut(category: PackageCategory, id: number): void;
  /** Opens the editor for one of its pictures and a category. */
  onFit(category: PackageCategory, file: File): void;
}

/** Files that found no place among the categories: kept here, and not packed. */
export function Tray({ uploads, model, onPut, onFit }: TrayProps) {
  const { tray } = useSnapshot(uploads);
  if (tray.length === 0) return null;
  const labelOf = (id: string) => model.packageCategories.find((category) => category.id === id)?.label ?? id;
  return (
    <section className={styles.category} aria-label={UPLOADER.tray}>
      <Card
        ground="well"
        title={UPLOADER.tray}
        aside={<span className={styles.count}>{UPLOADER.files(tray.length)}</span>}
      >
        <p className={styles.note}>{UPLOADER.trayNote}</p>
        <TileGrid label={UPLOADER.filesOf(UPLOADER.tray)}>
          {tray.map((file) => (
            <ImageTile
              key={file.id}
              // Of a damaged one the browser shows what there is.
              src={file.isPicture || file.file.type.startsWith("image/") ? file.url : undefined}
              sign="alert"
              alt=""
              name={file.name}
              facts={file.size && sizeText(file.size)}
              shape={model.screen}
              note={
                <>
                  <p>
                    {file.words ??
                      (file.full === undefined ? UPLOADER.fitsNowhere : UPLOADER.isFull(labelOf(file.full)))}
                  </p>
                  {file.isPicture && (
                    <Menu
                      label={UPLOADER.putFileIn(file.name)}
                      opensUp
                      words={UPLOADER.putIn}
                      icon="forward"
                      items={model.packageCategories.map((category) => ({
                        label: category.label,
                        icon: fits(category, file) ? undefined : "crop",
                        onPress: () =>
                          fits(category, file) ? onPut(category, file.id) : onFit(category, file.file),
                      }))}
                    />
                  )}
                </>
              }
              actions={[
                {
                  label: UPLOADER.removeFile(file.name),
                  icon: "trash",
                  word: UPLOADER.remove,
                  onPress: () => releaseTray(uploads, ({ id }) => id === file.id),
                },
              ]}
            />
          ))}
        </TileGrid>
      </Card>
    </section>
  );
}
