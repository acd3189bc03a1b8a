import { FILE_IMPORT } from "#messages/drop.ts";
import { chooseFiles } from "../screen/actions.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { UnusedFiles } from "../ui/tile/UnusedFiles.tsx";
import { Thumbnail } from "./thumbnails.tsx";
import styles from "./UnusedPictures.module.css";
import { type PlanView, UNUSED_SLOT, unusedSlotKey } from "./usePlan.ts";

const CAN_CHOOSE_FOLDERS = "webkitdirectory" in HTMLInputElement.prototype;

export function UnusedPictures({ view }: { view: PlanView }) {
  const { draft, unusable, chosen, dragged } = view;
  const unused = draft.pictures.filter(({ place }) => place === undefined);
  return (
    <section
      className={classNames(
        "stack-1 shrinks",
        styles.tray,
        unused.length + unusable.length === 0 && styles.empty,
      )}
      aria-label={FILE_IMPORT.notUsed(unused.length)}
    >
      <h3 className={classNames("line", styles.title)}>{FILE_IMPORT.notUsed(unused.length)}</h3>
      <div
        className={classNames(styles.area, dragged?.over === UNUSED_SLOT && styles.over)}
        data-slot={UNUSED_SLOT}
      >
        {unused.length === 0 && <p className="soft">{FILE_IMPORT.allUsed}</p>}
        <ul className={classNames("stack", styles.pictures)}>
          {unused.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className={classNames("stack-1 tiny", styles.picture, picture === chosen && styles.chosen)}
                data-slot={unusedSlotKey(picture.id)}
                aria-pressed={picture === chosen}
                title={picture.path}
                onClick={() => view.toggle(picture.id)}
              >
                <span className={styles.face}>
                  <Thumbnail view={view} picture={picture} className="cropped" />
                </span>
                <span className="cut">{picture.file.name}</span>
                <span className="spoken">{FILE_IMPORT.isNotUsed}</span>
              </button>
            </li>
          ))}
        </ul>
        {unusable.length > 0 && (
          <div className={classNames("stack-1 muted tiny", styles.left)}>
            <p className={classNames("flex", styles.why)}>
              <Icon shape="alert" /> <span>{FILE_IMPORT.unreadable(unusable.length)}</span>
            </p>
            <UnusedFiles
              label={FILE_IMPORT.unreadableFiles}
              files={unusable.map(({ name, reason, picture }) => ({ name, detail: reason, picture }))}
            />
          </div>
        )}
      </div>
      <div className={classNames("between", styles.more)}>
        <Button size="small" variant="quiet" icon="upload" onClick={() => chooseFiles()}>
          {FILE_IMPORT.addMore}
        </Button>
        {CAN_CHOOSE_FOLDERS && (
          <span className={styles.folder}>
            <Button size="small" variant="quiet" onClick={() => chooseFiles(true)}>
              {FILE_IMPORT.addFolder}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}
