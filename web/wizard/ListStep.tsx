import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { WIZARD } from "#messages/wizard.ts";
import { arrangementFor, fillWords } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Image, imageName } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { moveInList, removeFromList } from "../../shared/model/pictures.ts";
import { isNotServed, shownImages } from "../../shared/model/questions.ts";
import { editing, state } from "../edit/app.ts";
import { FitButton } from "../editor/FitButton.tsx";
import { describeScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { RotationBar, useRotation } from "../screen/RotationBar.tsx";
import { useImageSources } from "../screen/useImageSources.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { useDialog } from "../ui/dialog/useDialog.ts";
import { DropZone, type ZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { pasteItem, usePagePaste } from "../ui/dropzone/page-files.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import { notify } from "../ui/toast/notify.ts";
import { ListTiles } from "./ListTiles.tsx";
import type { StepOf, StepProps } from "./load-step.ts";
import { RefusalDetail, UndoNotice } from "./notices.tsx";
import type { StepJob } from "./StepEditor.tsx";
import { StepEditor } from "./StepEditor.tsx";
import { StepLayout, useStepNavigation } from "./StepLayout.tsx";
import styles from "./Steps.module.css";
import { useIntake } from "./useIntake.ts";

const { model } = ACTIVE;

/** Fills an ordered list of images, which the machine shows in turn. */
export function ListStep(props: StepProps<"list">) {
  const { step } = props;
  const { category, config } = step;
  const { library } = config;
  const navigation = useStepNavigation(props);
  const { design, isMissing } = useSnapshot(state);
  const arrangement = arrangementFor(category, undefined);
  const { width, height } = arrangement.size;
  const slot = arrangement.places[0]?.slot ?? "";
  const images = design.lists[category.id] ?? [];
  const present = shownImages(design, category, isMissing);
  const isEmpty = present.length === 0;
  const sourceOf = useImageSources(present.map(({ image }) => pictureValue(image.picture)));
  const rotation = useRotation(present.length, config.rotationMs);
  const intake = useIntake(step);
  const { dialog, open: openDialog } = useDialog();
  const zone = useRef<ZoneHandle>(null);
  const take = (files: File[]) => intake.take(files);
  const nothing = () => intake.nothing(slot);
  usePagePaste(take);
  useLoadedToast(step);
  const paste = pasteItem(take, nothing);
  const refusal = intake.refusalAt(slot);

  const shown = present[rotation.index];
  const nameOf = (image: Image, key: string) => imageName(model, { category: category.id, key }, image);
  const screenWith = (at: typeof shown) =>
    describeScreen(model, category, arrangement, () => ({
      label: at ? nameOf(at.image, at.key) : category.label,
      source: at && pictureValue(at.image.picture),
    }));
  const browse = () =>
    openDialog(async (onClose) => {
      const { loadPicker } = await import("./PictureDialogs.tsx");
      return loadPicker({ step, slot, intake, onClose });
    }, WIZARD.picturesNotLoaded);
  const move = async (id: string, index: number) => {
    if (await intake.act(slot, "order", (before) => moveInList(model, before, category.id, id, index)))
      rotation.restart();
  };
  const remove = async (id: string) => {
    if (await intake.act(slot, "removal", (before) => removeFromList(model, before, category.id, id)))
      rotation.restart();
    zone.current?.focus();
  };

  return (
    <StepLayout
      step={step}
      machine={
        <>
          <MachineScreen
            label={WIZARD.preview(category.label)}
            screen={screenWith(shown)}
            onPress={() => zone.current?.pick()}
          />
          <RotationBar rotation={rotation} labels={present.map((_, index) => WIZARD.showImage(index + 1))} />
        </>
      }
      bar={
        <BottomBar
          onBack={navigation.back}
          needed={isEmpty ? config.needed : undefined}
          ready={isEmpty ? "" : WIZARD.ready}
          onContinue={isEmpty ? undefined : navigation.forward}
        />
      }
    >
      <div className={styles.rule}>
        <p className={styles.hint}>{fillWords(config.hint, { width, height })}</p>
        <p className={styles.counter} role="status">
          {fillWords(config.counter, { count: present.length, max: category.maxImages })}
        </p>
      </div>
      <DropZone
        ref={zone}
        label={category.label}
        multiple
        compact={images.length > 0}
        drawing={{ screen: model.screen, sizes: [arrangement.size] }}
        busy={intake.busyAt(slot)}
        error={
          refusal && {
            message: refusal.message,
            detail: <RefusalDetail refusal={refusal} />,
            isCentred: true,
            help: <FitAgain jobs={refusal.fittable} onFit={intake.fitAgain} />,
          }
        }
        accent={category.accent}
        onFiles={take}
        onNothing={nothing}
        actions={
          <>
            {library && (
              <Button size="small" icon="grid" onClick={browse}>
                {library.browse}
              </Button>
            )}
            {paste.length > 0 && <Menu label={WIZARD.more} items={paste} />}
          </>
        }
      />
      <UndoNotice category={category} onUndone={rotation.restart} />
      {images.length > 0 && (
        <ListTiles
          images={images.map((image) => ({
            id: image.id,
            name: nameOf(image, image.id),
            src: sourceOf(pictureValue(image.picture)),
            isMissing: !present.some(({ key }) => key === image.id),
            missingText: isNotServed(image) ? WIZARD.notServedInList : WIZARD.missingInList,
          }))}
          shape={arrangement.size}
          onMove={move}
          onAdjust={(id) => intake.adjust(slot, present.find(({ key }) => key === id)?.image, id)}
          onRemove={remove}
        />
      )}
      <StepEditor
        {...{ intake, category, arrangement }}
        labelOf={() => category.label}
        machine={(picture) => (
          <MachineScreen
            label={WIZARD.preview(category.label)}
            screen={screenWith(undefined)}
            live={{ slot, picture }}
          />
        )}
      />
      {dialog}
    </StepLayout>
  );
}

function FitAgain({ jobs, onFit }: { jobs: readonly StepJob[]; onFit(jobs: readonly StepJob[]): void }) {
  const [first, ...more] = jobs;
  if (!first) return null;
  return more.length === 0 ? (
    <FitButton file={first.file} onFit={() => onFit(jobs)} />
  ) : (
    <Button size="small" icon="crop" onClick={() => onFit(jobs)}>
      {WIZARD.fitThem}
    </Button>
  );
}

/** Says how many images there are when the page is opened. */
function useLoadedToast({ category, config }: StepOf<"list">): void {
  useEffect(() => {
    let isOver = false;
    void editing.ready.then(() => {
      const { length } = shownImages(state.design, category, state.isMissing);
      const id = `loaded-${category.id}`;
      if (!isOver && length > 0) notify.success(fillWords(config.words.loaded, { count: length }), { id });
    });
    return () => {
      isOver = true;
    };
  }, [category, config]);
}
