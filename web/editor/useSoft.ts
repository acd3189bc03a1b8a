import { useEffect, useRef, useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import type { OpenPicture } from "../picture/fit/open-picture.ts";
import type { Placement } from "../picture/fit/placement.ts";

/** The picture out of focus, as it is turned; made anew when that changes. */
export function useSoft({ studio }: OpenPicture, placement: Placement, frame: Size): ImageBitmap | undefined {
  const [soft, setSoft] = useState<ImageBitmap>();
  const { quarters, mirrored } = placement;
  const latest = useRef(placement);
  latest.current = placement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the placement these two matter alone
  useEffect(() => {
    let isOver = false;
    void studio.ask("blur", { placement: latest.current, frame }).then((bitmap) => {
      if (isOver) bitmap?.close();
      else setSoft(bitmap);
    });
    return () => {
      isOver = true;
    };
  }, [studio, frame, quarters, mirrored]);
  // By then the next one is painted.
  useEffect(() => () => soft?.close(), [soft]);
  return soft;
}
