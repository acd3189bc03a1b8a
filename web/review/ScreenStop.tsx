import { type ReactNode, useState } from "react";
import { REVIEW } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { formatSize } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { parsePicture } from "../../shared/model/picture-value.ts";
import { pictures } from "../edit/app.ts";
import { screenFileName } from "../exports/file-names.ts";
import {
  describePlannedScreen,
  type PlannedImage,
  type PlannedScreen,
  visibleImagesOf,
} from "../exports/plan.ts";
import { deliverFile } from "../files/deliver.ts";
import { MachineActions } from "../screen/AroundMachine.tsx";
import { useBusyAction } from "../screen/actions.ts";
import type { ScreenDescription } from "../screen/describe.ts";
import { drawScreen } from "../screen/draw.ts";
import { MachineScreen, useImageSources } from "../screen/MachineScreen.tsx";
import { RotationBar, useRotation } from "../screen/RotationBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Facts } from "../ui/card/Card.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./Review.module.css";

const { model } = ACTIVE;

const ROTATION_MS = 3000;

interface ScreenPreviewProps {
  screen: PlannedScreen;
  machineName: string;
  onLeave(): void;
  children: ReactNode;
}

export function ScreenPreview({ screen, machineName, onLeave, children }: ScreenPreviewProps) {
  const { category, arrangement } = screen;
  const isList = category.kind === "list";
  const images = visibleImagesOf(screen);
  const rotation = useRotation(isList ? images.length : 1, ROTATION_MS);
  const [fullIndex, setFullIndex] = useState<number>();
  useImageSources(images.map(({ source }) => source));
  const at = isList ? rotation.index : 0;
  const shown = describePlannedScreen(model, { ...screen, images }, at);
  const full = fullIndex === undefined ? undefined : images[fullIndex];
  if (fullIndex !== undefined && !full) setFullIndex(undefined);
  return (
    <>
      <MachineScreen
        label={REVIEW.onScreen(category.label)}
        screen={shown}
        onPress={
          images.length > 0
            ? (slot) => setFullIndex(at + arrangement.places.findIndex((place) => place.slot === slot))
            : undefined
        }
      />
      {isList && <RotationBar rotation={rotation} labels={images.map(({ label }) => SCREEN.turnTo(label))} />}
      <MachineActions route={model.reviewStep.route} screen={category.id} onLeave={onLeave}>
        {children}
        {shown.pictures.every(({ source }) => source !== undefined) && (
          <SavePicture fileName={screenFileName(machineName, category)} screen={shown} />
        )}
      </MachineActions>
      {full && <FullImage image={full} size={arrangement.size} onClose={() => setFullIndex(undefined)} />}
    </>
  );
}

function SavePicture({ fileName, screen }: { fileName: string; screen: ScreenDescription }) {
  const { isBusy, onPress } = useBusyAction(async () => {
    const canvas = await drawScreen(screen, async (source) => {
      const bytes = await pictures.bytes(parsePicture(source));
      if (typeof bytes === "string") throw new Error(`Failed to read a picture: ${bytes}`);
      return createImageBitmap(new Blob([bytes]));
    });
    deliverFile(await canvas.convertToBlob(), fileName);
    notify.success(REVIEW.pictureSaved(fileName));
  }, REVIEW.pictureNotSaved);
  return (
    <Button variant="quiet" size="small" icon="download" busy={isBusy} onClick={onPress}>
      {REVIEW.savePicture}
    </Button>
  );
}

interface FullImageProps {
  image: PlannedImage;
  size: Size;
  onClose(): void;
}

function FullImage({ image: { source, label, isStandIn }, size, onClose }: FullImageProps) {
  const sourceOf = useImageSources([source]);
  return (
    <Dialog title={label} width="wide" onClose={onClose}>
      <figure className={classNames("stack-3", styles.full)}>
        <img src={sourceOf(source) || undefined} alt={label} {...size} />
        <figcaption className="muted">
          {(isStandIn ? REVIEW.pixelsOfDefault : REVIEW.pixels)(formatSize(size))}
        </figcaption>
      </figure>
    </Dialog>
  );
}

export function ScreenFacts({ screen }: { screen: PlannedScreen }) {
  const { category, arrangement } = screen;
  const evicted = screen.images.filter(({ isEvicted }) => isEvicted).map(({ slotLabel }) => slotLabel);
  const notice = evicted.length > 0 && (
    <Notice tone="warning" title={REVIEW.evictedTitle}>
      {REVIEW.evictedHere(evicted)}
    </Notice>
  );
  const images = visibleImagesOf(screen);
  if (images.length === 0) return notice || <Notice tone="warning">{REVIEW.leftOut}</Notice>;
  const standIns = images.filter(({ isStandIn, isEvicted }) => isStandIn && !isEvicted).length;
  const named = images.filter(({ slotLabel, caption }) => category.kind === "slots" && slotLabel !== caption);
  return (
    <>
      {notice}
      <Facts
        facts={[
          { term: REVIEW.images, value: String(images.filter(({ isEvicted }) => !isEvicted).length) },
          { term: REVIEW.size, value: REVIEW.pixels(formatSize(arrangement.size)) },
          ...named.map(({ slotLabel, caption }) => ({ term: slotLabel, value: caption })),
        ]}
      />
      {standIns > 0 && (
        <Notice tone="info">
          {standIns === images.length ? REVIEW.allDefaults : REVIEW.someDefaults(standIns, images.length)}
        </Notice>
      )}
    </>
  );
}
