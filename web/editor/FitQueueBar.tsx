import { FIT } from "../messages/en/fit.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import styles from "./FitQueueBar.module.css";
import type { FitQueue, OpenEditor, QueuedJob } from "./fit-queue.ts";

interface FitQueueBarProps {
  queue: FitQueue;
  open: OpenEditor;
}

/** Where in a queue of pictures one is, and the ways to the others. */
export function FitQueueBar({ queue, open }: FitQueueBarProps) {
  const { jobs, index } = open;
  return (
    <div className={styles.bar}>
      <ol className={styles.pictures} aria-label={FIT.pictures}>
        {jobs.map((job, at) => (
          <li key={job.key}>
            <Thumbnail job={job} number={at + 1} isCurrent={at === index} onPress={() => queue.show(at)} />
          </li>
        ))}
      </ol>
      <p className={styles.place} role="status">
        {FIT.place(index + 1, jobs.length)}
      </p>
      <div className={styles.ways}>
        <Button
          size="small"
          icon="back"
          unavailable={index === 0}
          onClick={() => index > 0 && queue.show(index - 1)}
        >
          {FIT.back}
        </Button>
        <Button size="small" onClick={queue.skip}>
          {FIT.skip}
        </Button>
      </div>
    </div>
  );
}

interface GoesToProps extends FitQueueBarProps {
  places: readonly { readonly target: string; readonly label: string }[];
}

/** The place that a picture is for, as a menu of all that it can go to. */
export function GoesTo({ queue, open, places }: GoesToProps) {
  return (
    <label className={styles.goes}>
      <span className={styles.goesWords}>{FIT.goesTo}</span>{" "}
      <select value={open.job.target} onChange={(event) => queue.send(event.target.value)}>
        {places.map(({ target, label }) => (
          <option key={target} value={target}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ThumbnailProps {
  job: QueuedJob;
  number: number;
  isCurrent: boolean;
  onPress(): void;
}

function Thumbnail({ job: { file, state }, number, isCurrent, onPress }: ThumbnailProps) {
  const url = useObjectUrl(file);
  const stateWords = state === "used" ? FIT.used : state === "skipped" ? FIT.skipped : "";
  return (
    <button
      type="button"
      className={classes(styles.picture, styles[state])}
      aria-current={isCurrent ? "true" : undefined}
      aria-label={FIT.pictureNumber(number, file.name, stateWords)}
      onClick={onPress}
    >
      {url && <img src={url} alt="" decoding="async" />}
      {state === "used" && (
        <span className={styles.done}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}
