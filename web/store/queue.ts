/** Runs calls one after the other. If one fails by `isFatal`, those that wait behind it are given up: they reject. */
export function createQueue(isFatal: (error: unknown) => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  let generation = 0;
  return {
    run<Result>(call: () => Promise<Result>): Promise<Result> {
      const mine = generation;
      const turn = last.then(() => {
        if (mine !== generation) throw new Error("An earlier change got no answer");
        return call();
      });
      last = turn.catch((error) => {
        if (isFatal(error)) generation++;
      });
      return turn;
    },
  };
}
