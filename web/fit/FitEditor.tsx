import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { isOneOf } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { DialogParts } from "../ui/dialog/Dialog.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { FIT } from "../words/fit.ts";
import { FitBackground } from "./FitBackground.tsx";
import styles from "./FitDialog.module.css";
import type { FitDialogProps } from "./FitDialog.tsx";
import { FitStage } from "./FitStage.tsx";
import { FitTools } from "./FitTools.tsx";
import { FrameChoice } from "./FrameChoice.tsx";
import { sharpnessWords } from "./fit-words.ts";
import type { OpenPicture } from "./open-picture.ts";
import { paintFrame, type Scene } from "./paint.ts";
import { enlargement, leavesGaps, nearestFrame, type Placement, startPlacement } from "./placement.ts";
import type { Background } from "./render.ts";

/** What a picture's free parts are filled with where nothing else is chosen: the machine's own ground. */
const COLOUR = "#23140c";

/** The editor of one open picture. */
export function FitEditor({
  file,
  frames,
  screen,
  reason = [],
  machine,
  picture,
  onDone,
  onDoneWithAll,
  onClose,
}: FitDialogProps & { picture: OpenPicture }) {
  const id = useId();
  const { studio, size, shown } = picture;
  const [chosen, setChosen] = useState<Size>();
  const frame = chosen && frames.includes(chosen) ? chosen : nearestFrame(frames, size);
  const layout = { picture: size, frame };
  const [placed, setPlaced] = useState<{ readonly frame: Size; readonly placement: Placement }>();
  // In another frame it is begun anew.
  const placementIn = (last: typeof placed) =>
    last?.frame === frame ? last.placement : startPlacement(layout);
  const placement = placementIn(placed);
  const place = (change: (placement: Placement) => Placement) =>
    setPlaced((last) => ({ frame, placement: change(placementIn(last)) }));
  const [background, setBackground] = useState<Background>({ kind: "blurred" });
  const [colour, setColour] = useState(COLOUR);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const soft = useSoft(picture, placement, frame);
  const scene: Scene = { shown, picture: size, frame, placement, background, soft };
  const enlarged = enlargement(placement);

  const use = async (give: (file: File) => void) => {
    setIsBusy(true);
    setHasFailed(false);
    const bytes = await studio.ask("render", { placement, frame, background });
    setIsBusy(false);
    if (bytes) give(new File([bytes], file.name, { type: "image/png" }));
    else setHasFailed(true);
  };
  return (
    <DialogParts
      actions={
        <>
          <p className={enlarged === undefined ? styles.sharp : styles.soft} role="status">
            <Icon name={enlarged === undefined ? "check" : "alert"} />
            {sharpnessWords(frame, enlarged)}
          </p>
          <Button onClick={onClose}>{FIT.cancel}</Button>
          {onDoneWithAll && (
            <Button unavailable={isBusy} onClick={() => isBusy || use(onDoneWithAll)}>
              {FIT.useAll}
            </Button>
          )}
          <Button
            variant="primary"
            icon="check"
            busy={isBusy}
            busyLabel={FIT.making}
            onClick={() => use(onDone)}
          >
            {FIT.use}
          </Button>
        </>
      }
    >
      {reason.length > 0 && (
        <div id={id} className={styles.reason} role="status">
          {reason.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {hasFailed && (
        <Notice tone="error" title={FIT.notMade} announced>
          {FIT.notMadeAdvice}
        </Notice>
      )}
      <div className={styles.editor}>
        <div className={styles.work}>
          <FitStage
            name={file.name}
            scene={scene}
            describedBy={reason.length > 0 ? id : undefined}
            onPlace={place}
          />
          <FitTools layout={layout} placement={placement} onPlace={place} />
        </div>
        <div className={styles.side}>
          {machine(<LivePicture scene={scene} label={file.name} />, frame)}
          {frames.length > 1 && <FrameChoice frames={frames} frame={frame} onChange={setChosen} />}
          <FitBackground
            background={background}
            colour={colour}
            mayBeClear={!isOneOf([screen], frame)}
            onChange={(next) => {
              setBackground(next);
              if (next.kind === "colour") setColour(next.colour);
            }}
          />
          {!leavesGaps(layout, placement) && <p className={styles.hint}>{FIT.fillsFrame}</p>}
        </div>
      </div>
    </DialogParts>
  );
}

/** The picture out of focus, as it is turned; made anew when that changes. */
function useSoft({ studio }: OpenPicture, placement: Placement, frame: Size): ImageBitmap | undefined {
  const [soft, setSoft] = useState<ImageBitmap>();
  const { quarters, mirrored } = placement;
  const latest = useRef(placement);
  latest.current = placement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the placement these two matter alone
  useEffect(() => {
    let isOver = false;
    void studio.ask("blur", { placement: latest.current, frame }).then((bitmap) => {
      if (isOver) bitmap?.close();
      else setSoft(bitmap);
    });
    return () => {
      isOver = true;
    };
  }, [studio, frame, quarters, mirrored]);
  // By then the next one is painted.
  useEffect(() => () => soft?.close(), [soft]);
  return soft;
}

/** What the machine shows, as it changes. */
function LivePicture({ scene, label }: { scene: Scene; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paintFrame(context, scene);
  });
  return (
    <canvas
      ref={canvas}
      className={styles.live}
      width={scene.frame.width}
      height={scene.frame.height}
      role="img"
      aria-label={label}
    />
  );
}
