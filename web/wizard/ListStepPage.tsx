import { useEffect, useId, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders, findArrangement } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, imageNameOf } from "../../shared/model/design.ts";
import type { EditResult } from "../../shared/model/edit.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { moveListImage, replaceImage } from "../../shared/model/pictures.ts";
import { findShownImages, isBundledImage } from "../../shared/model/questions.ts";
import { bundledPathOf } from "../../shared/model/recipe.ts";
import { editingSession, state } from "../edit/app.ts";
import type { ChangeKind } from "../edit/state.ts";
import { describeScreen } from "../screen/describe.ts";
import { MachineScreen, useDescriptions, useImageSources } from "../screen/MachineScreen.tsx";
import { RotationBar, useRotation } from "../screen/RotationBar.tsx";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { useLazyDialog } from "../ui/dialog/Dialog.tsx";
import { useReordering } from "../ui/drag/useReordering.ts";
import { DropZone, type DropZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { createPasteMenuItems, usePagePaste } from "../ui/dropzone/page-files.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { ImageTile, type TileAction, TileGrid } from "../ui/tile/ImageTile.tsx";
import { notify } from "../ui/toast/notify.ts";
import type { StepOfKind, StepProps } from "./load-step.ts";
import { createFitButton, RefusalDetail, UndoNotice } from "./notices.tsx";
import { StepLayout, useStepNavigation } from "./StepLayout.tsx";
import styles from "./Steps.module.css";
import { type Intake, useIntake } from "./useIntake.tsx";

const { model } = ACTIVE;

export function ListStepPage(props: StepProps<"list">) {
  const { step } = props;
  const { category, config } = step;
  const { library } = config;
  const navigation = useStepNavigation(props);
  const { design, isMissing } = useSnapshot(state);
  const arrangement = findArrangement(category, undefined);
  const { width, height } = arrangement.size;
  const slot = arrangement.places[0]?.slot ?? "";
  const hasTiles = (design.lists[category.id] ?? []).length > 0;
  const present = findShownImages(design, category, isMissing);
  const isEmpty = present.length === 0;
  const rotation = useRotation(present.length, config.rotationMs);
  const intake = useIntake(step);
  const { dialog, open: openDialog } = useLazyDialog();
  const zone = useRef<DropZoneHandle>(null);
  const nothing = () => intake.reportNoFiles(slot);
  usePagePaste(intake.addFiles);
  useLoadedToast(step);
  const [refusal] = intake.refusalsAt(slot);

  const screenWith = (shown: (typeof present)[number] | undefined) =>
    describeScreen(model, category, arrangement, () => ({
      label: shown ? imageNameOf(model, shown, shown.image) : category.label,
      source: shown && serializePicture(shown.image.picture),
      origin: bundledPathOf(shown?.image),
    }));
  const browse = () =>
    openDialog(async (onClose) => {
      const { loadPicturePicker } = await import("./PictureDialogs.tsx");
      return loadPicturePicker({ step, slot, intake, onClose });
    }, WIZARD.picturesNotLoaded);

  return (
    <StepLayout
      step={step}
      machine={
        <>
          <MachineScreen
            label={WIZARD.preview(category.label)}
            screen={screenWith(present[rotation.index])}
            onPress={() => zone.current?.pick()}
          />
          <RotationBar rotation={rotation} labels={present.map((_, index) => WIZARD.showImage(index + 1))} />
        </>
      }
      items={createPasteMenuItems(intake.addFiles, nothing)}
      bar={
        <BottomBar
          onBack={navigation.back}
          needed={isEmpty ? config.needed : undefined}
          ready={isEmpty ? "" : WIZARD.ready}
          onContinue={isEmpty ? undefined : navigation.forward}
        />
      }
    >
      <div className={classNames("row between", styles.rule)}>
        <p className="muted semibold">{fillPlaceholders(config.hint, { width, height })}</p>
        <p className="strong" role="status">
          {fillPlaceholders(config.counter, { count: present.length, max: category.maxImages })}
        </p>
      </div>
      <DropZone
        ref={zone}
        label={category.label}
        multiple
        compact={hasTiles}
        drawing={{ screen: model.screen, sizes: [arrangement.size] }}
        busy={intake.busyAt(slot)}
        error={
          refusal && {
            message: refusal.message,
            detail: <RefusalDetail refusal={refusal} />,
            isCentred: true,
            help: createFitButton(refusal, intake.fitAgain),
          }
        }
        accent={category.accent}
        onFiles={intake.addFiles}
        onNoFiles={nothing}
        actions={
          library && (
            <Button size="small" icon={ICONS.grid} onClick={browse}>
              {library.browse}
            </Button>
          )
        }
      />
      <UndoNotice category={category} onUndone={rotation.restart} />
      {hasTiles && (
        <ListTiles
          {...{ step, slot, intake }}
          onChanged={rotation.restart}
          onRemoved={() => zone.current?.focus()}
        />
      )}
      {intake.editor((picture) => (
        <MachineScreen
          label={WIZARD.preview(category.label)}
          screen={screenWith(undefined)}
          live={{ slot, picture }}
        />
      ))}
      {dialog}
    </StepLayout>
  );
}

interface ListTilesProps {
  step: StepOfKind<"list">;
  slot: string;
  intake: Intake;
  onChanged(): void;
  onRemoved(): void;
}

function ListTiles({ step: { category }, slot, intake, onChanged, onRemoved }: ListTilesProps) {
  const { design, isMissing } = useSnapshot(state);
  const instructions = useId();
  const describe = useDescriptions();
  const images = design.lists[category.id] ?? [];
  const sourceOf = useImageSources(
    findShownImages(design, category, isMissing).map(({ image }) => serializePicture(image.picture)),
  );
  const stored = images.map(({ id }) => id);
  // The order after a drop, shown until it is stored.
  const [dropped, setDropped] = useState<{ from: string; ids: readonly string[] }>();
  const ids = dropped?.from === stored.join() ? dropped.ids : stored;

  const refOf = (id: string) => ({ category: category.id, key: id });
  const change = async (kind: ChangeKind, by: (design: Design) => EditResult) => {
    if (await intake.change([slot], kind, by)) onChanged();
  };
  const move = (id: string, to: number) => change("order", (before) => moveListImage(before, refOf(id), to));
  const remove = async (id: string) => {
    await change("removal", (before) => replaceImage(before, refOf(id), undefined));
    onRemoved();
  };
  const drop = (id: string, to: number) => {
    const others = ids.filter((other) => other !== id);
    setDropped({ from: stored.join(), ids: others.toSpliced(to, 0, id) });
    void move(id, to).finally(() => setDropped(undefined));
  };
  const sorting = useReordering(ids, drop, WIZARD.drag);

  return (
    <div>
      <p id={instructions} hidden>
        {WIZARD.drag.instructions}
      </p>
      <div role="status" aria-live="assertive">
        <span className="spoken">{sorting.announcement}</span>
      </div>
      <TileGrid label={WIZARD.imagesInOrder} ref={sorting.setList}>
        {ids.map((id, index) => {
          const image = images.find((each) => each.id === id);
          if (!image) return null;
          const number = index + 1;
          const name = imageNameOf(model, refOf(id), image);
          const alt = WIZARD.image(number, name);
          const isGone = image.picture !== null && isMissing(image.picture);
          const adjust = () => intake.adjust(slot, image, id);
          const actions: TileAction[] = [
            ...(isGone
              ? []
              : [{ label: WIZARD.actionFor(WIZARD.adjust, alt), icon: ICONS.crop, onPress: adjust }]),
            {
              label: WIZARD.moveEarlier(number),
              icon: "back",
              disabled: index === 0,
              onPress: () => move(id, index - 1),
            },
            {
              label: WIZARD.moveLater(number),
              icon: "forward",
              disabled: number === ids.length,
              onPress: () => move(id, index + 1),
            },
            { label: WIZARD.removeImage(number), icon: ICONS.trash, onPress: () => remove(id) },
          ];
          return (
            <ImageTile
              key={id}
              {...sorting.itemProps(index)}
              handleProps={{
                ...sorting.handleProps(id),
                "aria-label": WIZARD.drag.handle(number),
                "aria-describedby": instructions,
              }}
              {...{ name, number, actions }}
              alt={describe(bundledPathOf(image)) ?? alt}
              shape={category.arrangements[0].size}
              {...(isGone
                ? {
                    validity: "invalid",
                    note: isBundledImage(image) ? WIZARD.notServedInList : WIZARD.missingInList,
                  }
                : { src: sourceOf(serializePicture(image.picture)), onOpen: () => void adjust() })}
            />
          );
        })}
      </TileGrid>
    </div>
  );
}

function useLoadedToast({ category, config }: StepOfKind<"list">): void {
  useEffect(() => {
    let isOver = false;
    void editingSession.ready.then(() => {
      const { length } = findShownImages(state.design, category, state.isMissing);
      const id = `loaded-${category.id}`;
      if (!isOver && length > 0)
        notify.success(fillPlaceholders(config.words.loaded, { count: length }), { id });
    });
    return () => {
      isOver = true;
    };
  }, [category, config]);
}
