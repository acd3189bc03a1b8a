import { Button } from "../ui/button/Button.tsx";

interface FitButtonProps {
  file: File;
  /** Says which file it is for, where there are several. */
  isNamed?: boolean;
  onFit(file: File): void;
}

/** The way out of a refusal for its size or type. */
export function FitButton({ file, isNamed = false, onFit }: FitButtonProps) {
  return (
    <Button size="small" icon="crop" wide={!isNamed} onClick={() => onFit(file)}>
      {isNamed ? `Fit it for me: ${file.name}` : "Fit it for me"}
    </Button>
  );
}
