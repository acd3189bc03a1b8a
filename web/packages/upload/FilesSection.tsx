import type { ReactNode } from "react";
import { useSnapshot } from "valtio/react";
import { FITTING } from "#messages/fit.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { formatSize } from "../../../shared/machine/questions.ts";
import type { PackageCategory } from "../../../shared/machine/types.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/card/Card.tsx";
import { classNames } from "../../ui/classes.ts";
import { DropZone } from "../../ui/dropzone/DropZone.tsx";
import { ICONS } from "../../ui/icon/icons.ts";
import { Menu } from "../../ui/menu/Menu.tsx";
import { ImageTile, type ImageTileProps, TileGrid } from "../../ui/tile/ImageTile.tsx";
import { useObjectUrl } from "../../ui/useObjectUrl.ts";
import { type FitSource, moveUpload, removeUpload, setCategoryFiles } from "./actions.ts";
import {
  filesOfCategory,
  findCategoriesFor,
  hasCategorySize,
  isFittable,
  type Upload,
  unplacedUploadsOf,
} from "./list.ts";
import styles from "./MediaUploadPage.module.css";
import { formatDropHint, formatFileCount, formatSizes, rejectionMessage } from "./messages.ts";
import type { Uploads } from "./uploads.ts";

interface PartProps {
  uploads: Uploads;
  onFit(category: PackageCategory, file: File, source: FitSource): void;
}

export function CategoryZone({ category, uploads, onFit }: PartProps & { category: PackageCategory }) {
  const { model } = uploads;
  const { files: all, areas } = useSnapshot(uploads.state);
  const files = filesOfCategory(all, category);
  const { check, alert, rejections = [] } = areas[category.id] ?? {};
  // The specification's message comes first.
  const sentences = rejections.map(({ file, facts }) => rejectionMessage(file.name, facts));
  const [message, ...details] = alert === undefined ? sentences : [alert, ...sentences];
  const fittable = rejections.filter(isFittable);
  const describe = (upload: Upload): Description => {
    const { id, name, file } = upload;
    if (hasCategorySize(model, upload)) return { validity: "valid" };
    const others = findCategoriesFor(model, upload);
    if (others.length === 0) {
      const onPress = () => onFit(category, file, id);
      const action = { label: FITTING.fitNamed(name), icon: ICONS.crop, text: FITTING.fit, onPress } as const;
      return { validity: "invalid", note: UPLOADER.invalid(formatSizes(category)), actions: [action] };
    }
    return {
      validity: "invalid",
      note: UPLOADER.fitsIn(others.map(({ label }) => label)),
      actions: others.map((other) => ({
        label: UPLOADER.moveFileTo(name, other.label),
        icon: "forward",
        text: UPLOADER.moveTo(other.label),
        onPress: () => moveUpload(uploads, other, id),
      })),
    };
  };
  const help = fittable.map(({ file }, at) => (
    <Button
      // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed twice
      key={at}
      size="small"
      icon={ICONS.crop}
      wide={fittable.length === 1}
      onClick={() => onFit(category, file, file)}
    >
      {fittable.length > 1 ? FITTING.fitNamed(file.name) : FITTING.fit}
    </Button>
  ));
  return (
    <FilesSection
      uploads={uploads}
      label={category.label}
      count={formatFileCount(category, files.length)}
      note={category.note}
      files={files}
      describe={describe}
    >
      <DropZone
        label={category.label}
        titled={false}
        hint={formatDropHint(category)}
        drawing={{ screen: model.screen, sizes: category.sizes }}
        compact={files.length > 0}
        multiple={category.maxFiles !== 1}
        busy={check && UPLOADER.checking}
        error={
          message === undefined
            ? undefined
            : {
                message,
                // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be equal
                detail: details.map((words, at) => <p key={at}>{words}</p>),
                help: help.length > 0 && help,
              }
        }
        onFiles={(files) => setCategoryFiles(uploads, category, files)}
      />
    </FilesSection>
  );
}

export function UnplacedUploads({ uploads, onFit }: PartProps) {
  const { packageCategories } = uploads.model;
  const { files, fault } = useSnapshot(uploads.state);
  const tray = unplacedUploadsOf(files, uploads.model);
  if (tray.length === 0) return null;
  const describe = (upload: Upload): Description => {
    const { id, name, file, facts, full } = upload;
    const taking = findCategoriesFor(uploads.model, upload);
    const label = packageCategories.find(({ id }) => id === full)?.label;
    const reason = rejectionMessage(name, facts) ?? (label ? UPLOADER.isFull(label) : UPLOADER.fitsNowhere);
    const items = packageCategories.map((category) =>
      taking.includes(category)
        ? { label: category.label, onPress: () => void moveUpload(uploads, category, id) }
        : { label: category.label, icon: ICONS.crop, onPress: () => onFit(category, file, id) },
    );
    return {
      note: (
        <>
          <p>{reason}</p>
          {isFittable(upload) && (
            <Menu
              label={UPLOADER.putFileIn(name)}
              opensUp
              text={UPLOADER.putIn}
              icon="forward"
              items={items}
            />
          )}
        </>
      ),
    };
  };
  return (
    <FilesSection
      uploads={uploads}
      label={UPLOADER.tray}
      count={UPLOADER.files(tray.length)}
      note={fault ? UPLOADER.trayNoteUnsaved : UPLOADER.trayNote}
      files={tray}
      isTray
      describe={describe}
    />
  );
}

type Description = Pick<ImageTileProps, "validity" | "note" | "actions">;

interface SectionProps {
  uploads: Uploads;
  label: string;
  count: string;
  note: string | undefined;
  files: readonly Upload[];
  describe(file: Upload): Description;
  isTray?: boolean;
  children?: ReactNode;
}

const FilesSection = ({ uploads, label, count, note, files, describe, isTray, children }: SectionProps) => (
  <section className={classNames("grid shrinks", styles.section, isTray && styles.tray)} aria-label={label}>
    <Card title={label} aside={<span className="muted">{count}</span>}>
      {note && <p className="muted">{note}</p>}
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

interface FileTileProps extends Description {
  uploads: Uploads;
  upload: Upload;
}

function FileTile({ uploads, upload, actions = [], ...rest }: FileTileProps) {
  const { name, file, facts } = upload;
  const url = useObjectUrl(file);
  const removal = {
    label: UPLOADER.removeFile(name),
    icon: ICONS.trash,
    text: UPLOADER.remove,
    onPress: () => removeUpload(uploads, upload),
  } as const;
  // Browsers display the intact part of a damaged image.
  const isImage = isFittable(upload) || file.type.startsWith("image/");
  return (
    <ImageTile
      {...rest}
      {...(isImage ? { src: url } : { sign: "alert" })}
      alt=""
      name={name}
      facts={facts.kind === "png" ? formatSize(facts.png) : undefined}
      shape={uploads.model.screen}
      actions={[...actions, removal]}
    />
  );
}
