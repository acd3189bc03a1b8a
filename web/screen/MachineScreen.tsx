import { MachineFrame, type MachineFrameProps } from "./MachineFrame.tsx";
import { useImageSources } from "./useImageSources.ts";

export function MachineScreen({ screen, ...frame }: MachineFrameProps) {
  const sourceOf = useImageSources(screen.pictures.flatMap(({ source }) => source ?? []));
  const pictures = screen.pictures.map((picture) => ({
    ...picture,
    source: picture.source === undefined ? undefined : sourceOf(picture.source),
  }));
  return <MachineFrame {...frame} screen={{ ...screen, pictures }} />;
}
