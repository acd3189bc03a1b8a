import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { jsonPointerTo, type PackageFault } from "../../shared/package/problems.ts";
import type { BodyChunks } from "../body.ts";
import { createFileNameCollector, createPackageNameCollector, StringCollector } from "../collector.ts";
import type { PackageDraft } from "../package-draft.ts";
import { Base64Target } from "./base64-target.ts";
import { type JsonHandler, SKIPPED_TARGET, type StringTarget } from "./events.ts";
import { JsonScanner } from "./scanner.ts";

const KEY_LENGTH = 64;

/** A value's meaning, given by its position in the request. */
type Place = "root" | "packageName" | "files" | "file" | "data" | "name" | "unknown";

/** The members of objects; "*" matches any key. */
const MEMBERS: Readonly<Partial<Record<Place, Readonly<Record<string, Place>>>>> = {
  root: { packageName: "packageName", files: "files" },
  files: { "*": "file" },
  file: { data: "data", name: "name" },
};

const WRONG_TYPE = {
  root: "not-an-object",
  packageName: "package-name-missing",
  files: "files-missing",
  file: "data-not-base64",
  data: "data-not-base64",
  name: "file-name-invalid",
} as const;

interface Open {
  readonly place: Place;
  readonly had: Set<Place>;
}

/** Limits unknown values and refuses duplicates: a token costs as much as hundreds of bytes of data. */
export class RequestHandler implements JsonHandler {
  readonly #draft: PackageDraft;
  /** Outermost first. */
  readonly #open: Open[] = [];
  #next: Place = "root";
  #unknownValues = 0;

  constructor(draft: PackageDraft) {
    this.#draft = draft;
  }

  start(kind: "object" | "array"): PackageFault | undefined {
    const place = this.#next;
    this.#open.push({ place, had: new Set() });
    if (place === "unknown") return this.#countUnknown();
    return kind === "object" && MEMBERS[place] ? undefined : this.#wrongType(place);
  }

  /** Arrays occur only as unknown values, so the next value in one is unknown too. */
  end(): PackageFault | undefined {
    const closed = this.#open.pop();
    this.#next = "unknown";
    return closed?.place === "file" ? this.#draft.endFile() : undefined;
  }

  scalar(): PackageFault | undefined {
    return this.#next === "unknown" ? this.#countUnknown() : this.#wrongType(this.#next);
  }

  string(): StringTarget | PackageFault {
    const draft = this.#draft;
    switch (this.#next) {
      case "unknown":
        return this.#countUnknown() ?? SKIPPED_TARGET;
      case "data":
        return new Base64Target(draft);
      case "packageName":
        return createPackageNameCollector(draft);
      case "name":
        return createFileNameCollector(draft);
      default:
        return this.#wrongType(this.#next);
    }
  }

  key(): StringTarget {
    this.#next = "unknown";
    const parent = this.#open.at(-1);
    const members = MEMBERS[parent?.place ?? "unknown"];
    if (parent === undefined || members === undefined) return SKIPPED_TARGET;
    return new StringCollector({
      limit: KEY_LENGTH,
      tooLong: () => (parent.place === "files" ? { code: "unknown-category", pointer: "/files" } : undefined),
      done: (key) => {
        this.#next = members["*"] ?? (Object.hasOwn(members, key) ? members[key] : undefined) ?? "unknown";
        if (this.#next === "file") return this.#draft.startMember(key);
        return this.#next === "unknown" ? undefined : this.#once(parent, this.#next);
      },
    });
  }

  /** Refuses duplicates, since it is unclear which one is meant. */
  #once({ place, had }: Open, member: Place): PackageFault | undefined {
    if (had.has(member)) {
      if (place === "file") return this.#draft.refuse("duplicate-member", member);
      return { code: "duplicate-member", pointer: jsonPointerTo(member) };
    }
    had.add(member);
    return undefined;
  }

  #countUnknown(): PackageFault | undefined {
    if (++this.#unknownValues <= REQUEST_LIMITS.unknownValues) return undefined;
    return {
      code: "too-many-unknown-values",
      pointer: "",
      detail: `The members that the API does not know may hold ${REQUEST_LIMITS.unknownValues} values.`,
    };
  }

  #wrongType(place: keyof typeof WRONG_TYPE): PackageFault {
    const code = WRONG_TYPE[place];
    if (place === "root") return { code, pointer: "" };
    if (place === "packageName" || place === "files") return { code, pointer: jsonPointerTo(place) };
    return this.#draft.refuse(code, place === "file" ? undefined : place);
  }
}

/** Bytes decoded at a time. V8 collects strings of up to 128 KiB early; longer ones accumulate. */
const TEXT_LENGTH = 32 * 1024;

export async function readJson(pieces: BodyChunks, draft: PackageDraft): Promise<PackageFault | undefined> {
  const scanner = new JsonScanner(new RequestHandler(draft));
  for (let kept = 0; ; ) {
    const piece = await pieces.next(kept);
    if ("code" in piece) return piece;
    const { bytes, isLast } = piece;
    let done = 0;
    for (let end = 0; end < bytes.length || isLast; ) {
      end = Math.min(bytes.length, done + TEXT_LENGTH);
      const read = scanner.push(bytes.subarray(done, end), isLast && end === bytes.length);
      if (typeof read !== "number") return read;
      done += read;
      if (isLast && end === bytes.length) return undefined;
    }
    kept = bytes.length - done;
  }
}
