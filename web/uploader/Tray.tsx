import { useSnapshot } from "valtio/react";
import { Menu } from "../ui/menu/Menu.tsx";
import { UPLOADER } from "../words/uploader.ts";
import { moveTo } from "./actions.ts";
import type { OnFit } from "./CategoryZone.tsx";
import { FilesSection } from "./FilesSection.tsx";
import { isFittable, takes, trayOf, type Upload } from "./list.ts";
import { rejectionWords } from "./upload-words.ts";
import type { Uploads } from "./uploads.ts";

/** Files that found no place among the categories: kept here, and not packed. */
export function Tray({ uploads, onFit }: { uploads: Uploads; onFit: OnFit }) {
  const { packageCategories } = uploads.model;
  const { files, fault } = useSnapshot(uploads.state);
  const tray = trayOf(files, uploads.model);
  if (tray.length === 0) return null;
  const reasonOf = ({ name, facts, full }: Upload) => {
    const label = packageCategories.find(({ id }) => id === full)?.label;
    return rejectionWords(name, facts) ?? (label ? UPLOADER.isFull(label) : UPLOADER.fitsNowhere);
  };
  return (
    <FilesSection
      uploads={uploads}
      label={UPLOADER.tray}
      count={UPLOADER.files(tray.length)}
      note={fault ? UPLOADER.trayNoteUnsaved : UPLOADER.trayNote}
      files={tray}
      isTray
      describe={(upload) => ({
        note: (
          <>
            <p>{reasonOf(upload)}</p>
            {isFittable(upload) && (
              <Menu
                label={UPLOADER.putFileIn(upload.name)}
                opensUp
                words={UPLOADER.putIn}
                icon="forward"
                items={packageCategories.map((category) => {
                  const { id, file } = upload;
                  const isTaken = takes(category, upload);
                  return {
                    label: category.label,
                    icon: isTaken ? undefined : "crop",
                    onPress: () => void (isTaken ? moveTo(uploads, category, id) : onFit(category, file, id)),
                  };
                })}
              />
            )}
          </>
        ),
      })}
    />
  );
}
