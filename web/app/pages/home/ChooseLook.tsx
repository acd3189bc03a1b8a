import { SCREEN } from "../../../messages/en/screen.ts";
import { useLooksDoor } from "../../../screen/useLooksDoor.ts";
import { Button } from "../../../ui/button/Button.tsx";

/** Opens the chooser of looks; nothing where there are none. */
export function ChooseLook() {
  const { isOffered, isOpening, open } = useLooksDoor();
  if (!isOffered) return null;
  return (
    <Button size="large" busy={isOpening} onClick={open}>
      {SCREEN.chooseLook}
    </Button>
  );
}
