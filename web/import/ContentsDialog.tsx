import { useLocation } from "wouter";
import { DROP } from "#messages/drop.ts";
import { PAGES } from "../../shared/product.ts";
import { handFile } from "../files/handed-file.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import type { IconName } from "../ui/icon/Icon.tsx";
import styles from "./ContentsDialog.module.css";
import type { Found } from "./find-pictures.ts";
import type { ImportState } from "./useImport.ts";

const WORDS = DROP.which;

/** Asks what to do with files that are more than their pictures. */
export function ContentsDialog({ found: { pictures, wholes }, state }: { found: Found; state: ImportState }) {
  const packages = wholes.filter(({ kind }) => kind === "package");
  const all = pictures.length + packages.reduce((sum, each) => sum + each.pictures.length, 0);
  const isLone = pictures.length === 0 && wholes.length === 1;
  const takeAll = packages.length > 0 ? WORDS.takeAll(all) : WORDS.takePictures(all);
  const [, navigate] = useLocation();
  const lookInside = (file: File) => {
    state.close();
    handFile(file);
    navigate(PAGES.package);
  };
  return (
    <Dialog
      title={WORDS.title}
      onClose={state.close}
      actions={<Button onClick={state.close}>{DROP.cancel}</Button>}
    >
      <div className={styles.contents}>
        {wholes.map(({ kind, file }) => (
          <p key={file.name}>{WORDS[kind](file.name)}</p>
        ))}
        {pictures.length > 0 && <p>{WORDS.more(pictures.length)}</p>}
        <ul className={styles.contents}>
          {wholes.map(({ kind, file }) =>
            kind === "design" ? (
              <Action
                key={file.name}
                label={WORDS.open(file.name)}
                note={WORDS.openNote}
                icon="upload"
                onPress={() => state.openDesign(file)}
              />
            ) : (
              <Action
                key={file.name}
                label={WORDS.look(file.name)}
                note={WORDS.lookNote}
                icon="search"
                onPress={() => lookInside(file)}
              />
            ),
          )}
          {all > 0 && (
            <Action
              label={isLone ? WORDS.take : takeAll}
              note={WORDS.takeNote}
              icon="image"
              onPress={() => state.planPictures(pictures, packages)}
            />
          )}
        </ul>
      </div>
    </Dialog>
  );
}

interface ActionProps {
  label: string;
  note: string;
  icon: IconName;
  onPress(): void;
}

const Action = ({ label, note, icon, onPress }: ActionProps) => (
  <li className="stack">
    <Button icon={icon} wide onClick={onPress}>
      {label}
    </Button>
    <p className="soft">{note}</p>
  </li>
);
