import type { ReactNode } from "react";
import { useSnapshot } from "valtio/react";
import { FITTING } from "#messages/fit.ts";
import { LETTERING } from "#messages/lettering.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { WIZARD } from "#messages/wizard.ts";
import type { Category } from "../../shared/machine/types.ts";
import { editingSession, state } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import type { LossUndoOffer } from "../edit/state.ts";
import { Button } from "../ui/button/Button.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { UnusedFiles } from "../ui/tile/UnusedFiles.tsx";
import { notify } from "../ui/toast/notify.ts";
import { type ClearedPicture, findClearedPictures } from "./adjust.ts";
import { countLabel } from "./CountChoice.tsx";
import type { RefitJob, ShownRefusal } from "./intake.ts";

export const RefusalDetail = ({ refusal: { details, files } }: { refusal: ShownRefusal }) => (
  <>
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    {files.length > 0 && (
      <UnusedFiles
        label={WIZARD.notUsedFiles}
        files={files.map(({ file, detail }) => ({ name: file.name, picture: file, detail }))}
      />
    )}
  </>
);

export const createFitButton = (
  { fittable }: ShownRefusal,
  onFit: (jobs: readonly RefitJob[]) => void,
): ReactNode =>
  fittable.length > 0 && (
    <Button size="small" icon={ICONS.crop} wide={fittable.length === 1} onClick={() => onFit(fittable)}>
      {fittable.length === 1 ? FITTING.fit : WIZARD.fitThem}
    </Button>
  );

interface UndoNoticeProps {
  category: Category;
  onUndone(): void;
  /** Called with pictures that a change of count removed. */
  onRefit?(pictures: readonly ClearedPicture[]): void;
}

export function UndoNotice({ category, onUndone, onRefit }: UndoNoticeProps) {
  const { loss, design } = useSnapshot(state);
  const isCleared =
    loss?.kind === "count" &&
    loss.category === category.id &&
    Object.keys(design.slots[category.id] ?? {}).length === 0;
  const same = isCleared && onRefit ? findClearedPictures(category) : [];
  if (loss?.category !== category.id) return null;

  const takeBack = async () => {
    const outcome = await editingSession.undo();
    if (outcome.ok) {
      notify.removeOutdated();
      onUndone();
    } else notify.error(STORE_FAULTS.notUndone(faultMessage(outcome.fault)));
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Notice
      title={titleOf(loss, category, design.counts[category.id])}
      action={{ label: WIZARD.undo, icon: "undo", onPress: takeBack }}
      secondAction={
        onRefit &&
        same.length > 0 && { label: WIZARD.fitSame, icon: ICONS.crop, onPress: () => onRefit(same) }
      }
    />
  );
}

function titleOf({ kind, images }: LossUndoOffer, category: Category, count: number | undefined): string {
  const counts = category.kind === "slots" ? category.counts : undefined;
  if (kind === "count" && counts && count !== undefined)
    return WIZARD.countChanged(countLabel(counts, count));
  if (kind === "names") return LETTERING.done;
  if (kind === "removal") return WIZARD.imageRemoved;
  return kind === "defaults" ? WIZARD.defaultsReplaced : WIZARD.imagesReplaced(images);
}
