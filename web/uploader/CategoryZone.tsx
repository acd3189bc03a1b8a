import { useSnapshot } from "valtio/react";
import { sizeText } from "../../shared/machine/questions.ts";
import type { MachineModel, PackageCategory } from "../../shared/machine/types.ts";
import { FitButton } from "../fit/FitButton.tsx";
import { Card } from "../ui/card/Card.tsx";
import { DropZone } from "../ui/dropzone/DropZone.tsx";
import type { ZoneError } from "../ui/dropzone/DropZoneView.tsx";
import { ImageTile } from "../ui/tile/ImageTile.tsx";
import { TileGrid } from "../ui/tile/TileGrid.tsx";
import { FIT } from "../words/fit.ts";
import { UPLOADER } from "../words/uploader.ts";
import styles from "./CategoryZone.module.css";
import { countInWords, dropHint, invalidWords, sizesInWords } from "./upload-words.ts";
import { categoriesFor, type FitSource, type Refusal, removeUpload, type Uploads } from "./uploads.ts";

interface CategoryZoneProps {
  category: PackageCategory;
  uploads: Uploads;
  model: MachineModel;
  onFiles(files: readonly File[]): void;
  /** Opens the editor for one of its files, by its id, or for one that was refused. */
  onFit(file: File, source: FitSource): void;
  /** Takes one of its files, by its id, to a category that takes its size. */
  onMove(to: PackageCategory, id: number): void;
}

/** One category of the package: its zone, and what was dropped on it. */
export function CategoryZone({ category, uploads, model, onFiles, onFit, onMove }: CategoryZoneProps) {
  const { files = [], isChecking = false, refusal } = useSnapshot(uploads).categories[category.id] ?? {};
  return (
    <section className={styles.category} aria-label={category.label}>
      <Card
        title={category.label}
        aside={<span className={styles.count}>{countInWords(category, files.length)}</span>}
      >
        {category.note && <p className={styles.note}>{category.note}</p>}
        <DropZone
          label={category.label}
          titled={false}
          hint={UPLOADER.hint(dropHint(category), sizesInWords(category))}
          drawing={{ screen: model.screen, sizes: category.sizes }}
          compact={files.length > 0}
          multiple={category.maxFiles !== 1}
          busy={isChecking ? UPLOADER.checking : undefined}
          error={refusal && zoneError(refusal, onFit)}
          onFiles={onFiles}
        />
        {files.length > 0 && (
          <TileGrid label={UPLOADER.filesOf(category.label)}>
            {files.map(({ id, name, file, url, isValid, ...size }) => {
              const others = isValid ? [] : categoriesFor(model, size);
              const isInvalid = !isValid && others.length === 0;
              return (
                <ImageTile
                  key={id}
                  src={url}
                  alt=""
                  name={name}
                  facts={sizeText(size)}
                  shape={model.screen}
                  validity={isValid ? "valid" : isInvalid ? "invalid" : undefined}
                  note={
                    isInvalid
                      ? invalidWords(category)
                      : others.length > 0 && UPLOADER.fitsIn(others.map(({ label }) => label))
                  }
                  actions={[
                    ...others.map((other) => ({
                      label: UPLOADER.moveFileTo(name, other.label),
                      icon: "forward" as const,
                      word: UPLOADER.moveTo(other.label),
                      onPress: () => onMove(other, id),
                    })),
                    ...(isInvalid
                      ? [
                          {
                            label: FIT.fitNamed(name),
                            icon: "crop" as const,
                            word: FIT.fit,
                            onPress: () => onFit(file, id),
                          },
                        ]
                      : []),
                    {
                      label: UPLOADER.removeFile(name),
                      icon: "trash",
                      word: UPLOADER.remove,
                      onPress: () => removeUpload(uploads, category, id),
                    },
                  ]}
                />
              );
            })}
          </TileGrid>
        )}
      </Card>
    </section>
  );
}

/** The specification's words lead; where it has none for the case, the first file's own sentence does. */
function zoneError({ alert, rejections }: Refusal, onFit: CategoryZoneProps["onFit"]): ZoneError {
  const fittable = rejections.filter(({ isFittable }) => isFittable);
  return {
    message: alert ?? rejections[0]?.words ?? "",
    detail: rejections.slice(alert === undefined ? 1 : 0).map(({ id, words }) => <p key={id}>{words}</p>),
    help:
      fittable.length > 0 &&
      fittable.map(({ id, file }) => (
        <FitButton key={id} file={file} isNamed={fittable.length !== 1} onFit={() => onFit(file, file)} />
      )),
  };
}
