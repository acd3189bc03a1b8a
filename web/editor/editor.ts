import { createContext, use } from "react";
import { useSnapshot } from "valtio/react";
import { proxy, ref } from "valtio/vanilla";
import type { Size } from "../../shared/machine/types.ts";
import { canonicalJson } from "../../shared/model/design.ts";
import { isBoxInside } from "../picture/lettering/boxes.ts";
import { closePicture, type OpenPicture } from "../picture/open-picture.ts";
import type { FrameScene } from "../picture/paint.ts";
import { createStartPlacement, findNearestFrame, type Point } from "../picture/placement.ts";
import type { RenderedPicture } from "../picture/render-job.ts";
import { type Composition, hasNoAnnotations } from "./annotations.ts";
import type { Annotator, PngsBySlot } from "./annotator.ts";
import { type EditorResult, type FitJob, needsOriginal } from "./fit-queue.ts";
import { createLogoLayer, createPictureLayer, createWordsLayer } from "./layers.ts";
import type { PlacementUpdater } from "./tools.ts";

export type FrameSizes = readonly [Size, ...Size[]];

interface Rendering extends RenderedPicture {
  readonly composition: Composition;
  readonly annotator: Annotator | undefined;
  /** Without text and logo. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly beside?: PngsBySlot;
}

interface View {
  readonly composition: Composition;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly annotator: Annotator | undefined;
  readonly rendering: (Rendering & { readonly bitmap: ImageBitmap }) | undefined;
  readonly hasTools: boolean;
  readonly tab: "picture" | "words" | "logo";
  readonly backdrop: ImageBitmap | undefined;
  readonly colour: string;
  readonly isMachineShown: boolean;
  readonly isLeaving: boolean;
}

const COLOUR = "#23140c";

/** Changes of one kind within this time form one undo step. */
const JOINED_MS = 900;

export type Editor = ReturnType<typeof createEditor>;

export function createEditor(opened: OpenPicture, job: FitJob, frames: FrameSizes, draft?: Composition) {
  const { thread, size, givenSize, preview } = opened;
  const { file, start } = job;
  const frame = findNearestFrame(frames, size);
  const placement = createStartPlacement({ picture: size, frame });
  const first: Composition =
    draft && frames.includes(draft.frame)
      ? draft
      : { placement, background: { kind: "blurred" }, ...start, frame };

  let steps: readonly Composition[] = [first];
  let at = 0;
  let last = { kind: "", time: 0 };
  const state = proxy({
    view: ref<View>({
      composition: first,
      canUndo: false,
      canRedo: false,
      annotator: undefined,
      rendering: undefined,
      backdrop: undefined,
      hasTools: false,
      tab: "picture",
      colour: first.background.colour ?? COLOUR,
      isMachineShown: false,
      isLeaving: false,
    }),
  });
  function set(by: Partial<View>): void {
    state.view = ref({ ...state.view, ...by });
  }

  function show(next: number, kind = ""): void {
    const composition = steps[next];
    if (!composition) return;
    at = next;
    last = { kind, time: performance.now() };
    set({ composition, canUndo: at > 0, canRedo: at + 1 < steps.length, isLeaving: false });
    void follow();
    void followBackdrop();
  }
  function change(by: Partial<Composition>, kind: string): void {
    const now = state.view.composition;
    const next = { ...now, ...by };
    if (contentKey(now) === contentKey(next)) return;
    const isJoined = last.kind === kind && performance.now() - last.time < JOINED_MS;
    const before = steps.slice(0, isJoined ? at : at + 1);
    steps = [...before, next];
    show(before.length, kind);
  }

  const closing = new AbortController();
  const { signal } = closing;
  async function render({ composition, annotator, rendering }: View): Promise<Rendering | undefined> {
    if (rendering?.composition === composition && rendering.annotator === annotator) return rendering;
    const { frame, placement, background } = composition;
    const before = rendering?.composition;
    const isPlacedAsBefore =
      before?.frame === frame && before.placement === placement && before.background === background;
    const picture =
      rendering && isPlacedAsBefore
        ? rendering.picture
        : await thread.tryCall("render", { frame, placement, background });
    if (!picture || signal.aborted) return undefined;
    const rendered = { composition, annotator, picture, png: picture };
    if (!annotator || hasNoAnnotations(composition)) return rendered;
    try {
      return { ...rendered, ...(await annotator.render(picture, composition, signal)) };
    } catch (fault) {
      if (!signal.aborted) console.error("Failed to draw the text and logo", fault);
      return undefined;
    }
  }

  let isRendering = false;
  let failed: Composition | undefined;
  async function follow(): Promise<void> {
    const { view } = state;
    const { composition, annotator, rendering } = view;
    if (!annotator || hasNoAnnotations(composition)) return set({ rendering: undefined });
    const isShown = rendering?.composition === composition && rendering.annotator === annotator;
    if (isRendering || isShown || failed === composition) return;
    isRendering = true;
    const rendered = await render(view);
    const bitmap = rendered && (await createImageBitmap(new Blob([rendered.png])).catch(() => undefined));
    isRendering = false;
    if (signal.aborted) return bitmap?.close();
    if (bitmap) set({ rendering: { ...rendered, bitmap } });
    else failed = composition;
    return follow();
  }

  let backdropKey = "";
  async function followBackdrop(): Promise<void> {
    const { frame, placement, background } = state.view.composition;
    const key = JSON.stringify([frame, background, placement.quarters, placement.mirrored]);
    if (key === backdropKey) return;
    backdropKey = key;
    const backdrop = await thread.tryCall("background", { placement, frame, background });
    if (key === backdropKey && !signal.aborted) set({ backdrop });
    else backdrop?.close();
  }

  void followBackdrop();
  // Starts early, since encoding the original takes longest.
  if (needsOriginal(job)) void thread.tryCall("original", { file, placement, frame });

  let logo: Promise<void> | undefined;
  let moved: { unsnapped: Composition; shown: Composition; isSnapping: boolean } | undefined;
  function layer() {
    const { tab, rendering, annotator } = state.view;
    if (tab === "picture") return createPictureLayer(size);
    return tab === "words" ? createWordsLayer(rendering) : createLogoLayer(annotator?.keepClear ?? []);
  }
  return {
    state,
    set,
    size,
    givenSize,
    preview,
    frames,
    name: file.name,
    change,
    undo: () => show(at - 1),
    redo: () => show(at + 1),
    annotate(annotator: Annotator | undefined): void {
      const text = state.view.annotator && annotator?.slotText;
      // The picture changed slots.
      if (text)
        steps = steps.map((step) =>
          step.words && step.words.from.kind !== "typed"
            ? { ...step, words: { ...step.words, ...text } }
            : step,
        );
      set({ annotator, composition: steps[at] ?? first });
      void follow();
    },

    startMove(): void {
      moved = undefined;
    },
    move(by: Point, reach = 0): void {
      const now = state.view.composition;
      const isSnapping = reach > 0;
      // A drag continues from the unsnapped position, unless another change intervened.
      const goesOn = moved?.shown === now && moved.isSnapping === isSnapping;
      const unsnapped = layer().move(goesOn && moved ? moved.unsnapped : now, by);
      change(layer().snap(unsnapped, reach), `${state.view.tab} move`);
      moved = { unsnapped, shown: state.view.composition, isSnapping };
    },
    zoom(factor: number, at?: Point): void {
      change(layer().zoom(state.view.composition, factor, at), `${state.view.tab} zoom`);
    },
    pinch(by: Point, factor: number, at: Point): void {
      const moved = layer().move(state.view.composition, by);
      change(layer().zoom(moved, factor, at), `${state.view.tab} pinch`);
    },
    setPlacement(by: PlacementUpdater, kind: string): void {
      const { frame, placement } = state.view.composition;
      change({ placement: by({ picture: size, frame }, placement) }, kind);
    },
    /** Opens the tab of the layer at a point relative to the frame's centre. */
    press({ x, y }: Point): void {
      const { frame } = state.view.composition;
      const at = { x: x + frame.width / 2, y: y + frame.height / 2, width: 0, height: 0 };
      const hit = boxesOf(state.view).find(({ box }) => isBoxInside(at, box));
      set(hit ? { tab: hit.tab, hasTools: true } : { tab: "picture" });
    },

    /** Makes `finish` wait until the logo has been read. */
    finishAfter(reading: Promise<void>): void {
      logo = reading;
    },
    async finish(): Promise<EditorResult | undefined> {
      await logo;
      const { composition } = state.view;
      const { placement, frame } = composition;
      const [rendered, original] = await Promise.all([
        render(state.view),
        needsOriginal(job) ? thread.tryCall("original", { file, placement, frame }) : undefined,
      ]);
      if (!rendered || signal.aborted) return undefined;
      const finished = new File([rendered.png], file.name, { type: "image/png" });
      return { kind: "fitted", finished, placed: composition, original };
    },
    close(): void {
      closing.abort();
      closePicture(opened);
    },
  };
}

const contentKey = ({ logo, ...others }: Composition): string =>
  canonicalJson([others, logo && { ...logo, bytes: undefined }]);

const boxesOf = ({ rendering }: View) => [
  ...(rendering?.bounds ? [{ tab: "words", box: rendering.bounds } as const] : []),
  ...(rendering?.logo ? [{ tab: "logo", box: rendering.logo } as const] : []),
];

function sceneOf({ size, preview }: Editor, view: View): FrameScene {
  const { composition, rendering, backdrop, tab } = view;
  const { frame, placement, background } = composition;
  const isFresh =
    rendering?.composition.placement === placement && rendering.composition.background === background;
  return {
    preview,
    picture: size,
    frame,
    placement,
    background: backdrop,
    isClear: background.kind === "clear",
    rendered: isFresh ? rendering.bitmap : undefined,
    outlines: boxesOf(view).flatMap((each) => (each.tab === tab || !isFresh ? each.box : [])),
  };
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor() {
  const editor = use(EditorContext);
  if (!editor) throw new Error("No editor is open");
  const { view } = useSnapshot(editor.state, { sync: true });
  return { ...view, editor, scene: sceneOf(editor, view) };
}
