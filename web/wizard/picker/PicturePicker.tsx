import { useState } from "react";
import { useSnapshot } from "valtio/react";
import type { LibraryPicture } from "../../../shared/machine/library.ts";
import { arrangementFor, isOneOf } from "../../../shared/machine/questions.ts";
import type { LibraryWords } from "../../../shared/machine/steps.ts";
import type { Category } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { pictureValue } from "../../../shared/model/picture-value.ts";
import { state } from "../../edit/app.ts";
import { LookChoices } from "../../looks/LookChoices.tsx";
import { PICKER } from "../../messages/en/picker.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { PickerGrid } from "../../ui/picker/PickerGrid.tsx";
import type { Intake } from "../useIntake.ts";
import styles from "./PicturePicker.module.css";
import { searchImages, suggestImages } from "./search.ts";

interface PicturePickerProps {
  library: readonly LibraryPicture[];
  words: LibraryWords;
  category: Category;
  slot: string;
  intake: Intake;
  onClose(): void;
}

/** Loads the bundled pictures for a place. */
export async function loadPicker(picker: Omit<PicturePickerProps, "library">) {
  const libraries = await ACTIVE.libraries();
  return <PicturePicker {...picker} library={libraries[picker.category.library ?? ""] ?? []} />;
}

/**
 * The dialog of bundled pictures of a place's size, with those of the looks above until something is searched for. If the
 * place has a name it shows what suits that, until more is asked for.
 */
function PicturePicker({ library, words, category, slot, intake, onClose }: PicturePickerProps) {
  const { design } = useSnapshot(state);
  const [query, setQuery] = useState("");
  const [isAll, setIsAll] = useState(false);
  const { size } = arrangementFor(category, design.counts[category.id]);
  const name = design.names[category.id]?.[slot] ?? "";
  const images = library.filter((picture) => isOneOf([size], picture.size));
  const suggested = suggestImages(images, name);
  const isSearching = query.trim() !== "";
  const isSuggesting = !isAll && !isSearching && suggested.length > 0;
  const shown = isSuggesting ? suggested : searchImages(images, query);

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
          <Button
            icon="grid"
            onClick={() => {
              setQuery("");
              setIsAll(true);
            }}
          >
            {PICKER.showAll}
          </Button>
        </div>
      }
    >
      {!isSearching && (
        <LookChoices
          category={category}
          slot={slot}
          columns={words.columns}
          isRow
          onChoose={(image) => {
            onClose();
            void intake.put(slot, image);
          }}
        />
      )}
      <p className={styles.suggestion} role="status">
        {isSuggesting && PICKER.suggestions(name)}
      </p>
      <PickerGrid
        label={words.title}
        choices={shown.map(({ path, small = path, text }) => ({ id: path, src: small, label: text }))}
        columns={words.columns}
        shape={size}
        chosen={pictureValue(design.slots[category.id]?.[slot]?.picture)}
        emptyText={PICKER.noneFound}
        onChoose={(path) => {
          onClose();
          void intake.choose(slot, path);
        }}
      />
    </Dialog>
  );
}
