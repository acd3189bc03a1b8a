import type { Category, MachineModel, Size } from "../../shared/machine/types.ts";
import { type FitJob, useFitQueue } from "../editor/fit-queue.ts";
import { DROP } from "../messages/en/drop.ts";
import { describeScreen } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { Button } from "../ui/button/Button.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./ChosenBar.module.css";
import { placeOfKey, shownSource } from "./draft.ts";
import { Face } from "./Face.tsx";
import type { PlanView } from "./usePlan.ts";

/** A picture of the plan that is placed by hand. */
interface PlanJob extends FitJob {
  readonly picture: number;
  readonly category: Category;
  readonly size: Size;
}

interface ChosenBarProps {
  model: MachineModel;
  view: PlanView;
  /** The address to show a stored value by. */
  sourceOf(url: string): string;
}

/** The picture that is chosen: what it replaces, and where else it may go. */
export function ChosenBar({ model, view, sourceOf }: ChosenBarProps) {
  const fit = useFitQueue<PlanJob>({
    isSingle: true,
    onFitted: ({ picture, category, size }, { file: fitted, composition, original }) =>
      view.adjust(picture, category, size, { kind: "fitted", fitted, placed: composition, original }),
    onUnreadable: (_, words) => void notify.error(words),
  });
  const { chosen, draft, hands, screens } = view;
  const picture = chosen === undefined ? undefined : draft.pictures[chosen];
  if (chosen === undefined || !picture) return null;

  const key = view.keyOf(chosen);
  const screen = screens.find(
    ({ category }) => key !== undefined && category.id === placeOfKey(key).category,
  );
  const place = screen?.places.find((each) => each.key === key);
  const adjusted = place && view.adjustedOf(chosen, place.size);
  const openEditor = ({ key: target, size }: typeof place & {}, category: Category) => {
    const start = adjusted && {
      placement: adjusted.placed.placement,
      background: adjusted.placed.background,
    };
    void fit.begin([{ file: picture.file, target, start, picture: chosen, category, size }]);
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
          <Face faces={hands.faces} picture={picture} adjusted={adjusted?.fitted} />
          {place && view.replaces(place) && <figcaption>{DROP.after}</figcaption>}
        </figure>
      </div>
      <div className={styles.words}>
        <p className={styles.name} title={picture.path}>
          {picture.name}
        </p>
        <p className={styles.where}>{key === undefined ? DROP.aside : view.labelOf(key)}</p>
      </div>
      <div className={styles.keys}>
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
            <Button size="small" icon="crop" onClick={() => openEditor(place, screen.category)}>
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
          frames={[place.size]}
          screen={model.screen}
          label={view.labelOf(place.key)}
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
