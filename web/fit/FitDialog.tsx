import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isOneOf, sizeText } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { Spinner } from "../ui/icon/Spinner.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { FIT } from "../words/fit.ts";
import { FitBackground } from "./FitBackground.tsx";
import styles from "./FitDialog.module.css";
import { FitStage } from "./FitStage.tsx";
import { FitTools } from "./FitTools.tsx";
import { FrameChoice } from "./FrameChoice.tsx";
import { faultWords, sharpnessWords } from "./fit-words.ts";
import { type OpenPicture, openPicture } from "./open-picture.ts";
import { paintFrame, type Scene } from "./paint.ts";
import { enlargement, leavesGaps, nearestFrame, type Placement, startPlacement } from "./placement.ts";
import type { Background } from "./render.ts";

export interface FitDialogProps {
  /** The picture as it came. */
  file: File;
  /** The exact sizes that are taken; the one that is most of the picture's shape is proposed. */
  frames: readonly [Size, ...Size[]];
  /** The machine's, through which nothing shows. */
  screen: Size;
  /** What it is for: Left, Screensaver. */
  label: string;
  /** The machine with the picture, drawn live, where the image will stand. */
  machine(picture: ReactNode, frame: Size): ReactNode;
  /** A PNG of exactly such a size, under the file's name. */
  onDone(file: File): void;
  onClose(): void;
}

type State =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly words: string }
  | { readonly kind: "open"; readonly picture: OpenPicture };

/** Makes any picture fit a frame: the visitor places it, and gets it at the exact size. Other frames begin it anew. */
export function FitDialog(props: FitDialogProps) {
  return <Opening key={props.frames.map(sizeText).join()} {...props} />;
}

function Opening(props: FitDialogProps) {
  const { file, frames, label, onClose } = props;
  const [{ width, height }] = frames;
  const [state, setState] = useState<State>({ kind: "opening" });
  useEffect(() => {
    let isOver = false;
    let picture: OpenPicture | undefined;
    void openPicture(file, { width, height }).then((opened) => {
      if (!("studio" in opened)) {
        if (!isOver) setState({ kind: "failed", words: faultWords(file.name, opened) });
        return;
      }
      picture = opened;
      if (isOver) return close(picture);
      setState({ kind: "open", picture: opened });
    });
    return () => {
      isOver = true;
      if (picture) close(picture);
    };
  }, [file, width, height]);

  if (state.kind === "open") return <OpenDialog {...props} picture={state.picture} />;
  return (
    <Dialog
      title={FIT.title(label)}
      width={state.kind === "opening" ? "wide" : "narrow"}
      onClose={onClose}
      actions={state.kind === "failed" && <Button onClick={onClose}>{FIT.close}</Button>}
    >
      {state.kind === "opening" ? (
        <p className={styles.opening} role="status">
          <Spinner /> {FIT.opening(file.name)}
        </p>
      ) : (
        <Notice tone="error" title={FIT.notOpened} announced>
          {state.words}
        </Notice>
      )}
    </Dialog>
  );
}

function close({ studio, shown }: OpenPicture): void {
  studio.close();
  shown.close();
}

/** What a picture's free parts are filled with where nothing else is chosen: the machine's own ground. */
const COLOUR = "#23140c";

function OpenDialog({
  file,
  frames,
  screen,
  label,
  machine,
  picture,
  onDone,
  onClose,
}: FitDialogProps & { picture: OpenPicture }) {
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

  const use = async () => {
    setIsBusy(true);
    setHasFailed(false);
    const bytes = await studio.ask("render", { placement, frame, background });
    setIsBusy(false);
    if (bytes) onDone(new File([bytes], file.name, { type: "image/png" }));
    else setHasFailed(true);
  };
  return (
    <Dialog
      title={FIT.title(label)}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <p className={enlarged === undefined ? styles.sharp : styles.soft} role="status">
            <Icon name={enlarged === undefined ? "check" : "alert"} />
            {sharpnessWords(frame, enlarged)}
          </p>
          <Button onClick={onClose}>{FIT.cancel}</Button>
          <Button variant="primary" icon="check" busy={isBusy} busyLabel={FIT.making} onClick={use}>
            {FIT.use}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Notice tone="error" title={FIT.notMade} announced>
          {FIT.notMadeAdvice}
        </Notice>
      )}
      <div className={styles.editor}>
        <div className={styles.work}>
          <FitStage name={file.name} scene={scene} onPlace={place} />
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
    </Dialog>
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
