import { useSnapshot } from "valtio/react";
import { sizeText } from "../../shared/machine/questions.ts";
import type { PackageCategory, Size } from "../../shared/machine/types.ts";
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
import { type FitSource, type Refusal, removeUpload, type Uploads } from "./uploads.ts";

interface CategoryZoneProps {
  category: PackageCategory;
  uploads: Uploads;
  screen: Size;
  onFiles(files: readonly File[]): void;
  /** Opens the editor for one of its files, by its id, or for one that was refused. */
  onFit(file: File, source: FitSource): void;
}

/** One category of the package: its zone, and what was dropped on it. */
export function CategoryZone({ category, uploads, screen, onFiles, onFit }: CategoryZoneProps) {
  const { files = [], isChecking = false, refusal } = useSnapshot(uploads).categories[category.id] ?? {};
  return (
    <section className={styles.category} aria-label={category.label}>
      <Card
        title={category.label}
        aside={<span className={styles.count}>{countInWords(category, files.length)}</span>}
      >
        <DropZone
          label={category.label}
          titled={false}
          hint={UPLOADER.hint(dropHint(category), sizesInWords(category))}
          drawing={{ screen, sizes: category.sizes }}
          compact={files.length > 0}
          multiple={category.maxFiles !== 1}
          busy={isChecking ? UPLOADER.checking : undefined}
          error={refusal && zoneError(refusal, onFit)}
          onFiles={onFiles}
        />
        {files.length > 0 && (
          <TileGrid label={UPLOADER.filesOf(category.label)}>
            {files.map(({ id, name, file, url, isValid, ...size }) => (
              <ImageTile
                key={id}
                src={url}
                alt=""
                name={name}
                facts={sizeText(size)}
                shape={screen}
                validity={isValid ? "valid" : "invalid"}
                note={!isValid && invalidWords(category)}
                actions={[
                  ...(isValid
                    ? []
                    : [
                        {
                          label: FIT.fitNamed(name),
                          icon: "crop",
                          word: FIT.fit,
                          onPress: () => onFit(file, id),
                        } as const,
                      ]),
                  {
                    label: UPLOADER.removeFile(name),
                    icon: "trash",
                    word: UPLOADER.remove,
                    onPress: () => removeUpload(uploads, category, id),
                  },
                ]}
              />
            ))}
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
