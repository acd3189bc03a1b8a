import { SCREEN } from "../messages/en/screen.ts";
import { Button } from "../ui/button/Button.tsx";
import type { Rotation } from "./useRotation.ts";

export function PauseButton({ rotation: { playing, toggle } }: { rotation: Rotation }) {
  return (
    <Button size="small" variant="quiet" icon={playing ? "pause" : "play"} onClick={toggle}>
      {playing ? SCREEN.pause : SCREEN.play}
    </Button>
  );
}
