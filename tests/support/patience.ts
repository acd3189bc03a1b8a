/** For `vi.waitFor` and `vi.waitUntil`, whose second is too short on a busy machine. */
export const PATIENCE = { timeout: 60_000 };
