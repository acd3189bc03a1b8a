import { useEffect, useState } from "react";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { FIT } from "../words/fit.ts";
import styles from "./FitQueueBar.module.css";
import type { OpenQueue, QueuedJob } from "./useFitQueue.ts";

interface FitQueueBarProps {
  queue: OpenQueue;
  /** The places that a picture can go to; one, where there is no choice. */
  places: readonly { readonly target: string; readonly label: string }[];
  onShow(index: number): void;
  onSkip(): void;
  onSend(target: string): void;
}

/** Where in a queue of pictures one is, where this one goes, and the ways to the others. */
export function FitQueueBar({ queue: { jobs, index }, places, onShow, onSkip, onSend }: FitQueueBarProps) {
  const job = jobs[index];
  return (
    <div className={styles.bar}>
      {jobs.length > 1 && (
        <>
          <ol className={styles.pictures} aria-label={FIT.pictures}>
            {jobs.map((each, at) => (
              <li key={each.key}>
                <Thumbnail job={each} number={at + 1} isCurrent={at === index} onPress={() => onShow(at)} />
              </li>
            ))}
          </ol>
          <p className={styles.place} role="status">
            {FIT.place(index + 1, jobs.length)}
          </p>
        </>
      )}
      {places.length > 1 && (
        <label className={styles.goes}>
          {FIT.goesTo}{" "}
          <select value={job?.target} onChange={(event) => onSend(event.target.value)}>
            {places.map(({ target, label }) => (
              <option key={target} value={target}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {jobs.length > 1 && (
        <div className={styles.ways}>
          <Button
            size="small"
            icon="back"
            unavailable={index === 0}
            onClick={() => index > 0 && onShow(index - 1)}
          >
            {FIT.back}
          </Button>
          <Button size="small" onClick={onSkip}>
            {FIT.skip}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ThumbnailProps {
  job: QueuedJob;
  number: number;
  isCurrent: boolean;
  onPress(): void;
}

function Thumbnail({ job: { file, state }, number, isCurrent, onPress }: ThumbnailProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const said = state === "used" ? FIT.used : state === "skipped" ? FIT.skipped : "";
  return (
    <button
      type="button"
      className={classes(styles.picture, styles[state])}
      aria-current={isCurrent ? "true" : undefined}
      aria-label={FIT.pictureNumber(number, file.name, said)}
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
