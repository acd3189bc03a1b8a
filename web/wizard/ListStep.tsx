import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { arrangementFor, fillWords } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { type Image, imageName } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { shownImages } from "../../shared/model/questions.ts";
import { editing, state } from "../edit/app.ts";
import { FitButton } from "../editor/FitButton.tsx";
import { WIZARD } from "../messages/en/wizard.ts";
import { describeScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { RotationBar } from "../screen/RotationBar.tsx";
import { useImageSources } from "../screen/useImageSources.ts";
import { useRotation } from "../screen/useRotation.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { usePagePaste } from "../ui/dropzone/clipboard.ts";
import { DropZone, type ZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./ListStep.module.css";
import { ListTiles } from "./ListTiles.tsx";
import { pasteItem } from "./paste-item.ts";
import { RefusalDetail } from "./RefusalDetail.tsx";
import { isServed } from "./refused-slots.ts";
import { StepEditor } from "./StepEditor.tsx";
import { StepLayout } from "./StepLayout.tsx";
import type { StepOf, StepProps } from "./step-props.ts";
import { UndoNotice } from "./UndoNotice.tsx";
import { useListIntake } from "./useListIntake.ts";
import { usePicker } from "./usePicker.ts";
import type { StepJob } from "./useStepFit.ts";
import { useStepWay } from "./useStepWay.ts";

/** A step that fills an ordered list of images; they take turns on the machine. */
export function ListStep(props: StepProps<"list">) {
  const { model, step } = props;
  const { category, config } = step;
  const way = useStepWay(props);
  const { design, isMissing } = useSnapshot(state);
  const arrangement = arrangementFor(category, undefined);
  const images = design.lists[category.id] ?? [];
  const present = shownImages(design, category, isMissing);
  const sourceOf = useImageSources(present.map(({ image }) => pictureValue(image.picture)));
  const rotation = useRotation(present.length, config.rotationMs);
  const intake = useListIntake(model, step, rotation.restart);
  const picker = usePicker<ListCategory>();
  const zone = useRef<ZoneHandle>(null);
  usePagePaste(intake.take);
  useLoadedToast(step);
  const paste = pasteItem(intake.take, intake.nothing);

  const shown = present[rotation.index];
  const nameOf = (image: Image, key: string) => imageName(model, { category: category.id, key }, image);
  const screenWith = (at: typeof shown) =>
    describeScreen(model, category, arrangement, () => ({
      label: at ? nameOf(at.image, at.key) : category.label,
      source: at && pictureValue(at.image.picture),
    }));
  const { places } = arrangement;
  const fittable = intake.refusal?.fittable ?? [];
  const { width, height } = arrangement.size;
  const tiles = {
    images: images.map((image) => ({
      id: image.id,
      name: nameOf(image, image.id),
      src: sourceOf(pictureValue(image.picture)),
      isMissing: !present.some(({ key }) => key === image.id),
      missingWords: isServed(image.picture) ? WIZARD.notServedInList : WIZARD.missingInList,
    })),
    shape: arrangement.size,
    onMove: intake.move,
    onAdjust: intake.adjust,
    onRemove: async (id: string) => {
      await intake.remove(id);
      zone.current?.focus();
    },
  };

  return (
    <StepLayout
      model={model}
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
          onBack={way.back}
          needed={present.length === 0 ? config.needed : undefined}
          ready={present.length === 0 ? "" : WIZARD.ready}
          onContinue={present.length === 0 ? undefined : way.forward}
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
        busy={intake.busy}
        error={
          intake.refusal && {
            message: intake.refusal.message,
            detail: <RefusalDetail refusal={intake.refusal} />,
            isCentred: true,
            help: fittable.length > 0 && <FitAgain jobs={fittable} onFit={intake.fitAgain} />,
          }
        }
        accent={category.accent}
        onFiles={intake.take}
        onNothing={intake.nothing}
        actions={
          <>
            {config.library && (
              <Button size="small" icon="grid" onClick={() => picker.show(category)}>
                {config.library.browse}
              </Button>
            )}
            {paste.length > 0 && <Menu label={WIZARD.more} items={paste} />}
          </>
        }
      />
      <UndoNotice category={category} onUndone={rotation.restart} />
      {images.length > 0 && <ListTiles {...tiles} />}
      <StepEditor
        fit={intake.fit}
        model={model}
        category={category}
        arrangement={arrangement}
        places={places.map(({ slot }) => ({ target: slot, label: category.label }))}
        machine={(picture, slot) => (
          <MachineScreen
            label={WIZARD.preview(category.label)}
            screen={screenWith(undefined)}
            live={{ slot, picture }}
          />
        )}
      />
      {picker.open && config.library && (
        <picker.open.Picker
          library={category.library}
          words={config.library}
          size={arrangement.size}
          others={
            <picker.open.Looks
              category={category}
              slot={places[0]?.slot ?? ""}
              columns={config.library.columns}
              isRow
              onChoose={async (image) => {
                picker.close();
                await intake.put(image);
              }}
            />
          }
          onClose={picker.close}
          onChoose={({ path }) => {
            picker.close();
            void intake.choose(path);
          }}
        />
      )}
    </StepLayout>
  );
}

/** A button that opens the editor for the pictures that can be made to fit. */
function FitAgain({ jobs, onFit }: { jobs: readonly StepJob[]; onFit(jobs: readonly StepJob[]): void }) {
  const [first, ...more] = jobs;
  return more.length === 0 && first ? (
    <FitButton file={first.file} onFit={() => onFit(jobs)} />
  ) : (
    <Button size="small" icon="crop" onClick={() => onFit(jobs)}>
      {WIZARD.fitThem}
    </Button>
  );
}

/** A toast on entry that says how many images there are already. */
function useLoadedToast({ category, config }: StepOf<"list">): void {
  useEffect(() => {
    let isOver = false;
    void editing.ready.then(() => {
      const { length } = shownImages(state.design, category, state.isMissing);
      // One id, so that a toast from the visit before is replaced.
      const id = `loaded-${category.id}`;
      if (!isOver && length > 0) notify.success(fillWords(config.words.loaded, { count: length }), { id });
    });
    return () => {
      isOver = true;
    };
  }, [category, config]);
}
