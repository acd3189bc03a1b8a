import type { Page } from "playwright";

/**
 * Copies the design that the page's browser keeps, into so many rows of its database: "Machine 1" and so on, each a
 * minute older than the one before.
 */
export const seedDesigns = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (count) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await answer(indexedDB.open("brewscreen-designs"));
    const id = localStorage.getItem("brewscreen:design") ?? "";
    const reading = database.transaction(["rows", "entries"]);
    const head: Record<string, unknown> = await answer(reading.objectStore("rows").get(id));
    const range = IDBKeyRange.bound([id], [id, []]);
    const keys = (await answer(reading.objectStore("entries").getAllKeys(range))) as [string, string][];
    const values: string[] = await answer(reading.objectStore("entries").getAll(range));
    const name = String(head.name);
    const writing = database.transaction(["rows", "entries"], "readwrite");
    for (let number = 1; number <= count; number++) {
      const copy = { ...head, id: `copy-${number}`, name: `Machine ${number}` };
      const changedAt = Number(head.changedAt) - number * 60_000;
      writing.objectStore("rows").put({ ...copy, changedAt, revision: changedAt }, copy.id);
      for (const [i, [, key]] of keys.entries()) {
        const own = key.startsWith(`${name}_`) ? copy.name + key.slice(name.length) : key;
        const value = key === "machineName" ? copy.name : key === "machineData" ? "{}" : values[i];
        writing.objectStore("entries").put(value, [copy.id, own]);
      }
    }
    await new Promise((done) => {
      writing.oncomplete = done;
    });
    database.close();
  }, count);
