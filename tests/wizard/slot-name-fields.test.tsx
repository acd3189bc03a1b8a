import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import { listNameFields, type NameField, slotNameFieldId } from "../../shared/model/name-fields.ts";
import { withNames } from "../../shared/model/texts.ts";
import { notify } from "../../web/ui/toast/notify.ts";
import { SlotNameFields } from "../../web/wizard/MachineSlots.tsx";
import { SlotsStepPage } from "../../web/wizard/SlotsStepPage.tsx";
import { editBrowser, expectOk, model } from "../edit/browser.ts";
import { tab } from "../edit/open-tab.ts";
import { slotsOf } from "../support/categories.ts";
import { loadedStep } from "./steps.ts";

const steps = vi.hoisted(() => ({ goOn: () => {}, forward: vi.fn() }));
vi.mock("../../web/edit/app.ts", async () => (await import("../edit/open-tab.ts")).app);
vi.mock("../../web/ui/toast/notify.ts", () => ({ notify: { error: vi.fn() } }));
vi.mock("../../web/wizard/StepLayout.tsx", () => ({
  StepLayout: () => null,
  useStepNavigation: () => ({ forward: steps.forward }),
}));
vi.mock("../../web/wizard/SlotsPhase.tsx", () => ({
  SlotsPhase({ onContinue }: { onContinue(): void }) {
    steps.goOn = onContinue;
    return null;
  },
}));

const category = slotsOf(model, "blends");
const { naming } = category.step;
if (!naming) throw new Error("the blends have no names");
const left = listNameFields(model).find(({ id }) => id === slotNameFieldId(category.id, "left")) as NameField;
const step = loadedStep("blends");

beforeEach(async () => {
  tab.page = await editBrowser().open();
});

it("a name that is too long is described by how much it is", () => {
  tab.page.drafts.type(left, "x".repeat(left.maxLength + 1));
  const { places } = findArrangement(category, undefined);
  const html = renderToStaticMarkup(<SlotNameFields {...{ category, places }} placeholders={{}} />);
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
  expect(described).toHaveLength(1);
  expect(html).toContain(`<span id="${described[0]}" role="status">${UI.tooLong(1)}</span>`);
});

it.each<[string, () => unknown, string]>([
  ["undone", () => tab.page.undo(), naming.words.missing],
  ["deleted", () => tab.page.drafts.type(left, " "), naming.words.missing],
  ["too long", () => tab.page.drafts.type(left, "x".repeat(21)), WIZARD.slotNameNeeded(20)],
])("Continue beside the images asks for names that are %s", async (_, change, words) => {
  const { edit, state } = tab.page;
  const names = { [category.id]: naming.placeholders };
  const label = { offer: { kind: "names", category: category.id } } as const;
  expectOk(await edit(state.design.id, label, (design) => withNames(design, names)));
  renderToStaticMarkup(<SlotsStepPage step={step} isOwnRoute={() => true} />);
  steps.goOn();
  expect(steps.forward).toHaveBeenCalledOnce();
  await change();
  steps.goOn();
  expect(notify.error).toHaveBeenLastCalledWith(words);
  expect(steps.forward).toHaveBeenCalledOnce();
  steps.forward.mockClear();
});
