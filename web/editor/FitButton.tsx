import { FIT } from "#messages/fit.ts";
import { Button } from "../ui/button/Button.tsx";

interface FitButtonProps {
  file: File;
  isNamed?: boolean;
  onFit(file: File): void;
}

export function FitButton({ file, isNamed = false, onFit }: FitButtonProps) {
  return (
    <Button size="small" icon="crop" wide={!isNamed} onClick={() => onFit(file)}>
      {isNamed ? FIT.fitNamed(file.name) : FIT.fit}
    </Button>
  );
}
