interface Waiting {
  readonly of: string;
  start(): void;
}

/** Lets a few jobs run at a time, in the order in which they came; those of the preferred one first. */
export class TurnTaking {
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #preferred: string | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** From now on jobs of this one go before all others. */
  prefer(of: string): void {
    this.#preferred = of;
  }

  /** Runs a job when its turn comes, and settles as it does. */
  async take<T>(of: string, job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((start) => this.#waiting.push({ of, start }));
    else this.#running++;
    try {
      return await job();
    } finally {
      this.#next();
    }
  }

  /** Hands the turn over, or gives it back where nobody waits. */
  #next(): void {
    const at = Math.max(
      0,
      this.#waiting.findIndex(({ of }) => of === this.#preferred),
    );
    const [next] = this.#waiting.splice(at, 1);
    if (next) next.start();
    else this.#running--;
  }
}
