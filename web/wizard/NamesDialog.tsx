import { useEffect, useState } from "react";
import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import type { LibraryPicture, PictureStyle } from "../../shared/machine/library.ts";
import { findArrangement, findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type BlobMap, isDefaultImage, type Picture, type RecipeImage } from "../../shared/model/design.ts";
import { withSlots } from "../../shared/model/edit.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findAvailableImage } from "../../shared/model/questions.ts";
import { createRecipeImage, createRecipeWords, createWholeRecipe } from "../../shared/model/recipe.ts";
import { edit, editing, pictures, state, store } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-words.ts";
import { hashBytes } from "../edit/new-image.ts";
import { useImageSources } from "../screen/MachineScreen.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Choices } from "../ui/choices/Choices.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import {
  chooseFirstStyle,
  chooseScenes,
  findLibraryPicture,
  type NamedSlot,
  offeredStylesOf,
} from "./library.ts";
import styles from "./PictureDialogs.module.css";
import { useObjectUrls } from "./SlotsMachine.tsx";

interface NamesDialogProps {
  category: SlotCategory;
  arrangement: Arrangement;
  slots: readonly NamedSlot[];
  library: readonly LibraryPicture[];
  initial: PictureStyle;
  onClose(): void;
}

export async function loadNamesDialog(category: SlotCategory, onClose: () => void) {
  const [libraries, { initial }] = await Promise.all([ACTIVE.libraries(), ACTIVE.letteringStyles()]);
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
      isOwn: image !== undefined && !isDefault && !findLibraryPicture(library, image),
    };
  });
  return <NamesDialog {...{ category, arrangement, slots, library, initial, onClose }} />;
}

function NamesDialog({ category, arrangement, slots, library, initial, onClose }: NamesDialogProps) {
  const { size } = arrangement;
  const [{ id, brand }] = useState(() => state.design);
  const offered = offeredStylesOf(library, size);
  const [style, setStyle] = useState(() => {
    const images = slots.map(({ image }) => image);
    return chooseFirstStyle(offered, images, library, brand?.style, initial);
  });
  const [turn, setTurn] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    slots.flatMap(({ slot, isOwn }) => (isOwn ? [] : slot)),
  );
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const chosen = slots.filter(({ slot }) => ticked.includes(slot));
  const scenes = chooseScenes(chosen, library, style, size, turn);
  const named = useNamedPictures(category, arrangement, chosen, scenes, {
    style,
    colour: brand?.colours[0] ?? "auto",
    attempt,
  });
  const urls = useObjectUrls(named.pngs);
  const pictureOf = ({ image }: NamedSlot) => serializePicture(image?.picture);
  const sourceOf = useImageSources(slots.map(pictureOf));

  const use = async () => {
    if (chosen.length === 0) return setFault(LETTERING.noneChosen);
    if (named.state !== "done") return;
    setIsSaving(true);
    const outcome = await edit(
      id,
      { offer: { kind: "picture", category: category.id } },
      (design) => withSlots(design, category.id, named.images),
      { blobs: named.blobs, needs: "every" },
    );
    setIsSaving(false);
    if (!outcome.ok) return setFault(`${WIZARD.notSaved} ${faultMessage(outcome.fault)}`);
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
          <Button onClick={() => setTurn(turn + 1)}>{LETTERING.otherScenes}</Button>
          <Button
            variant="primary"
            busy={isSaving || named.state === "busy"}
            busyLabel={isSaving ? LETTERING.saving : LETTERING.lettering}
            unavailable={named.state === "failed"}
            onClick={use}
          >
            {LETTERING.use}
          </Button>
        </>
      }
    >
      {offered.length > 1 && (
        <Choices
          legend={LETTERING.style}
          value={style}
          choices={offered}
          onChoose={(id) => {
            setStyle(offered.find((each) => each.id === id)?.id ?? style);
            setTurn(0);
          }}
        />
      )}
      <fieldset className={styles.pictures} aria-busy={named.state === "busy"}>
        <legend>{LETTERING.pictures}</legend>
        {slots.map((each) => {
          const { slot, name, isOwn } = each;
          const others = ticked.filter((one) => one !== slot);
          const isTicked = ticked.includes(slot);
          const src = (isTicked && urls.get(slot)) || sourceOf(pictureOf(each));
          return (
            <label key={slot} className={classNames("stack", styles.picture)}>
              {src ? (
                <img className={styles.image} src={src} alt="" width={size.width} height={size.height} />
              ) : (
                <svg
                  className={styles.image}
                  viewBox={`0 0 ${size.width} ${size.height}`}
                  aria-hidden="true"
                />
              )}
              <span className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={LETTERING.putOn(name)}
                  checked={isTicked}
                  onChange={({ target }) => {
                    setFault(undefined);
                    setTicked(target.checked ? [...others, slot] : others);
                  }}
                />
                <span>
                  {name}
                  {isOwn && <small className={styles.own}>{LETTERING.own}</small>}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {named.state === "failed" && (
        <Notice tone="error" action={{ label: LETTERING.again, onPress: () => setAttempt(attempt + 1) }}>
          {LETTERING.failed}
        </Notice>
      )}
      {fault && <Notice tone="error">{fault}</Notice>}
    </Dialog>
  );
}

interface NamedPictures {
  readonly state: "busy" | "failed" | "done";
  /** By slot. While busy, these are from the previous choice. */
  readonly pngs: BlobMap;
  /** Not yet rendered. */
  readonly images: Readonly<Record<string, RecipeImage>>;
  readonly blobs: BlobMap;
}

interface NamesChoice {
  readonly style: PictureStyle;
  /** `#rrggbb` or "auto". */
  readonly colour: string;
  readonly attempt: number;
}

const NONE: NamedPictures = { state: "busy", pngs: new Map(), images: {}, blobs: new Map() };

function useNamedPictures(
  { id }: SlotCategory,
  { size }: Arrangement,
  slots: readonly NamedSlot[],
  scenes: readonly LibraryPicture[],
  choice: NamesChoice,
): NamedPictures {
  const [named, setNamed] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has everything the pictures depend on
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    setNamed((before) => ({ ...before, state: "busy" }));
    const make = async () => {
      const blobs = new Map<string, Uint8Array<ArrayBuffer>>();
      const images: Record<string, RecipeImage> = {};
      for (const [at, slot] of slots.entries())
        images[slot.slot] = createRecipeImage(await namedRecipe(slot, scenes[at], choice, size, blobs));
      const edited = withSlots(state.design, id, images);
      const { design, failures, ...rendered } = await editing.render({ design: edited, blobs }, { signal });
      signal.throwIfAborted();
      if (failures[0]) throw new Error(`The image of ${failures[0].key} is ${failures[0].reason}`);
      const pngs = slots.flatMap(({ slot }) => {
        const picture = design.slots[id]?.[slot]?.picture;
        const png = picture && "blob" in picture ? rendered.blobs.get(picture.blob) : undefined;
        return png ? [[slot, png] as const] : [];
      });
      setNamed({ state: "done", pngs: new Map(pngs), images, blobs });
    };
    make().catch((fault) => {
      if (signal.aborted) return;
      console.warn("The names could not be put on", fault);
      setNamed({ ...NONE, state: "failed" });
    });
    return () => ended.abort();
  }, [JSON.stringify([slots, scenes, choice])]);
  return named;
}

/** Adds bytes that aren't stored yet to `blobs`. Rejects if the picture can't be read. */
async function namedRecipe(
  { name, image, isOwn }: NamedSlot,
  scene: LibraryPicture | undefined,
  { style, colour }: NamesChoice,
  size: Arrangement["size"],
  blobs: Map<string, Uint8Array<ArrayBuffer>>,
) {
  const words = createRecipeWords({ from: { kind: "blend" }, text: name }, style, colour);
  if (!isOwn) {
    if (!scene) throw new Error(`There is no scene of the style ${style}`);
    return createWholeRecipe({ path: scene.scene, ...scene.size }, { words });
  }
  const original = image?.recipe?.original;
  if (image?.recipe && original && (!("blob" in original) || (await store.blob(original.blob))))
    return { ...image.recipe, words };
  // Without an original, the finished picture is used.
  const blob = await blobOf(image?.picture ?? null, blobs);
  return createWholeRecipe({ blob, type: "image/png", ...size }, { words });
}

async function blobOf(picture: Picture | null, blobs: Map<string, Uint8Array<ArrayBuffer>>): Promise<string> {
  if (picture && "blob" in picture) return picture.blob;
  const bytes = picture ? await pictures.bytes(picture) : "missing";
  if (typeof bytes === "string") throw new Error(`An image is ${bytes}`);
  const named = await hashBytes(bytes);
  for (const [blob, own] of named.blobs) blobs.set(blob, own);
  return named.picture.blob;
}
