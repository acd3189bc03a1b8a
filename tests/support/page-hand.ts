/** A browser's page, as far as a test works it that has to do the same in browsers of different drivers. */
export interface PageHand {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, by way of JSON. */
  evaluate<T>(expression: string): Promise<T>;
}

const SECOND_MS = 1_000;

/** What is done in a page, in its own language: a press, a text, a look. Each waits for what it is done to. */
const IN_PAGE = `
  const seen = (element) => element.getClientRects().length > 0;
  const nameOf = (element) => {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return (element.getAttribute("aria-label") ?? copy.textContent).trim();
  };
  const find = async (what, look) => {
    for (let i = 0; i < 400; i++) {
      const found = look();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("not found: " + what + " on " + location.pathname);
  };
  const named = (selector, name) => find(name, () =>
    [...document.querySelectorAll(selector)].filter(seen).findLast((each) => nameOf(each) === name));
  const type = (field, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };`;

const run = <T>({ evaluate }: PageHand, body: string): Promise<T> =>
  evaluate(`(async () => { ${IN_PAGE} ${body} })()`);

/** Presses the button, link, tab or choice of that name. */
export const press = (page: PageHand, name: string): Promise<boolean> =>
  run(page, `(await named("button, a, [role=tab], label", ${JSON.stringify(name)})).click(); return true;`);

/** Types into the first text field of the page, or of its dialog. */
export const typeFirst = (page: PageHand, text: string): Promise<boolean> =>
  run(
    page,
    `type(await find("a field", () => [...document.querySelectorAll("input[type=text], input:not([type])")].find(seen)), ${JSON.stringify(text)}); return true;`,
  );

/** Waits until an expression holds. */
export const holds = (page: PageHand, expression: string): Promise<boolean> =>
  run(page, `await find(${JSON.stringify(expression)}, () => ${expression}); return true;`);

/** Has the page note the files that it makes from here on: its policy lets nobody fetch them. */
export const noteFiles = (page: PageHand): Promise<boolean> =>
  run(
    page,
    `const make = URL.createObjectURL;
     globalThis.saved = new Map();
     URL.createObjectURL = (file) => {
       const url = make.call(URL, file);
       saved.set(url, file);
       return url;
     };
     return true;`,
  );

/** The bytes of the file behind the link that saves it again, once there is one of that file extension, see noteFiles. */
export async function savedFile(page: PageHand, extension: string): Promise<Uint8Array> {
  const base64 = await run<string>(
    page,
    `const link = await find("a saved file", () => document.querySelector('a[download$=${JSON.stringify(extension)}]'));
     const bytes = new Uint8Array(await saved.get(link.href).arrayBuffer());
     let text = "";
     for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
     return btoa(text);`,
  );
  return new Uint8Array(Buffer.from(base64, "base64"));
}

/** Waits until something that a test can ask for holds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, SECOND_MS));
}
