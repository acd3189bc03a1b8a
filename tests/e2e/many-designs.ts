import type { Page } from "playwright";

/**
 * Copies the design that the page's browser keeps, into so many others of its database: "Machine 1" and so on, each a
 * minute older than the one before.
 */
export const seedDesigns = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (count) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await answer(indexedDB.open("brewscreen-store"));
    const id = await answer(database.transaction("settings").objectStore("settings").get("open"));
    const design = await answer(database.transaction("designs").objectStore("designs").get(id));
    const writing = database.transaction("designs", "readwrite");
    for (let number = 1; number <= count; number++) {
      const copy = { ...design, id: `copy-${number}`, name: `Machine ${number}` };
      const changedAt = design.changedAt - number * 60_000;
      writing.objectStore("designs").put({ ...copy, changedAt }, copy.id);
    }
    await new Promise((done) => {
      writing.oncomplete = done;
    });
    database.close();
  }, count);
