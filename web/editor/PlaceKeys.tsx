import { Button } from "../ui/button/Button.tsx";
import { FIT } from "../words/fit.ts";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { ToolGroup } from "./ToolGroup.tsx";

/** Pixels of the picture that a press moves, and how much larger it makes. */
const STEP = 10;
const ZOOM = 1.1;

interface PlaceKeysProps {
  onMove(by: { readonly x: number; readonly y: number }): void;
  onZoom(factor: number): void;
}

/** Buttons for what dragging and pinching do. */
export function PlaceKeys({ onMove, onZoom }: PlaceKeysProps) {
  const move = (x: number, y: number) => () => onMove({ x: x * STEP, y: y * STEP });
  return (
    <>
      <ToolGroup label={FIT.move}>
        <Button size="small" icon="back" aria-label={FIT.moveLeft} onClick={move(-1, 0)} />
        <Button size="small" icon="up" aria-label={FIT.moveUp} onClick={move(0, -1)} />
        <Button size="small" icon="down" aria-label={FIT.moveDown} onClick={move(0, 1)} />
        <Button size="small" icon="forward" aria-label={FIT.moveRight} onClick={move(1, 0)} />
      </ToolGroup>
      <ToolGroup label={LETTER_TABS.size}>
        <Button size="small" onClick={() => onZoom(1 / ZOOM)}>
          {LETTER_TABS.smaller}
        </Button>
        <Button size="small" onClick={() => onZoom(ZOOM)}>
          {LETTER_TABS.larger}
        </Button>
      </ToolGroup>
    </>
  );
}
