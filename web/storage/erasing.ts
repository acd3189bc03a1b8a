/**
 * A key of the store's own, apart from the others since the first page has no need of it: the revision of an erasing
 * that is not over. What IndexedDB holds from before it is to go.
 */
export const ERASING = "brewscreen:erasing";
