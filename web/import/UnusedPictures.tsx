import { DROP } from "#messages/drop.ts";
import { chooseFiles } from "../screen/import-files.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { Spoken } from "../ui/spoken/Spoken.tsx";
import { UnusedFiles } from "../ui/tile/UnusedFiles.tsx";
import { unusedIn } from "./draft.ts";
import type { LeftFile } from "./find-pictures.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import styles from "./UnusedPictures.module.css";
import { ASIDE, asideKey, type PlanView } from "./usePlan.ts";

/** Without it, folders can still be dropped. */
const ASKS_FOR_FOLDERS = "webkitdirectory" in HTMLInputElement.prototype;

/** The pictures without a place, and the files that can't be used. */
export function UnusedPictures({ view, left }: { view: PlanView; left: readonly LeftFile[] }) {
  const { draft, chosen, workers, dragged } = view;
  const unused = unusedIn(draft);
  return (
    <section
      className={classes(styles.tray, unused.length + left.length === 0 && styles.empty)}
      aria-label={DROP.notUsed(unused.length)}
    >
      <h3 className={styles.title}>{DROP.notUsed(unused.length)}</h3>
      <div className={classes(styles.area, dragged?.over === ASIDE && styles.over)} data-slot={ASIDE}>
        {unused.length === 0 && <p className="soft">{DROP.allUsed}</p>}
        <ul className={styles.pictures}>
          {unused.map((at) => {
            const picture = draft.pictures[at];
            return (
              picture && (
                <li key={at}>
                  <button
                    type="button"
                    className={classes(styles.picture, at === chosen && styles.chosen)}
                    data-slot={asideKey(at)}
                    aria-pressed={at === chosen}
                    title={picture.path}
                    onClick={() => view.toggle(at)}
                  >
                    <span className={styles.face}>
                      <Thumbnail thumbnails={workers.thumbnails} picture={picture} />
                    </span>
                    <span className={styles.name}>{picture.name}</span>
                    <Spoken>{DROP.isNotUsed}</Spoken>
                  </button>
                </li>
              )
            );
          })}
        </ul>
        {left.length > 0 && (
          <div className={styles.left}>
            <p className={styles.why}>
              <Icon name="alert" /> <span>{DROP.unreadable(left.length)}</span>
            </p>
            <UnusedFiles
              label={DROP.unreadableFiles}
              files={left.map(({ name, why, picture }) => ({ name, detail: why, picture }))}
            />
          </div>
        )}
      </div>
      <div className={styles.more}>
        <Button size="small" variant="quiet" icon="upload" onClick={() => chooseFiles()}>
          {DROP.addMore}
        </Button>
        {ASKS_FOR_FOLDERS && (
          <span className={styles.folder}>
            <Button size="small" variant="quiet" onClick={() => chooseFiles(true)}>
              {DROP.addFolder}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}
