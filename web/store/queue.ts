/** A call that was given up, since one before it got no answer. */
export class GivenUp extends Error {}

/** Runs calls one after the other. If one fails by `isFatal`, those that wait behind it reject with GivenUp. */
export function createQueue(isFatal: (error: unknown) => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  let generation = 0;
  return {
    run<Result>(call: () => Promise<Result>): Promise<Result> {
      const mine = generation;
      const turn = last.then(() => {
        if (mine !== generation) throw new GivenUp("An earlier change got no answer");
        return call();
      });
      last = turn.catch((error) => {
        if (isFatal(error)) generation++;
      });
      return turn;
    },
  };
}
