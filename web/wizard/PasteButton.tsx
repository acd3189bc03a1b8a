import { Button } from "../ui/button/Button.tsx";
import { canReadClipboard, readClipboardImages } from "../ui/dropzone/clipboard.ts";
import { WIZARD } from "../words/wizard.ts";
import styles from "./PasteButton.module.css";

interface PasteButtonProps {
  onFiles(files: File[]): void;
  /** The clipboard holds no image, or may not be read. */
  onNothing(): void;
}

/** Pasting where there are no keys for it: seen on touch screens alone. */
export function PasteButton({ onFiles, onNothing }: PasteButtonProps) {
  if (!canReadClipboard()) return null;
  const paste = async () => {
    const files = await readClipboardImages();
    if (files.length > 0) onFiles(files);
    else onNothing();
  };
  return (
    <div className={styles.touch}>
      <Button size="small" icon="clipboard" onClick={paste}>
        {WIZARD.paste}
      </Button>
    </div>
  );
}
