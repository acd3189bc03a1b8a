import type { MachineModel } from "../../shared/machine/types.ts";
import { emptyDesign, imagesOf } from "../../shared/model/design.ts";
import { picturesLost } from "../../shared/model/questions.ts";
import type { DesignActions } from "../storage/design-store.ts";
import type { Loss, Outcome } from "../storage/outcome.ts";
import { readDesignFile } from "../store/design-file.ts";
import { sha256Of } from "../store/sha256.ts";
import type { ChangeOutcome } from "../store/types.ts";
import { addedId, type ChangeOptions, type Changes, createChanges, effectOf, type Step } from "./changes.ts";
import type { Core } from "./design-store.ts";

/** The design that an action is of, though another may be open once it runs. */
export interface Target {
  readonly id: string;
  /** It is the empty one that is shown until the first change makes a design. */
  readonly isDraft: boolean;
}

interface ActsContext extends Pick<ChangeOptions, "isMissing" | "designs"> {
  readonly model: MachineModel;
  readonly core: Core;
  /** What the last change of the open design took away. */
  onLoss(loss: Loss | null): void;
  /** A design with pictures was stored. */
  onPicture(): void;
  forgetReturn(): void;
  outcomeOf(outcome: ChangeOutcome): Outcome;
}

/** The pages' actions, as changes of stored designs; loaded with the first of them. */
export function createActs(context: ActsContext) {
  const { model, core, isMissing, designs, outcomeOf } = context;
  const options = { model, sha256: sha256Of, isMissing, designs };
  const changes = createChanges(options);
  const short = createChanges({ ...options, withoutOriginals: true });

  /** Steps take their turn in the order in which they were asked for, however long one takes to prepare. */
  let last: Promise<unknown> = Promise.resolve();
  async function perform(
    of: Target,
    make: (changes: Changes) => Step | Promise<Step>,
  ): Promise<ChangeOutcome> {
    const prepared = Promise.resolve(make(changes));
    const turn = Promise.all([prepared, last]).then(([step]) => ({ step, outcome: carryOut(of, step) }));
    last = turn.catch(() => {});
    try {
      const { step, outcome } = await turn;
      const done = await outcome;
      const isFull = !done.ok && done.fault === "full" && step.blobs !== undefined;
      // A picture that finds room without its original is stored without its recipe.
      const smaller = isFull ? await make(short) : step;
      const again = smaller.blobs?.size === step.blobs?.size ? done : await carryOut(of, smaller);
      remember(smaller, again);
      return again;
    } catch (error) {
      console.error("A change could not be prepared", error);
      return { ok: false, fault: "unavailable" };
    }
  }
  const carryOut = (of: Target, { offer, group, blobs, edit }: Step): Promise<ChangeOutcome> =>
    core.change({
      ids: [of.id],
      label: offer ? { offer } : undefined,
      group,
      blobs,
      edit(designs, open) {
        // The first change makes a design, if none is open by then.
        const isMade = of.isDraft && open !== null && designs.get(open);
        const id = isMade ? open : of.id;
        const before = designs.get(id) ?? (of.isDraft ? emptyDesign(model, id) : null);
        if (!before) return "gone";
        const after = edit(before);
        if (typeof after === "string") return after;
        return { designs: new Map([[id, after]]), ...(of.isDraft && !isMade && { open: id }) };
      },
    });
  function remember({ offer, isLoss }: Step, outcome: ChangeOutcome): void {
    if (!outcome.ok || !offer) return;
    const { design } = core.snapshot;
    if (outcome.isStored && !imagesOf(design).next().done) context.onPicture();
    const change = outcome.designs.get(design.id);
    if (!change) return;
    const images = change.before && change.after ? picturesLost(change.before, change.after) : 0;
    context.onLoss(isLoss || images > 0 ? { ...offer, images } : null);
  }

  /** The design of an action before and after it. */
  const changeIn = (outcome: ChangeOutcome) => {
    const [change] = outcome.ok ? outcome.designs.values() : [];
    return { before: change?.before ?? emptyDesign(model, ""), after: change?.after ?? null };
  };
  const run = async (of: Target, make: (changes: Changes) => Step | Promise<Step>) =>
    outcomeOf(await perform(of, make));
  const special = (
    of: Target,
  ): Pick<DesignActions, "addImage" | "setCount" | "startOver" | "openDesign"> => ({
    async addImage(...given) {
      const outcome = await perform(of, (changes) => changes.addImage(...given));
      const { before, after } = changeIn(outcome);
      const done = outcomeOf(outcome);
      return done.ok ? { ...done, id: after ? addedId(before, after, ...given) : "" } : done;
    },
    async setCount(...given) {
      const outcome = await perform(of, (changes) => changes.setCount(...given));
      const done = outcomeOf(outcome);
      const { before, after } = changeIn(outcome);
      return done.ok ? { ...done, effect: after ? effectOf(model, before, ...given) : "none" } : done;
    },
    async startOver() {
      const outcome = await run(of, (changes) => changes.startOver());
      if (outcome.ok) context.forgetReturn();
      return outcome;
    },
    async openDesign(bytes) {
      const file = await readDesignFile(model, bytes);
      if (typeof file === "string") return { ok: false, reason: file };
      const outcome = await run(of, (changes) => changes.openDesign(file.design, file.blobs));
      if (outcome.ok) context.forgetReturn();
      return outcome;
    },
  });

  return {
    perform,
    /** Carries out the action of that name. */
    act(of: Target, name: keyof DesignActions, given: readonly unknown[]): Promise<unknown> {
      const own = special(of);
      // The names and their arguments are those of DesignActions, which no type can say of all at once.
      const call = (actions: object) =>
        (actions as Record<string, (...given: readonly unknown[]) => Step>)[name]?.(...given) as Step;
      return name in own ? Promise.resolve(call(own)) : run(of, call);
    },
  };
}
