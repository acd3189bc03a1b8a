import type { DesignShelf } from "../../web/edit/designs.ts";
import type { Page } from "./browser.ts";

/** The tab that a test opens, and functions of its shelf that the test replaces. */
export const tab = { page: {} as Page, designs: {} as Partial<DesignShelf> };

/** What web/edit/app.ts exports in that tab. */
export const app = {
  get state() {
    return tab.page.state;
  },
  get editingSession() {
    return tab.page;
  },
  get drafts() {
    return tab.page.drafts;
  },
  get pictures() {
    return tab.page.pictures;
  },
  edit: (...given: Parameters<Page["edit"]>) => tab.page.edit(...given),
  loadDesignShelf: async () => ({ ...tab.page.designs, ...tab.designs }),
};
