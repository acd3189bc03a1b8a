import { useSnapshot } from "valtio";
import { sizeText } from "../../shared/catalogue/questions.ts";
import type { PackageCategory, Size } from "../../shared/catalogue/types.ts";
import { Card } from "../ui/card/Card.tsx";
import { DropZone } from "../ui/dropzone/DropZone.tsx";
import { ImageTile } from "../ui/tile/ImageTile.tsx";
import { TileGrid } from "../ui/tile/TileGrid.tsx";
import styles from "./CategoryZone.module.css";
import { type Refusal, removeUpload, type Uploads } from "./uploads.ts";
import { countInWords, dropHint, invalidWords, sizesInWords } from "./words.ts";

interface CategoryZoneProps {
  category: PackageCategory;
  uploads: Uploads;
  screen: Size;
  onFiles(files: readonly File[]): void;
}

/** One category of the package: its zone, and what was dropped on it. */
export function CategoryZone({ category, uploads, screen, onFiles }: CategoryZoneProps) {
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
          hint={`${dropHint(category)} • ${sizesInWords(category)} pixels`}
          drawing={{ screen, sizes: category.sizes }}
          compact={files.length > 0}
          multiple={category.maxFiles !== 1}
          busy={isChecking ? "Checking the files" : undefined}
          error={refusal && zoneError(refusal)}
          onFiles={onFiles}
        />
        {files.length > 0 && (
          <TileGrid label={`${category.label} files`}>
            {files.map(({ id, name, url, isValid, ...size }) => (
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
                  {
                    label: `Remove ${name}`,
                    icon: "trash",
                    word: "Remove",
                    onPress: () => removeUpload(uploads, category.id, id),
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
function zoneError({ alert, details }: Refusal) {
  const [message = "", ...rest] = alert === undefined ? details : [alert, ...details];
  return { message, detail: rest.map((sentence) => <p key={sentence}>{sentence}</p>) };
}
