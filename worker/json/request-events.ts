import type { PackageFault } from "../../shared/package/problems.ts";
import { Collector, fileNameCollector, packageNameCollector } from "../collector.ts";
import type { PackageDraft } from "../package-draft.ts";
import { Base64Target } from "./base64-target.ts";
import { type JsonEvents, SKIPPED, type StringTarget } from "./events.ts";

/** Far more than any key of ours has; a longer one is no key of ours. */
const KEY_LENGTH = 64;

/** What a value is, by where it stands in the request. */
type Place = "root" | "packageName" | "files" | "file" | "data" | "name" | "unknown";

/** The places of a container's members, by key; "*" is any key. */
const MEMBERS: Readonly<Partial<Record<Place, Readonly<Record<string, Place>>>>> = {
  root: { packageName: "packageName", files: "files" },
  files: { "*": "file" },
  file: { data: "data", name: "name" },
};

/** Finds the request's parts in the JSON text, whatever else is in it, and gives them to the draft. */
export class RequestEvents implements JsonEvents {
  readonly #draft: PackageDraft;
  /** The open containers' places, outermost first. */
  readonly #open: Place[] = [];
  /** What the next value is. */
  #next: Place = "root";

  constructor(draft: PackageDraft) {
    this.#draft = draft;
  }

  startObject(): PackageFault | undefined {
    const place = this.#next;
    if (place !== "unknown" && MEMBERS[place] === undefined) return this.#wrongType(place);
    if (place === "files") this.#draft.startFiles();
    this.#open.push(place);
    return undefined;
  }

  endObject(): PackageFault | undefined {
    const closed = this.#close();
    return closed === "file" ? this.#draft.endFile() : undefined;
  }

  startArray(): PackageFault | undefined {
    if (this.#next !== "unknown") return this.#wrongType(this.#next);
    this.#open.push("unknown");
    return undefined;
  }

  endArray(): undefined {
    this.#close();
  }

  scalar(): PackageFault | undefined {
    return this.#next === "unknown" ? undefined : this.#wrongType(this.#next);
  }

  string(): StringTarget | PackageFault {
    const draft = this.#draft;
    switch (this.#next) {
      case "unknown":
        return SKIPPED;
      case "data":
        return new Base64Target(draft);
      case "packageName":
        return packageNameCollector(draft);
      case "name":
        return fileNameCollector(draft);
      default:
        return this.#wrongType(this.#next);
    }
  }

  key(): StringTarget {
    const parent = this.#open.at(-1) ?? "unknown";
    const members = MEMBERS[parent];
    this.#next = "unknown";
    if (members === undefined) return SKIPPED;
    return new Collector({
      limit: KEY_LENGTH,
      tooLong: () => (parent === "files" ? { code: "unknown-category", pointer: "/files" } : undefined),
      done: (key) => {
        this.#next = members["*"] ?? (Object.hasOwn(members, key) ? members[key] : undefined) ?? "unknown";
        return this.#next === "file" ? this.#draft.startMember(key) : undefined;
      },
    });
  }

  /** Leaves a container. In an array the next value is as unknown as the array. */
  #close(): Place | undefined {
    const closed = this.#open.pop();
    this.#next = "unknown";
    return closed;
  }

  #wrongType(place: Exclude<Place, "unknown">): PackageFault {
    switch (place) {
      case "root":
        return { code: "not-an-object", pointer: "" };
      case "packageName":
        return { code: "package-name-missing", pointer: "/packageName" };
      case "files":
        return { code: "files-missing", pointer: "/files" };
      case "file":
        return this.#draft.refuse("data-not-base64");
      case "data":
        return this.#draft.refuse("data-not-base64", "data");
      case "name":
        return this.#draft.refuse("file-name-invalid", "name");
    }
  }
}
