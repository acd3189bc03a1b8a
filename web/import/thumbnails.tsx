import { useEffect, useRef, useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import { MEDIA_TYPES } from "../picture/format.ts";
import { decodeHeic } from "../picture/open-picture.ts";
import { toSafeSvg } from "../picture/svg.ts";
import { Thread } from "../threads/thread.ts";
import { useIsInView } from "../ui/useIsInView.ts";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { findFitResult, type ImportedPicture, type MeasuredFile } from "./draft.ts";
import { createSerialQueue } from "./fitter.ts";
import type { ThumbnailJobs } from "./thumbnails.worker.ts";
import type { PlanView } from "./usePlan.ts";

/** In pixels. Smaller pictures are their own thumbnails. */
const SMALL = 800_000;

/** Pictures that can't be reduced are their own thumbnails. */
export function createThumbnailer(signal: AbortSignal) {
  const thread = new Thread<ThumbnailJobs>(
    () => new Worker(new URL("./thumbnails.worker.ts", import.meta.url), { type: "module" }),
  );
  signal.addEventListener("abort", () => thread.close());
  const reduce = createSerialQueue();
  const made = new Map<File, Promise<Blob>>();
  const make = async ({ file, format, needsHeic, size }: MeasuredFile): Promise<Blob> => {
    if (format === "SVG") return (await toSafeSvg(file)) ?? new Blob();
    if (needsHeic) return reduce(() => heicThumbnail(file));
    if (size.width * size.height <= SMALL) return file;
    return reduce(() => thread.call("reduce", { file, mediaType: MEDIA_TYPES[format], size }));
  };
  return (picture: MeasuredFile): Promise<Blob> => {
    const { file } = picture;
    const thumbnail = made.get(file) ?? make(picture).catch(() => file);
    made.set(file, thumbnail);
    return thumbnail;
  };
}

async function heicThumbnail(file: File): Promise<Blob> {
  const photo = await decodeHeic(file, SMALL);
  if (!("bitmap" in photo)) return file;
  const { bitmap } = photo;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg" });
}

interface ThumbnailProps {
  view: Pick<PlanView, "thumbnailOf">;
  picture: ImportedPicture;
  size?: Size | undefined;
  className?: string;
}

/** Loads once it is in view, because hundreds would take minutes. */
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
