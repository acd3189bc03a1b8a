import { useRef, useTransition } from "react";
import { ANNOTATIONS } from "#messages/lettering.ts";
import { Button } from "../ui/button/Button.tsx";
import { FileInput } from "../ui/field/FileInput.tsx";
import { type LogoFile, readLogo } from "./annotations.ts";

interface LogoChooserProps {
  hasLogo: boolean;
  onOpen(reading: Promise<void>): void;
  onRead(logo: LogoFile | undefined): void;
}

export function LogoChooser({ hasLogo, onOpen, onRead }: LogoChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpening, startOpening] = useTransition();
  const open = ([file]: readonly File[]) => {
    if (!file) return;
    const reading = readLogo(file).then(onRead);
    onOpen(reading);
    startOpening(() => reading);
  };
  return (
    <>
      <Button
        size="small"
        icon="upload"
        busy={isOpening}
        busyLabel={ANNOTATIONS.openingLogo}
        onClick={() => input.current?.click()}
      >
        {hasLogo ? ANNOTATIONS.otherLogo : ANNOTATIONS.chooseLogo}
      </Button>
      <FileInput ref={input} label={ANNOTATIONS.chooseLogo} accept="image/*" onFiles={open} />
    </>
  );
}
