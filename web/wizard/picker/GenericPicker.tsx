import { type ReactNode, useState } from "react";
import type { LibraryPicture } from "../../../shared/machine/library.ts";
import { isOneOf } from "../../../shared/machine/questions.ts";
import type { LibraryWords } from "../../../shared/machine/steps.ts";
import type { Size } from "../../../shared/machine/types.ts";
import { PICKER } from "../../messages/en/picker.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { PickerGrid } from "../../ui/picker/PickerGrid.tsx";
import styles from "./GenericPicker.module.css";
import { libraryOf } from "./libraries.ts";
import { searchImages, suggestImages } from "./search.ts";

export interface GenericPickerProps {
  /** Its id. */
  library: string | undefined;
  words: LibraryWords;
  /** The place's size: only pictures of it are offered. */
  size: Size;
  /** What the place is named; pictures that suit it come first. */
  name?: string | undefined;
  /** The path in use. */
  chosen?: string | undefined;
  /** What else there is to choose from; shown above, until something is searched for. */
  others?: ReactNode;
  onChoose(picture: LibraryPicture): void;
  onClose(): void;
}

/** The dialog of bundled pictures. With a name it shows what suits it, until more is asked for. */
export function GenericPicker({
  library = "",
  words,
  size,
  name = "",
  chosen,
  others,
  onChoose,
  onClose,
}: GenericPickerProps) {
  const [query, setQuery] = useState("");
  const [isAll, setIsAll] = useState(false);
  const images = libraryOf(library).filter((picture) => isOneOf([size], picture.size));
  const suggested = suggestImages(images, name);
  const isSuggesting = !isAll && query.trim() === "" && suggested.length > 0;
  const shown = isSuggesting ? suggested : searchImages(images, query);

  const showAll = () => {
    setQuery("");
    setIsAll(true);
  };
  return (
    <Dialog
      title={words.title}
      width="wide"
      onClose={onClose}
      bar={
        <div className={styles.bar}>
          <Field
            label={PICKER.search}
            type="search"
            value={query}
            onChange={setQuery}
            placeholder={PICKER.searchImages}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button icon="grid" onClick={showAll}>
            {PICKER.showAll}
          </Button>
        </div>
      }
    >
      {query.trim() === "" && others}
      <p className={styles.suggestion} role="status">
        {isSuggesting && PICKER.suggestions(name)}
      </p>
      <PickerGrid
        label={words.title}
        choices={shown.map(({ path, small = path, text }) => ({ id: path, src: small, label: text }))}
        columns={words.columns}
        shape={size}
        chosen={chosen}
        emptyText={PICKER.noneFound}
        onChoose={(path) => {
          const image = images.find((each) => each.path === path);
          if (image) onChoose(image);
        }}
      />
    </Dialog>
  );
}
