import { FIT } from "../messages/en/fit.ts";
import { Button } from "../ui/button/Button.tsx";

interface FitButtonProps {
  file: File;
  /** Says which file it is for, where there are several. */
  isNamed?: boolean;
  onFit(file: File): void;
}

/** Opens the editor for a file that was refused for its size or type. */
export function FitButton({ file, isNamed = false, onFit }: FitButtonProps) {
  return (
    <Button size="small" icon="crop" wide={!isNamed} onClick={() => onFit(file)}>
      {isNamed ? FIT.fitNamed(file.name) : FIT.fit}
    </Button>
  );
}
