import { LIMITS } from "../../shared/package/limits.ts";
import { type PackageFault, pointerTo } from "../../shared/package/problems.ts";
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

/** A container that is open: what it is, and which of the members that we know it has had. */
interface Open {
  readonly place: Place;
  readonly had: Set<Place>;
}

/**
 * Finds the request's parts in the JSON text and gives them to the draft. What else is in it is limited, and no part
 * may come twice, so that a body has few more tokens than a package needs: one costs some hundred times what a
 * byte of data costs.
 */
export class RequestEvents implements JsonEvents {
  readonly #draft: PackageDraft;
  /** Outermost first. */
  readonly #open: Open[] = [];
  /** What the next value is. */
  #next: Place = "root";
  #unknownValues = 0;

  constructor(draft: PackageDraft) {
    this.#draft = draft;
  }

  startObject(): PackageFault | undefined {
    const place = this.#next;
    this.#open.push({ place, had: new Set() });
    if (place === "unknown") return this.#countUnknown();
    return MEMBERS[place] === undefined ? this.#wrongType(place) : undefined;
  }

  endObject(): PackageFault | undefined {
    const closed = this.#close();
    return closed === "file" ? this.#draft.endFile() : undefined;
  }

  startArray(): PackageFault | undefined {
    if (this.#next !== "unknown") return this.#wrongType(this.#next);
    this.#open.push({ place: "unknown", had: new Set() });
    return this.#countUnknown();
  }

  endArray(): undefined {
    this.#close();
  }

  scalar(): PackageFault | undefined {
    return this.#next === "unknown" ? this.#countUnknown() : this.#wrongType(this.#next);
  }

  string(): StringTarget | PackageFault {
    const draft = this.#draft;
    switch (this.#next) {
      case "unknown":
        return this.#countUnknown() ?? SKIPPED;
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
    this.#next = "unknown";
    const parent = this.#open.at(-1);
    const members = MEMBERS[parent?.place ?? "unknown"];
    if (parent === undefined || members === undefined) return SKIPPED;
    return new Collector({
      limit: KEY_LENGTH,
      tooLong: () => (parent.place === "files" ? { code: "unknown-category", pointer: "/files" } : undefined),
      done: (key) => {
        this.#next = members["*"] ?? (Object.hasOwn(members, key) ? members[key] : undefined) ?? "unknown";
        if (this.#next === "file") return this.#draft.startMember(key);
        return this.#next === "unknown" ? undefined : this.#once(parent, this.#next);
      },
    });
  }

  /** Refuses a second member of one name: which of them is meant nobody can say. */
  #once({ place, had }: Open, member: Place): PackageFault | undefined {
    if (had.has(member)) {
      if (place === "file") return this.#draft.refuse("duplicate-member", member);
      return { code: "duplicate-member", pointer: pointerTo(member) };
    }
    had.add(member);
    return undefined;
  }

  #countUnknown(): PackageFault | undefined {
    if (++this.#unknownValues <= LIMITS.unknownValues) return undefined;
    return {
      code: "too-many-unknown-values",
      pointer: "",
      detail: `The members that the API does not know may hold ${LIMITS.unknownValues} values.`,
    };
  }

  /** Leaves a container. In an array the next value is as unknown as the array. */
  #close(): Place | undefined {
    const closed = this.#open.pop()?.place;
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
