import { Button } from "../../ui/button/Button.tsx";
import { useHistory } from "./useHistory.ts";

/** Undo and Redo as signs, for the header. */
export function HistoryKeys() {
  return useHistory().map(({ way, label, isAvailable, press }) => (
    <Button
      key={way}
      size="small"
      variant="quiet"
      icon={way}
      aria-label={label}
      title={label}
      unavailable={!isAvailable}
      onClick={press}
    />
  ));
}
