import { findSlot } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { NewImage } from "../edit/new-image.ts";
import { LookChoices } from "../looks/LookChoices.tsx";
import { WIZARD } from "../messages/en/wizard.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";

interface ReplaceDialogProps {
  category: SlotCategory;
  slot: string;
  /** Asks for a file. */
  onPick(): void;
  onChoose(image: NewImage): void;
  onClose(): void;
}

/** What a slot's picture can be replaced with: a file, or a look's picture. */
export function ReplaceDialog({ category, slot, onPick, onChoose, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      title={WIZARD.actionFor(WIZARD.replace, findSlot(category, slot).label)}
      width="wide"
      onClose={onClose}
      bar={
        <Button
          variant="primary"
          icon="upload"
          onClick={() => {
            onPick();
            onClose();
          }}
        >
          {WIZARD.choose}
        </Button>
      }
    >
      <LookChoices
        category={category}
        slot={slot}
        columns={3}
        onChoose={(image) => {
          onChoose(image);
          onClose();
        }}
      />
    </Dialog>
  );
}
