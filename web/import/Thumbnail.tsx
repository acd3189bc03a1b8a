import { useEffect, useState } from "react";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import type { ImportedPicture } from "./draft.ts";
import type { Thumbnails } from "./thumbnails.ts";

interface ThumbnailProps {
  thumbnails: Thumbnails;
  picture: ImportedPicture;
  /** Shown instead, if the picture was adjusted. */
  adjusted?: Blob | undefined;
  className?: string | undefined;
}

/** A picture of the plan, transparent until it is loaded. */
export function Thumbnail({ thumbnails, picture, adjusted, className }: ThumbnailProps) {
  const [thumbnail, setThumbnail] = useState<Blob>();
  useEffect(() => {
    let isOver = false;
    void thumbnails.of(picture.file, picture.size).then((blob) => !isOver && setThumbnail(blob));
    return () => {
      isOver = true;
    };
  }, [thumbnails, picture]);
  const src = useObjectUrl(adjusted ?? thumbnail);
  return <img className={className} src={src} alt="" draggable={false} decoding="async" />;
}
