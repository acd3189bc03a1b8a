import { useLocation } from "wouter";
import { PAGES } from "../../shared/product.ts";
import { handFile } from "../files/handed-file.ts";
import { DROP } from "../messages/en/drop.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import type { IconName } from "../ui/icon/Icon.tsx";
import type { Found } from "./found.ts";
import type { DeskState } from "./useDesk.ts";
import styles from "./WhichDialog.module.css";

interface Way {
  readonly label: string;
  readonly note: string;
  readonly icon: IconName;
  onPress(): void;
}

/** Asks what shall happen with a file that is more than its pictures, or with which of several. */
export function WhichDialog({ found: { pictures, wholes }, state }: { found: Found; state: DeskState }) {
  const packages = wholes.filter(({ kind }) => kind === "package");
  const all = pictures.length + packages.reduce((sum, each) => sum + each.pictures.length, 0);
  const isLone = pictures.length === 0 && wholes.length === 1;
  const [, navigate] = useLocation();
  const lookInside = (file: File) => {
    state.close();
    handFile(file);
    navigate(PAGES.package);
  };
  const ways: Way[] = wholes.flatMap(({ kind, file }): Way[] =>
    kind === "design"
      ? [
          {
            label: DROP.which.open(file.name),
            note: DROP.which.openNote,
            icon: "upload",
            onPress: () => state.open(file),
          },
        ]
      : [
          {
            label: DROP.which.look(file.name),
            note: DROP.which.lookNote,
            icon: "search",
            onPress: () => lookInside(file),
          },
        ],
  );
  if (all > 0)
    ways.push({
      label: isLone
        ? DROP.which.take
        : packages.length > 0
          ? DROP.which.takeAll(all)
          : DROP.which.takePictures(all),
      note: DROP.which.takeNote,
      icon: "image",
      onPress: () => state.planPictures(pictures, packages),
    });
  return (
    <Dialog
      title={DROP.which.title}
      onClose={state.close}
      actions={<Button onClick={state.close}>{DROP.cancel}</Button>}
    >
      <div className={styles.which}>
        {wholes.map(({ kind, file }) => (
          <p key={file.name}>{DROP.which[kind](file.name)}</p>
        ))}
        {pictures.length > 0 && <p>{DROP.which.more(pictures.length)}</p>}
        <ul className={styles.ways}>
          {ways.map(({ label, note, icon, onPress }) => (
            <li key={label}>
              <Button icon={icon} wide onClick={onPress}>
                {label}
              </Button>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
