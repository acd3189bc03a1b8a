import type { Page } from "playwright";

const STORE = "brewscreen-store";

/** Every row of an object store by its key. */
export const rowsOf = <Value>(page: Page, store: string, database = STORE): Promise<[string, Value][]> =>
  page.evaluate(
    async ({ store, database }) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
      const opened = await answer(indexedDB.open(database));
      const rows = opened.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([answer(rows.getAllKeys()), answer(rows.getAll())]);
      opened.close();
      return keys.map((key, at): [string, Value] => [String(key), values[at]]);
    },
    { store, database },
  );

/** Puts rows into an object store behind the product's back; one without a value is deleted. */
export const putRows = (
  page: Page,
  store: string,
  rows: readonly (readonly [key: string, value: unknown])[],
): Promise<void> =>
  page.evaluate(
    ({ store, rows, database }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(database, 1);
        opening.onupgradeneeded = () => {
          for (const name of ["designs", "blobs", "settings"]) opening.result.createObjectStore(name);
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, "readwrite");
          for (const [key, value] of rows)
            if (value === undefined) writing.objectStore(store).delete(key);
            else writing.objectStore(store).put(value, key);
          writing.onabort = () => failed(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { store, rows, database: STORE },
  );
