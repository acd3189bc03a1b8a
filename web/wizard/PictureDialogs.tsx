import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { WIZARD } from "#messages/wizard.ts";
import type { LibraryPicture } from "../../shared/machine/library.ts";
import type { WordTable } from "../../shared/machine/machine.ts";
import { findArrangement, includesSize } from "../../shared/machine/questions.ts";
import type { LibraryTexts } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { state } from "../edit/app.ts";
import { LookChoices } from "../looks/LookChoices.tsx";
import { useDescriptions } from "../screen/MachineScreen.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { PickerGrid } from "../ui/picker/PickerGrid.tsx";
import type { IntakeStep } from "./intake.ts";
import { createPictureChoice, findLibraryPicture, searchImages, suggestImages } from "./library.ts";
import styles from "./PictureDialogs.module.css";
import type { Intake } from "./useIntake.tsx";

interface PictureDialogProps {
  step: IntakeStep;
  slot: string;
  intake: Intake;
  onClose(): void;
}

export async function loadPicturePicker(options: PictureDialogProps) {
  const { category, config } = options.step;
  const [libraries, table] = await Promise.all([ACTIVE.libraries(), ACTIVE.wordTable()]);
  const library = libraries[category.library ?? ""] ?? [];
  return config.library && <PicturePicker {...options} {...{ library, table }} words={config.library} />;
}

interface PicturePickerProps extends PictureDialogProps {
  words: LibraryTexts;
  library: readonly LibraryPicture[];
  table: WordTable;
}

function PicturePicker({ step, slot, intake, onClose, words, library, table }: PicturePickerProps) {
  const { category } = step;
  const { design } = useSnapshot(state);
  const describe = useDescriptions();
  const [query, setQuery] = useState("");
  const [isAll, setIsAll] = useState(false);
  const { size } = findArrangement(category, design.counts[category.id]);
  const name = design.names[category.id]?.[slot] ?? "";
  const images = library.filter((picture) => includesSize([size], picture.size));
  const suggested = suggestImages(images, name);
  const isSearching = query.trim() !== "";
  const isSuggesting = !isAll && !isSearching && suggested.length > 0;
  const choices = (isSuggesting ? suggested : searchImages(images, query)).map((picture) => ({
    id: picture.path,
    ...createPictureChoice(design, category, slot, picture, table),
    alt: describe(picture.path),
  }));

  return (
    <Dialog
      title={words.title}
      width="wide"
      onClose={onClose}
      bar={
        <div className={classNames("stack-3", styles.bar)}>
          <Field
            label={WIZARD.library.search}
            type="search"
            value={query}
            onChange={setQuery}
            placeholder={WIZARD.library.searchImages}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button
            icon={ICONS.grid}
            onClick={() => {
              setQuery("");
              setIsAll(true);
            }}
          >
            {WIZARD.library.showAll}
          </Button>
        </div>
      }
    >
      <p className={styles.suggestion} role="status">
        {isSuggesting && WIZARD.library.suggestions(name)}
      </p>
      <PickerGrid
        label={words.title}
        options={choices}
        columns={words.columns}
        shape={size}
        chosen={findLibraryPicture(library, design.slots[category.id]?.[slot])?.path}
        emptyText={WIZARD.library.noneFound}
        onChoose={(path) => {
          onClose();
          const choice = choices.find(({ id }) => id === path);
          if (choice) void intake.choose(slot, choice.image);
        }}
      />
      {!isSearching && (
        <LookChoices
          {...{ category, slot }}
          columns={words.columns}
          onChoose={(image) => {
            onClose();
            void intake.put(slot, image);
          }}
        />
      )}
    </Dialog>
  );
}
