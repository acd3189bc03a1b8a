import { DROP } from "#messages/drop.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import { type FitJob, useFitQueue } from "../editor/fit-queue.ts";
import { describeScreen } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { notify } from "../ui/toast/notify.ts";
import styles from "./ChosenBar.module.css";
import { adjustedOf, keyOf, shownSource } from "./draft.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import type { PlanView } from "./usePlan.ts";

interface PlanJob extends FitJob {
  readonly picture: number;
  readonly size: Size;
}

interface ChosenBarProps {
  model: MachineModel;
  view: PlanView;
  /** Returns the URL of an image value. */
  sourceOf(url: string): string;
}

export function ChosenBar({ model, view, sourceOf }: ChosenBarProps) {
  const fit = useFitQueue<PlanJob>({
    isSingle: true,
    onFitted: ({ picture, size }, { file: fitted, composition, original }) =>
      view.adjust(picture, size, { kind: "fitted", fitted, placed: composition, original }),
    onUnreadable: (_, words) => void notify.error(words),
  });
  const { chosen, draft, workers, screens } = view;
  const picture = chosen === undefined ? undefined : draft.pictures[chosen];
  if (chosen === undefined || !picture) return null;

  const key = keyOf(draft, chosen);
  const screen = screens.find(({ places }) => places.some((each) => each.key === key));
  const place = screen?.places.find((each) => each.key === key);
  const size = screen?.arrangement.size;
  const adjusted = size && adjustedOf(draft, chosen, size);
  const openEditor = (target: string, size: Size) => {
    const { placement, background } = adjusted?.placed ?? {};
    const start = placement && background && { placement, background };
    void fit.begin([{ file: picture.file, target, start, picture: chosen, size }]);
  };
  const onScreen = screen?.category.kind === "list" ? screen.arrangement.places[0]?.slot : place?.slot;

  return (
    <section className={styles.bar} aria-label={DROP.chosen}>
      <div className={styles.faces}>
        {place?.before && view.replaces(place) && (
          <figure className={styles.figure}>
            <img src={sourceOf(shownSource(place.before))} alt="" draggable={false} />
            <figcaption>{DROP.before}</figcaption>
          </figure>
        )}
        <figure className={styles.figure}>
          <Thumbnail thumbnails={workers.thumbnails} picture={picture} adjusted={adjusted?.fitted} />
          {place && view.replaces(place) && <figcaption>{DROP.after}</figcaption>}
        </figure>
      </div>
      <div className={styles.words}>
        <p className={styles.name} title={picture.path}>
          {picture.name}
        </p>
        <p className={styles.where}>{place?.fullLabel ?? DROP.aside}</p>
      </div>
      <div className={classes("wrap", styles.keys)}>
        <select
          className={styles.put}
          aria-label={DROP.putInNamed(picture.name)}
          value=""
          onChange={(event) => view.move(chosen, event.target.value)}
        >
          <option value="" disabled>
            {DROP.putIn}
          </option>
          {screens.map(({ category, places }) => (
            <optgroup key={category.id} label={category.label}>
              {places.map((each) => (
                <option key={each.key} value={each.key} disabled={each.key === key}>
                  {each.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {place && screen && (
          <>
            <Button size="small" icon="crop" onClick={() => openEditor(place.key, screen.arrangement.size)}>
              {DROP.adjust}
            </Button>
            <Button size="small" icon="cross" onClick={() => view.move(chosen, undefined)}>
              {DROP.takeOut}
            </Button>
          </>
        )}
      </div>
      {fit.open?.job.picture === chosen && place && screen && (
        <fit.open.Dialog
          queue={fit}
          open={fit.open}
          frames={[screen.arrangement.size]}
          screen={model.screen}
          label={place.fullLabel}
          machine={(live) => (
            <MachineFrame
              label={DROP.onScreen(screen.category.label)}
              screen={describeScreen(model, screen.category, screen.arrangement, () => ({ label: "" }))}
              live={onScreen === undefined ? undefined : { slot: onScreen, picture: live }}
            />
          )}
        />
      )}
    </section>
  );
}
