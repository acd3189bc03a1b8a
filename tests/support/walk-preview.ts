/** What walking through an open preview file found: its stops, links between them, and what is wrong. */
export interface PreviewWalk {
  readonly stops: string[];
  readonly links: number;
  readonly faults: string[];
}

/**
 * Presses every link of every stop of a preview file, from the start on, and looks at what is shown. Runs in
 * the page, and so must not use anything from outside itself.
 */
export async function walkPreview(): Promise<PreviewWalk> {
  const faults: string[] = [];
  const all = [...document.querySelectorAll<HTMLElement>(".stop")];
  const shown = () => all.filter((stop) => stop.checkVisibility());
  const isShown = async (id: string) => {
    for (let look = 0; look < 200; look++) {
      const [stop, ...more] = shown();
      if (stop?.id === id && more.length === 0) return true;
      await new Promise((next) => setTimeout(next, 10));
    }
    return false;
  };
  const [start, ...more] = shown();
  if (!start || more.length > 0)
    return { stops: [], links: 0, faults: ["it does not begin with one screen"] };
  const known = new Set([start.id]);
  let links = 0;
  for (const id of known) {
    const stop = document.getElementById(id);
    for (const link of stop?.querySelectorAll<HTMLAnchorElement>("a") ?? []) {
      location.hash = `#${id}`;
      if (!(await isShown(id))) faults.push(`${id} is not shown alone`);
      const { left, top, width, height } = link.getBoundingClientRect();
      const glass = link.parentElement?.getBoundingClientRect();
      if (!glass || left < glass.left - 1 || top < glass.top - 1) faults.push(`${link.href} lies outside`);
      if (!glass || left + width > glass.right + 1 || top + height > glass.bottom + 1)
        faults.push(`${link.href} lies outside`);
      link.click();
      const to = link.hash.slice(1);
      if (!(await isShown(to))) faults.push(`${id}: a touch does not lead to ${to}`);
      known.add(to);
      links++;
    }
  }
  for (const glass of document.querySelectorAll<HTMLElement>(".glass")) {
    const [, address = ""] = /url\("(.*)"\)/.exec(getComputedStyle(glass).backgroundImage) ?? [];
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => faults.push(`a picture is broken: ${address.slice(0, 40)}`));
    if (picture.naturalWidth < 200) faults.push(`a picture is ${picture.naturalWidth} wide`);
  }
  return { stops: all.map(({ id }) => id), links, faults };
}
