import { useEffect, useRef, useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import { useIsInView } from "../ui/useIsInView.ts";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { findFitResult, type ImportedPicture } from "./draft.ts";
import type { PlanView } from "./usePlan.ts";

interface ThumbnailProps {
  view: Pick<PlanView, "thumbnailOf">;
  picture: ImportedPicture;
  size?: Size | undefined;
  className?: string;
}

/** Loads only once it is in view, because hundreds take minutes. */
export function Thumbnail({ view: { thumbnailOf }, picture, size, className }: ThumbnailProps) {
  const [thumbnail, setThumbnail] = useState<Blob>();
  const { file } = picture;
  const image = useRef<HTMLImageElement>(null);
  const isSeen = useIsInView(image);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file has one thumbnail
  useEffect(() => {
    if (!isSeen) return;
    let isOver = false;
    void thumbnailOf(picture).then((blob) => !isOver && setThumbnail(blob));
    return () => {
      isOver = true;
    };
  }, [thumbnailOf, file, isSeen]);
  const adjusted = size && findFitResult(picture, size)?.finished;
  const src = useObjectUrl(adjusted ?? thumbnail);
  return <img ref={image} className={className} src={src} alt="" draggable={false} decoding="async" />;
}
