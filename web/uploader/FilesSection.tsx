import type { ReactNode } from "react";
import { sizeText } from "../../shared/machine/questions.ts";
import { Card } from "../ui/card/Card.tsx";
import { ImageTile, type ImageTileProps } from "../ui/tile/ImageTile.tsx";
import { TileGrid } from "../ui/tile/TileGrid.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { UPLOADER } from "../words/uploader.ts";
import { remove } from "./actions.ts";
import styles from "./FilesSection.module.css";
import { isFittable, sizeOf, type Upload } from "./list.ts";
import type { Uploads } from "./uploads.ts";

/** What a list says of one of its files; a button that removes it comes after the others. */
type Description = Pick<ImageTileProps, "validity" | "note" | "actions">;

interface FilesSectionProps {
  uploads: Uploads;
  label: string;
  count: string;
  note: string | undefined;
  files: readonly Upload[];
  describe(file: Upload): Description;
  isTray?: boolean;
  children?: ReactNode;
}

/** A part of the page with its files: a category's, below its zone, or the tray's. */
export function FilesSection({
  uploads,
  label,
  count,
  note,
  files,
  describe,
  isTray = false,
  children,
}: FilesSectionProps) {
  return (
    <section className={styles.section} aria-label={label}>
      <Card
        {...(isTray && { ground: "well" })}
        title={label}
        aside={<span className={styles.count}>{count}</span>}
      >
        {note && <p className={styles.note}>{note}</p>}
        {children}
        {files.length > 0 && (
          <TileGrid label={UPLOADER.filesOf(label)}>
            {files.map((upload) => (
              <FileTile key={upload.id} uploads={uploads} upload={upload} {...describe(upload)} />
            ))}
          </TileGrid>
        )}
      </Card>
    </section>
  );
}

function FileTile({
  uploads,
  upload,
  actions = [],
  ...rest
}: Description & { uploads: Uploads; upload: Upload }) {
  const url = useObjectUrl(upload.file);
  const size = sizeOf(upload);
  const removal = {
    label: UPLOADER.removeFile(upload.name),
    icon: "trash",
    word: UPLOADER.remove,
    onPress: () => remove(uploads, upload),
  } as const;
  // Of a damaged image the browser shows what there is.
  const isImage = isFittable(upload) || upload.file.type.startsWith("image/");
  return (
    <ImageTile
      {...rest}
      {...(isImage ? { src: url } : { sign: "alert" })}
      alt=""
      name={upload.name}
      facts={size && sizeText(size)}
      shape={uploads.model.screen}
      actions={[...actions, removal]}
    />
  );
}
