import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { WIZARD } from "#messages/wizard.ts";
import type { LibraryPicture } from "../../shared/machine/library.ts";
import { lookListPicturePaths } from "../../shared/machine/looks.ts";
import { DEFAULT_LANGUAGE } from "../../shared/machine/machine.ts";
import { includesSize } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findLookInUse } from "../../shared/model/defaults.ts";
import { createPlainImage, type DesignImage } from "../../shared/model/design.ts";
import { createLookListImage } from "../../shared/model/look.ts";
import { listNameFields } from "../../shared/model/name-fields.ts";
import { fillDesign as fill } from "../../shared/model/screens.ts";
import { drafts, edit, loadFaultMessage, pictures, state } from "../edit/app.ts";
import { discardDrafts, findUnsavedNames } from "../edit/draft-autosave.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import { ICONS } from "../ui/icon/icons.ts";
import { Menu, type MenuItem } from "../ui/menu/Menu.tsx";
import { notify } from "../ui/toast/notify.ts";
import { chooseFiles, useBusyAction, useLooksAction } from "./actions.ts";

interface MachineMenuProps {
  items: readonly MenuItem[];
  canFill: boolean;
  opensUp: boolean;
}

/** Open at first, because pressing the button loads this component. */
export function MachineMenu({ items, canFill, opensUp }: MachineMenuProps) {
  const fill = useBusyAction(fillDesign, SHELL.notLoaded);
  const { isOffered, ...look } = useLooksAction();
  return (
    <Menu
      defaultOpen
      opensUp={opensUp}
      label={SCREEN.machineMenu}
      text={SCREEN.machineMenu}
      icon="sparkle"
      busy={fill.isBusy || look.isBusy}
      items={[
        ...(canFill ? [{ label: SCREEN.fill, icon: "sparkle" as const, onPress: fill.onPress }] : []),
        { label: SCREEN.addPictures, icon: "upload", onPress: () => chooseFiles() },
        ...(isOffered ? [{ label: SCREEN.chooseLook, icon: ICONS.image, onPress: look.onPress }] : []),
        ...items,
      ]}
    />
  );
}

const FIELDS = listNameFields(ACTIVE.model);

/** Fills everything except fields with an invalid name. */
async function fillDesign(): Promise<void> {
  await drafts.flush();
  const { id } = state.design;
  discardDrafts(drafts, FIELDS, state.design, (_, text) => text.trim() === "");
  const others = findUnsavedNames(drafts.texts, FIELDS, state.design).map((field) => field.id);
  const [libraries, materials] = await Promise.all([ACTIVE.libraries(), loadDefaultImageMaterials()]);
  const { isMissing } = pictures;
  const { looks } = materials;
  const isEnglish = state.design.language === DEFAULT_LANGUAGE;
  // A look's pictures have no text. The library's have English text.
  const look = findLookInUse(state.design, looks) ?? (isEnglish ? undefined : looks[0]);
  function imageFor(list: ListCategory): DesignImage | undefined {
    const [own] = look ? lookListPicturePaths(look, list) : [];
    // Rendered, because the look's own file isn't a PNG.
    if (look && own) return createLookListImage(look, list, own);
    const { library = "", arrangements } = list;
    const fits = ({ size }: LibraryPicture) => includesSize([arrangements[0].size], size);
    const path = libraries[library]?.find(fits)?.path;
    return path === undefined ? undefined : createPlainImage({ path });
  }
  const isLeftEmpty = (field: string) => others.includes(field);
  const outcome = await edit(
    id,
    { offer: { kind: "defaults" } },
    (design) => fill(ACTIVE.model, design, { ...materials, imageFor, isMissing, isLeftEmpty }),
    { needs: "every" },
  );
  const isWhole = drafts.status.unfinished.length === 0;
  if (outcome.ok)
    notify.success(isWhole ? WIZARD.filled.done : WIZARD.filled.doneButNames, { survives: true });
  else notify.error(WIZARD.filled.failed(await loadFaultMessage(outcome.fault)));
}
