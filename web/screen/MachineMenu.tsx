import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { Menu, type MenuItem } from "../ui/menu/Menu.tsx";
import { chooseFiles, useBusy, useOpenLooks } from "./actions.ts";

interface MachineMenuProps {
  items: readonly MenuItem[];
  canFill: boolean;
  opensUp: boolean;
}

/** Actions that affect several pictures. The menu is open at first, because pressing its button loads its code. */
export function MachineMenu({ items, canFill, opensUp }: MachineMenuProps) {
  const fill = useBusy(async () => (await import("./fill-design.ts")).fillDesign(), SHELL.notLoaded);
  const { isOffered, ...look } = useOpenLooks();
  return (
    <Menu
      isOpenAtFirst
      opensUp={opensUp}
      label={SCREEN.machineMenu}
      words={SCREEN.machineMenu}
      icon="sparkle"
      busy={fill.isBusy || look.isBusy}
      items={[
        ...(canFill ? [{ label: SCREEN.fill, icon: "sparkle" as const, onPress: fill.onPress }] : []),
        { label: SCREEN.addPictures, icon: "upload", onPress: () => chooseFiles() },
        ...(isOffered ? [{ label: SCREEN.chooseLook, icon: "image" as const, onPress: look.onPress }] : []),
        ...items,
      ]}
    />
  );
}
