import { arrangementFor, fillWords } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { moveInList, removeFromList } from "../../shared/model/pictures.ts";
import { shownImages } from "../../shared/model/questions.ts";
import { edit, state } from "../edit/app.ts";
import type { NewImage } from "../edit/new-image.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import { addedId, putInList } from "./list-place.ts";
import { refusalsOfList } from "./refusal.ts";
import type { StepOf } from "./step-props.ts";
import { type Places, useIntake } from "./useIntake.ts";

/** Everything that adds to a list, removes from it or orders it. Its one zone shows what is wrong. */
export function useListIntake(
  model: MachineModel,
  { category, config }: StepOf<"list">,
  onReordered: () => void,
) {
  const { id, maxImages: max } = category;
  const { words } = config;
  const zone = arrangementFor(category, undefined).places[0]?.slot ?? "";
  /** An image whose picture is missing does not count. */
  const shown = () => shownImages(state.design, category, state.isMissing);
  const room = () => max - shown().length;

  const places: Places = {
    category,
    refusals: config.refusals,
    library: config.library,
    failed: words.failed,
    full: () => fillWords(words.tooMany, { max, free: room() }),
    free: (_, __, awaited) => Array(Math.max(0, room() - awaited.length)).fill(zone),
    async put(into, { image, blobs }, { group, arrival, arrivals }) {
      const after = arrival ? arrivals.slice(arrivals.indexOf(arrival) + 1) : [];
      const later = new Set(after.flatMap(({ imageId }) => imageId ?? []));
      const outcome = await edit(
        into,
        { offer: { kind: "picture", category: id } },
        (design) =>
          putInList(model, design, id, image, { replaced: arrival?.imageId, later }, state.isMissing),
        { blobs, group },
      );
      const [change] = outcome.ok ? outcome.designs.values() : [];
      if (arrival && change) arrival.imageId = addedId(change.before, change.after, id) ?? arrival.imageId;
      return outcome;
    },
    notStored(outcome, why, file) {
      const isFull = !outcome.ok && outcome.fault === "listFull";
      const advice = isFull ? WIZARD.makeRoom : why;
      return {
        message: isFull ? fillWords(words.full, { max }) : words.failed,
        detail: file ? WIZARD.fileNotSaved(file.name, advice) : advice,
      };
    },
    label: () => category.label,
    uploaded: () => undefined,
    chosen: () => config.library?.chosen ?? "",
    refusalsOf: (leftovers) => refusalsOfList(leftovers, zone),
  };
  const intake = useIntake(model, places);

  return {
    ...intake,
    busy: intake.busyAt(zone),
    refusal: intake.refusalAt(zone),
    take: (files: readonly File[]) => intake.take(files),
    nothing: () => intake.nothing(zone),
    put: (image: NewImage) => intake.put(zone, image),
    choose: (path: string) => intake.choose(zone, path),
    adjust: (imageId: string) =>
      intake.adjust(zone, shown().find(({ key }) => key === imageId)?.image, imageId),
    async move(imageId: string, index: number): Promise<void> {
      if (await intake.act(zone, "order", (design) => moveInList(model, design, id, imageId, index)))
        onReordered();
    },
    async remove(imageId: string): Promise<void> {
      if (await intake.act(zone, "removal", (design) => removeFromList(model, design, id, imageId)))
        onReordered();
    },
  };
}
