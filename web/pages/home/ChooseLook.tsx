import { useLooksDoor } from "../../screen/useLooksDoor.ts";
import { Button } from "../../ui/button/Button.tsx";
import { SCREEN } from "../../words/screen.ts";

/** Opens the chooser of looks. */
export function ChooseLook() {
  const { isOpening, open } = useLooksDoor();
  return (
    <Button size="large" busy={isOpening} onClick={open}>
      {SCREEN.chooseLook}
    </Button>
  );
}
