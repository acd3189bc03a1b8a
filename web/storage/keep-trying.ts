/** What failed is tried so often again, after so many milliseconds the first time. */
const ATTEMPTS = 5;
const ATTEMPT_MS = 3_000;

/** Tries what failed a few times more, ever later, until it is over; whether it was done. */
export async function keepTrying(run: () => Promise<void>, isOver: () => boolean): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, attempt * ATTEMPT_MS));
    if (isOver()) return false;
    try {
      await run();
      return true;
    } catch {
      // Once more, if there is a next time.
    }
  }
  return false;
}
