import { HOME } from "../../../messages/en/home.ts";
import { chooseFiles } from "../../../screen/drop-door.ts";
import { Button } from "../../../ui/button/Button.tsx";
import styles from "./Hero.module.css";

/** For who has finished pictures, or a file of ours. */
export function AddFiles() {
  return (
    <p className={styles.files}>
      {HOME.haveFiles}{" "}
      <Button size="small" variant="quiet" onClick={() => chooseFiles()}>
        {HOME.addFiles}
      </Button>
    </p>
  );
}
