import { FILE_IMPORT } from "#messages/drop.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { useFitQueue } from "../editor/fit-queue.ts";
import { describeScreen } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { ICONS } from "../ui/icon/icons.ts";
import { notify } from "../ui/toast/notify.ts";
import { findFitResult, type ImportedPicture, shownSourceOf } from "./draft.ts";
import styles from "./PlanDialog.module.css";
import { Thumbnail } from "./thumbnails.tsx";
import type { PlanView } from "./usePlan.ts";

export function SelectedPictureBar({ view, picture }: { view: PlanView; picture: ImportedPicture }) {
  const { screens, move } = view;
  const { id, file, path } = picture;
  const fit = useFitQueue({
    isSingle: true,
    onFitted: (job, fitted) => view.adjust(job.file, fitted),
    onUnreadable: (_, words) => void notify.error(words),
  });
  const screen = screens.find(({ places }) => places.some(({ key }) => key === picture.place));
  const place = screen?.places.find(({ key }) => key === picture.place);
  const size = screen?.arrangement.size;
  const openEditor = () => {
    const { placement, background } = (size && findFitResult(picture, size)?.placed) ?? {};
    const start = placement && background && { placement, background };
    void fit.begin([{ file, target: picture.place ?? "", start }]);
  };

  return (
    <section className={classNames("row", styles.bar)} aria-label={FILE_IMPORT.chosen}>
      <div className="line">
        {place?.before && place.replaces && (
          <figure className={classNames("relative", styles.figure)}>
            <img src={view.sourceOf(shownSourceOf(place.before))} alt="" draggable={false} />
            <figcaption className="strong centred">{FILE_IMPORT.before}</figcaption>
          </figure>
        )}
        <figure className={classNames("relative", styles.figure)}>
          <Thumbnail view={view} picture={picture} size={size} />
          {place?.replaces && <figcaption className="strong centred">{FILE_IMPORT.after}</figcaption>}
        </figure>
      </div>
      <div className={classNames("shrinks small", styles.words)}>
        <p className="cut strong" title={path}>
          {file.name}
        </p>
        <p className="soft">{place?.fullLabel ?? FILE_IMPORT.aside}</p>
      </div>
      <div className={classNames("wrap", styles.keys)}>
        <select
          className={classNames("strong small", styles.put)}
          aria-label={FILE_IMPORT.putInNamed(file.name)}
          value=""
          onChange={(event) => move(id, event.target.value)}
        >
          <option value="" disabled>
            {FILE_IMPORT.putIn}
          </option>
          {screens.map(({ category, places }) => (
            <optgroup key={category.id} label={category.label}>
              {places.map(({ key, label }) => (
                <option key={key} value={key} disabled={key === picture.place}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {place && (
          <>
            <Button size="small" icon={ICONS.crop} onClick={openEditor}>
              {FILE_IMPORT.adjust}
            </Button>
            <Button size="small" icon="cross" onClick={() => move(id, undefined)}>
              {FILE_IMPORT.takeOut}
            </Button>
          </>
        )}
      </div>
      {fit.open?.job.file === file && place && screen && (
        <fit.open.Dialog
          queue={fit}
          open={fit.open}
          frames={[screen.arrangement.size]}
          label={place.fullLabel}
          machine={(live) => (
            <MachineFrame
              label={FILE_IMPORT.onScreen(screen.category.label)}
              screen={describeScreen(ACTIVE.model, screen.category, screen.arrangement, () => ({
                label: "",
              }))}
              live={{
                slot: place.box ? place.slot : (screen.arrangement.places[0]?.slot ?? ""),
                picture: live,
              }}
            />
          )}
        />
      )}
    </section>
  );
}
