import { useSnapshot } from "valtio/react";
import type { PackageCategory } from "../../shared/machine/types.ts";
import { FitButton } from "../editor/FitButton.tsx";
import { DropZone } from "../ui/dropzone/DropZone.tsx";
import type { TileAction } from "../ui/tile/ImageTile.tsx";
import { FIT } from "../words/fit.ts";
import { UPLOADER } from "../words/uploader.ts";
import { dropFiles, type FitSource, moveTo } from "./actions.ts";
import { FilesSection } from "./FilesSection.tsx";
import { categoriesFor, filesIn, isFittable, takes } from "./list.ts";
import { countInWords, dropHint, invalidWords, rejectionWords, sizesInWords } from "./upload-words.ts";
import type { Uploads } from "./uploads.ts";

/** Opens the editor for a category and one of the list's files, by its id, or one that was refused. */
export type OnFit = (category: PackageCategory, file: File, source: FitSource) => void;

interface CategoryZoneProps {
  category: PackageCategory;
  uploads: Uploads;
  onFit: OnFit;
}

/** One category of the package: its zone, and what was dropped on it. */
export function CategoryZone({ category, uploads, onFit }: CategoryZoneProps) {
  const { model } = uploads;
  const { files: all, areas } = useSnapshot(uploads.state);
  const files = filesIn(all, category);
  const { check, alert, rejections = [] } = areas[category.id] ?? {};
  // The specification's words lead; if it has none for the case, the first file's own sentence does.
  const sentences = rejections.map(({ file, facts }) => rejectionWords(file.name, facts));
  const [message, ...details] = alert === undefined ? sentences : [alert, ...sentences];
  const fittable = rejections.filter(isFittable);
  return (
    <FilesSection
      uploads={uploads}
      label={category.label}
      count={countInWords(category, files.length)}
      note={category.note}
      files={files}
      describe={(upload) => {
        const { id, name, file } = upload;
        if (takes(category, upload)) return { validity: "valid" };
        const others = categoriesFor(model, upload);
        const moves = others.map(
          (other): TileAction => ({
            label: UPLOADER.moveFileTo(name, other.label),
            icon: "forward",
            word: UPLOADER.moveTo(other.label),
            onPress: () => moveTo(uploads, other, id),
          }),
        );
        if (moves.length > 0)
          return { note: UPLOADER.fitsIn(others.map(({ label }) => label)), actions: moves };
        const onPress = () => onFit(category, file, id);
        return {
          validity: "invalid",
          note: invalidWords(category),
          actions: [{ label: FIT.fitNamed(name), icon: "crop", word: FIT.fit, onPress }],
        };
      }}
    >
      <DropZone
        label={category.label}
        titled={false}
        hint={UPLOADER.hint(dropHint(category), sizesInWords(category))}
        drawing={{ screen: model.screen, sizes: category.sizes }}
        compact={files.length > 0}
        multiple={category.maxFiles !== 1}
        busy={check && UPLOADER.checking}
        error={
          message === undefined
            ? undefined
            : {
                message,
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves
                detail: details.map((words, at) => <p key={at}>{words}</p>),
                help:
                  fittable.length > 0 &&
                  fittable.map(({ file }, at) => (
                    <FitButton
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      key={at}
                      file={file}
                      isNamed={fittable.length !== 1}
                      onFit={() => onFit(category, file, file)}
                    />
                  )),
              }
        }
        onFiles={(files) => dropFiles(uploads, category, files)}
      />
    </FilesSection>
  );
}
