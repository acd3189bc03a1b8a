import { useEffect, useRef, useState } from "react";
import { sentences } from "#messages/formats.ts";
import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import type { LibraryPicture, PictureStyle } from "../../shared/machine/library.ts";
import { findArrangement, findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, Size, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { isDefaultImage } from "../../shared/model/defaults.ts";
import type { BlobMap, DesignImage } from "../../shared/model/design.ts";
import { withSlots } from "../../shared/model/edit.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findAvailableImage } from "../../shared/model/questions.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  type Recipe,
} from "../../shared/model/recipe.ts";
import { drafts, edit, editingSession, state, store } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { createBlobPicture, mergeBlobs, type NewImage } from "../edit/new-image.ts";
import { readStoredPicture } from "../editor/stored-pictures.ts";
import { useImageSources } from "../screen/MachineScreen.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { ErrorNotice, Notice } from "../ui/notice/Notice.tsx";
import { RadioGroup } from "../ui/radio-group/RadioGroup.tsx";
import { notify } from "../ui/toast/notify.ts";
import {
  chooseInitialStyle,
  chooseScenes,
  findLibraryPicture,
  type NamedSlot,
  offeredStylesOf,
} from "./library.ts";
import { useObjectUrls } from "./MachineSlots.tsx";
import styles from "./PictureDialogs.module.css";

export async function loadNamesDialog(category: SlotCategory) {
  const [libraries, { initial }] = await Promise.all([
    ACTIVE.libraries(),
    ACTIVE.letteringStyles(),
    drafts.flush(),
  ]);
  const library = libraries[category.library ?? ""] ?? [];
  const { design, isMissing } = state;
  const arrangement = findArrangement(category, design.counts[category.id]);
  const slots = arrangement.places.map(({ slot }): NamedSlot => {
    const image = findAvailableImage(design, category.id, slot, isMissing);
    const isDefault = image !== undefined && isDefaultImage(category, arrangement.count, slot, image);
    return {
      slot,
      name: design.names[category.id]?.[slot] ?? findSlot(category, slot).label,
      image,
      isKept: image !== undefined && !isDefault && !findLibraryPicture(library, image),
    };
  });
  return { category, arrangement, slots, library, initial };
}

type NamesDialogProps = Awaited<ReturnType<typeof loadNamesDialog>> & { onClose(): void };

export function NamesDialog({ category, arrangement, slots, library, initial, onClose }: NamesDialogProps) {
  const { size } = arrangement;
  const [{ id, brand }] = useState(() => state.design);
  const offered = offeredStylesOf(library, size);
  const [style, setStyle] = useState(() => {
    const images = slots.map(({ image }) => image);
    return chooseInitialStyle(offered, images, library, brand?.style, initial);
  });
  const [turn, setTurn] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [ticked, setTicked] = useState<readonly string[]>(() => slots.map(({ slot }) => slot));
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const chosen = slots.filter(({ slot }) => ticked.includes(slot));
  const colour = brand?.colours[0] ?? "auto";
  const choice = { slots: chosen, library, style, colour, turn, attempt };
  const { named, pngsOf } = useNamedPictures(category, arrangement, offered, choice);
  const urls = useObjectUrls(named.pngs);
  const pictureOf = ({ image }: NamedSlot) => serializePicture(image?.picture);
  const sourceOf = useImageSources(slots.map(pictureOf));
  const sample = chosen.find(({ isKept }) => isKept) ?? chosen[0];

  const use = async () => {
    if (chosen.length === 0 || named.state !== "done") return;
    setIsSaving(true);
    const outcome = await edit(
      id,
      { offer: { kind: "names", category: category.id } },
      (design) => withSlots(design, category.id, named.images),
      { blobs: named.blobs, needs: "every" },
    );
    setIsSaving(false);
    if (!outcome.ok) return setFault(sentences([WIZARD.notSaved, faultMessage(outcome.fault)]));
    notify.success(LETTERING.done);
    onClose();
  };

  return (
    <Dialog
      title={LETTERING.title}
      width="wide"
      onClose={onClose}
      actions={
        <>
          {chosen.some(({ isKept }) => !isKept) && (
            <Button onClick={() => setTurn(turn + 1)}>{LETTERING.otherScenes}</Button>
          )}
          <Button
            variant="primary"
            busy={isSaving || (named.state === "busy" && chosen.length > 0)}
            busyLabel={isSaving ? LETTERING.saving : LETTERING.lettering}
            unavailable={named.state === "failed" || chosen.length === 0}
            onClick={use}
          >
            {chosen.length > 0 ? LETTERING.use(chosen.length) : LETTERING.noneChosen}
          </Button>
        </>
      }
    >
      {offered.length > 1 && (
        <RadioGroup
          look="pictures"
          legend={LETTERING.style}
          value={style}
          options={offered.map((each) => ({
            ...each,
            picture: <StylePicture slot={sample?.slot} size={size} pngs={pngsOf(each.id)} />,
          }))}
          onChange={(id) => {
            setStyle(offered.find((each) => each.id === id)?.id ?? style);
            setTurn(0);
          }}
        />
      )}
      <fieldset className={classNames("stack-3", styles.pictures)} aria-busy={named.state === "busy"}>
        <legend>{LETTERING.pictures}</legend>
        {slots.map((each) => {
          const { slot, name } = each;
          const others = ticked.filter((one) => one !== slot);
          const isTicked = ticked.includes(slot);
          const src = (isTicked && urls.get(slot)) || sourceOf(pictureOf(each));
          return (
            <label key={slot} className="stack top shrinks pressable">
              <PictureOrSpace src={src} size={size} />
              <span className={classNames("line anywhere touch", styles.tick)}>
                <input
                  type="checkbox"
                  aria-label={LETTERING.putOn(name)}
                  checked={isTicked}
                  onChange={({ target }) => setTicked(target.checked ? [...others, slot] : others)}
                />
                <bdi>{name}</bdi>
              </span>
            </label>
          );
        })}
      </fieldset>
      {named.state === "failed" && (
        <Notice
          tone="error"
          action={{ label: LETTERING.again, onPress: () => setAttempt(attempt + 1) }}
          announced
        >
          {LETTERING.failed}
        </Notice>
      )}
      <ErrorNotice>{fault}</ErrorNotice>
    </Dialog>
  );
}

const PictureOrSpace = ({ src, size: { width, height } }: { src: string | undefined; size: Size }) =>
  src ? (
    <img className={classNames("well", styles.image)} src={src} alt="" width={width} height={height} />
  ) : (
    <svg className={classNames("well", styles.image)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
  );

interface StylePictureProps {
  slot: string | undefined;
  size: Size;
  pngs: BlobMap;
}

function StylePicture({ slot, size, pngs }: StylePictureProps) {
  const urls = useObjectUrls(pngs);
  return <PictureOrSpace src={urls.get(slot ?? "")} size={size} />;
}

interface NamedPictures {
  readonly state: "busy" | "failed" | "done";
  /** By slot. While busy, the pictures of the previous choice. */
  readonly pngs: BlobMap;
  readonly images: Readonly<Record<string, DesignImage>>;
  readonly blobs: BlobMap;
}

interface NamesChoice {
  readonly slots: readonly NamedSlot[];
  readonly library: readonly LibraryPicture[];
  readonly style: PictureStyle;
  /** `#rrggbb` or "auto". */
  readonly colour: string;
  readonly turn: number;
  readonly attempt: number;
}

const NONE: NamedPictures = { state: "busy", pngs: new Map(), images: {}, blobs: new Map() };

/** Renders every offered style, so that switching is immediate. */
function useNamedPictures(
  { id }: SlotCategory,
  { size }: Arrangement,
  offered: readonly { readonly id: PictureStyle }[],
  choice: NamesChoice,
) {
  const { slots, library, style, colour, turn, attempt } = choice;
  const key = JSON.stringify([slots, colour, turn, attempt]);
  const [all, setAll] = useState<ReadonlyMap<PictureStyle, NamedPictures & { readonly key: string }>>(
    new Map(),
  );
  const first = useRef(style);
  first.current = style;
  const last = useRef(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has everything the pictures depend on
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const make = async (of: PictureStyle): Promise<NamedPictures> => {
      const scenes = chooseScenes(slots, library, of, size, turn);
      const named = await Promise.all(
        slots.map(async (each, at) => {
          const made = await createNamedImage(each, scenes[at], { style: of, colour }, size);
          return { slot: each.slot, ...made };
        }),
      );
      const images = Object.fromEntries(named.map(({ slot, image }) => [slot, image]));
      const blobs = mergeBlobs(named);
      const edited = withSlots(state.design, id, images);
      const { design, failures, ...rendered } = await editingSession.render(
        { design: edited, blobs },
        { signal },
      );
      if (failures[0]) throw new Error(`Failed to render ${failures[0].key}: ${failures[0].reason}`);
      const pngs = slots.flatMap(({ slot }) => {
        const picture = design.slots[id]?.[slot]?.picture;
        const png = picture && "blob" in picture ? rendered.blobs.get(picture.blob) : undefined;
        return png ? [[slot, png] as const] : [];
      });
      return { state: "done", pngs: new Map(pngs), images, blobs };
    };
    const makeAll = async () => {
      const waiting = new Set(offered.map((each) => each.id));
      while (waiting.size > 0) {
        // `waiting` isn't empty.
        const of = waiting.has(first.current) ? first.current : ([...waiting][0] as PictureStyle);
        waiting.delete(of);
        const named = await make(of).catch((fault): NamedPictures => {
          if (!signal.aborted) console.warn("Failed to add the names", fault);
          return { ...NONE, state: "failed" };
        });
        if (signal.aborted) return;
        setAll((before) => new Map(before).set(of, { ...named, key }));
      }
    };
    void makeAll();
    return () => ended.abort();
  }, [key]);
  const chosen = all.get(style);
  if (chosen && chosen.pngs.size > 0) last.current = chosen;
  const named: NamedPictures = chosen?.key === key ? chosen : { ...last.current, state: "busy" };
  return { pngsOf: (of: PictureStyle) => all.get(of)?.pngs ?? NONE.pngs, named };
}

async function createNamedImage(
  { name, image, isKept }: NamedSlot,
  scene: LibraryPicture | undefined,
  { style, colour }: Pick<NamesChoice, "style" | "colour">,
  size: Size,
): Promise<NewImage> {
  const words = createRecipeWords({ from: { kind: "blend" }, text: name }, style, colour);
  const without = (recipe: Recipe) => ({ image: createRecipeImage(recipe), blobs: new Map() });
  if (!isKept) {
    if (!scene) throw new Error(`No scene has the style ${style}`);
    return without(createFullFrameRecipe({ path: scene.scene, ...scene.size }, { words }));
  }
  const { recipe, picture } = image ?? {};
  const isThere = recipe && (!("blob" in recipe.original) || (await store.blob(recipe.original.blob)));
  if (isThere) return without({ ...recipe, words });
  const whole = (blob: string) => createFullFrameRecipe({ blob, type: "image/png", ...size }, { words });
  if (picture && "blob" in picture) return without(whole(picture.blob));
  const bytes = picture && (await readStoredPicture(picture));
  if (!bytes) throw new Error("Failed to read a picture");
  const hashed = await createBlobPicture(bytes);
  return { image: createRecipeImage(whole(hashed.picture.blob)), blobs: hashed.blobs };
}
