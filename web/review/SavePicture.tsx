import { useState } from "react";
import { pictureOf } from "../../shared/model/picture-value.ts";
import { pictures } from "../edit/app.ts";
import { screenFileName } from "../exports/file-names.ts";
import { deliver } from "../files/deliver.ts";
import { REVIEW } from "../messages/en/review.ts";
import type { ScreenDescription } from "../screen/describe.ts";
import { drawScreen } from "../screen/draw.ts";
import { Button } from "../ui/button/Button.tsx";
import { notify } from "../ui/toast/notify.ts";

interface SavePictureProps {
  machineName: string;
  /** Of the screen. */
  label: string;
  screen: ScreenDescription;
}

/** Saves the screen that is shown as a picture, for mails and posters. */
export function SavePicture({ machineName, label, screen }: SavePictureProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const name = screenFileName(machineName, label);
      const canvas = await drawScreen(screen, async (source) => {
        const bytes = await pictures.bytes(pictureOf(source));
        return typeof bytes === "string" ? undefined : createImageBitmap(new Blob([bytes]));
      });
      deliver(await canvas.convertToBlob(), name);
      notify.success(REVIEW.pictureSaved(name));
    } catch (fault) {
      console.error("The picture could not be saved", fault);
      notify.error(REVIEW.pictureNotSaved);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="small" icon="download" busy={isBusy} onClick={save}>
      {REVIEW.savePicture}
    </Button>
  );
}
