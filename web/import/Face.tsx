import { useEffect, useState } from "react";
import type { DropPicture } from "./draft.ts";
import type { Faces } from "./faces.ts";

interface FaceProps {
  faces: Faces;
  picture: DropPicture;
  /** What was made of it, where it was adjusted. */
  adjusted?: Blob | undefined;
  className?: string | undefined;
}

/** What is seen of a picture, over the whole of its place as it will lie there; something clear until it is there. */
export function Face({ faces, picture, adjusted, className }: FaceProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    const show = (face: Blob) => {
      if (isOver) return;
      made = URL.createObjectURL(face);
      setUrl(made);
    };
    if (adjusted) show(adjusted);
    else void faces.face(picture.file, picture.size).then(show);
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [faces, picture, adjusted]);
  return <img className={className} src={url} alt="" draggable={false} decoding="async" />;
}
