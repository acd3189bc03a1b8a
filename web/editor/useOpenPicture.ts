import { useEffect, useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import { faultWords } from "../picture/fit/fit-words.ts";
import { closePicture, type OpenPicture, openPicture } from "../picture/fit/open-picture.ts";

/** A picture that is being opened, is open, or can't be. */
export type Opening =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly words: string }
  | { readonly kind: "open"; readonly picture: OpenPicture };

const OPENING: Opening = { kind: "opening" };

/** Opens a picture for a frame and closes it with the page's part, or when another is to be opened. */
export function useOpenPicture(file: File, { width, height }: Size): Opening {
  const [state, setState] = useState<{ readonly file: File; readonly opening: Opening }>();
  useEffect(() => {
    let isOver = false;
    let picture: OpenPicture | undefined;
    void openPicture(file, { width, height }).then((opened) => {
      if (!("studio" in opened)) {
        if (!isOver) setState({ file, opening: { kind: "failed", words: faultWords(file.name, opened) } });
        return;
      }
      picture = opened;
      if (isOver) return closePicture(picture);
      setState({ file, opening: { kind: "open", picture: opened } });
    });
    return () => {
      isOver = true;
      setState(undefined);
      if (picture) closePicture(picture);
    };
  }, [file, width, height]);
  return state?.file === file ? state.opening : OPENING;
}
