import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { toast as library } from "react-hot-toast/headless";
import { beforeEach, describe, expect, it } from "vitest";
import {
  dismiss,
  leavePage,
  type SayOptions,
  say as sayWith,
  shownOf,
  type Toast,
  type ToastKind,
  useToasts,
} from "../../web/ui/toast/toasts.ts";

let last = 0;
/** Says it on a page; returns the id that a fresh toast has. */
function say(kind: ToastKind, words: string, options: Partial<SayOptions> = {}): string {
  const fresh = `${++last}`;
  sayWith(kind, words, { fresh, path: "/blends", ...options });
  return fresh;
}

/** The toasts as a component sees them. */
function toastsNow(): readonly Toast[] {
  let seen: readonly Toast[] = [];
  const Reader = () => {
    seen = useToasts();
    return null;
  };
  renderToString(createElement(Reader));
  return seen;
}

const words = () => shownOf(toastsNow()).map((toast) => toast.words);

describe("toasts", () => {
  beforeEach(() => {
    dismiss();
    library.removeAll();
  });

  it("shows two, the first said first, and the next as one leaves", () => {
    const first = say("error", "1");
    say("error", "2");
    say("success", "3");
    expect(words()).toEqual(["1", "2"]);
    dismiss(first);
    expect(words()).toEqual(["2", "3"]);
  });

  it("joins equal ones, which then have all their time again", () => {
    const id = say("error", "full");
    say("error", "full");
    expect(toastsNow()).toMatchObject([{ id, words: "full", turn: 2, left: 4000 }]);
    say("success", "full");
    expect(toastsNow()).toHaveLength(2);
  });

  it("keeps the last 20", () => {
    for (let i = 1; i <= 25; i++) say("blank", `${i}`);
    expect(toastsNow()).toHaveLength(20);
    expect(words()).toEqual(["6", "7"]);
  });

  it("puts one in another's place by its id", () => {
    const id = say("loading", "Making");
    say("success", "Made", { id });
    expect(toastsNow()).toMatchObject([{ kind: "success", words: "Made", left: 2000 }]);
  });

  it("changes the words of one that is there, and brings back none that is gone", () => {
    say("blank", "A new one is open", { id: "open" });
    say("blank", "Beta is open", { id: "open", onlyRenews: true });
    expect(words()).toEqual(["Beta is open"]);
    dismiss("open");
    say("blank", "Gamma is open", { id: "open", onlyRenews: true });
    expect(words()).toEqual([]);
  });

  it("goes with its page, unless it announces the next", () => {
    say("error", "Wrong here");
    say("success", "Saved, on we go", { survives: true });
    say("success", "Welcome", { path: "/hot-cold" });
    leavePage("/hot-cold");
    expect(words()).toEqual(["Saved, on we go", "Welcome"]);
  });
});
