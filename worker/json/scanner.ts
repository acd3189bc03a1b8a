import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import type { RequestFault } from "../../shared/package/problems.ts";
import { decodeLatin1 } from "../native.ts";
import { type AsciiTarget, type JsonHandler, SKIPPED_TARGET, type StringTarget } from "./events.ts";
import {
  ASCII_CHARACTER_PATTERN,
  CONTROL_CHARACTER_PATTERN,
  escapedLength,
  findIllFormedUtf8,
  NON_WHITESPACE_PATTERN,
  NumberScanner,
  readEscape,
  SPECIAL_CHARACTER_PATTERN,
  seekCharacter,
  seekMatch,
} from "./tokens.ts";

type State =
  | "start"
  | "value"
  | "first-element"
  | "first-key"
  | "key"
  | "colon"
  | "after-value"
  | "name"
  | "string"
  | "number"
  | "done";

const LITERALS: Readonly<Record<string, string>> = { t: "true", f: "false", n: "null" };
/** Special characters with lower codes are control characters. */
const QUOTE = 0x22;
const BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

const isFault = (target: StringTarget | RequestFault): target is RequestFault => "code" in target;

/** Scans JSON (RFC 8259, UTF-8 with or without a byte order mark) in pieces, up to the first fault. */
export class JsonScanner {
  readonly #events: JsonHandler;
  #state: State = "start";
  readonly #open: ("object" | "array")[] = [];
  #number = new NumberScanner();
  #target: StringTarget = SKIPPED_TARGET;
  // Stryker disable next-line BooleanLiteral: only whole sequences are decoded.
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  /** The piece as bytes and text, its offset in the body, and the position in the piece. */
  #bytes: Uint8Array = new Uint8Array(0);
  // Stryker disable next-line StringLiteral: each piece sets it.
  #text = "";
  #base = 0;
  #at = 0;
  // Stryker disable next-line BooleanLiteral: each piece sets it.
  #isLast = false;

  constructor(events: JsonHandler) {
    this.#events = events;
  }

  /** Returns how many bytes were consumed. The rest, at most five, must be passed again. */
  push(bytes: Uint8Array, isLast: boolean): number | RequestFault {
    this.#bytes = bytes;
    this.#text = decodeLatin1(bytes);
    this.#at = 0;
    this.#isLast = isLast;
    const fault = this.#run();
    if (fault !== undefined) return fault;
    const done = this.#at;
    this.#base += done;
    return done;
  }

  #run(): RequestFault | undefined {
    while (this.#at < this.#text.length) {
      const at = this.#at;
      const state = this.#state;
      const fault = this.#step();
      if (fault !== undefined) return fault;
      if (this.#at === at && this.#state === state) {
        // In the last piece, nothing can complete the token.
        return this.#isLast ? this.#malformed(this.#text.length) : undefined;
      }
    }
    if (!this.#isLast || this.#state === "done") return undefined;
    // Only a number can be complete without a character that ends it.
    if (this.#open.length === 0 && this.#number.isComplete) return undefined;
    return this.#malformed(this.#text.length);
  }

  #malformed(at: number): RequestFault {
    const where = `byte ${this.#base + at}`;
    const character = this.#text[at];
    const detail =
      character === undefined
        ? `The JSON is cut off: it ends at ${where}.`
        : `Unexpected ${/[!-~]/.test(character) ? `\`${character}\`` : `0x${character.charCodeAt(0).toString(16).padStart(2, "0")}`} at ${where}.`;
    return { code: "malformed-json", pointer: "", detail };
  }

  #step(): RequestFault | undefined {
    if (this.#state === "string" || this.#state === "name") return this.#string();
    if (this.#state === "number") return this.#digits();
    if (this.#state === "start") return this.#start();
    this.#at = seekMatch(NON_WHITESPACE_PATTERN, this.#text, this.#at);
    if (this.#at === this.#text.length) return undefined;
    return this.#token(this.#text[this.#at] as string);
  }

  #start(): RequestFault | undefined {
    const head = this.#text.slice(0, BYTE_ORDER_MARK.length);
    if (head === BYTE_ORDER_MARK) this.#at = BYTE_ORDER_MARK.length;
    else if (BYTE_ORDER_MARK.startsWith(head)) return undefined;
    this.#state = "value";
    return undefined;
  }

  #token(character: string): RequestFault | undefined {
    const inObject = this.#open.at(-1) === "object";
    switch (this.#state) {
      case "first-element":
        return character === "]" ? this.#close() : this.#value(character);
      case "value":
        return this.#value(character);
      case "first-key":
        return character === "}" ? this.#close() : this.#key(character);
      case "key":
        return this.#key(character);
      case "colon":
        return character === ":" ? this.#pass("value") : this.#malformed(this.#at);
      case "after-value":
        if (character === ",") return this.#pass(inObject ? "key" : "value");
        return character === (inObject ? "}" : "]") ? this.#close() : this.#malformed(this.#at);
      default:
        return this.#malformed(this.#at);
    }
  }

  #pass(state: State): undefined {
    this.#at++;
    this.#state = state;
  }

  #afterValue(): void {
    this.#state = this.#open.length === 0 ? "done" : "after-value";
  }

  #close(): RequestFault | undefined {
    this.#at++;
    this.#open.pop();
    this.#afterValue();
    return this.#events.end();
  }

  #key(character: string): RequestFault | undefined {
    if (character !== '"') return this.#malformed(this.#at);
    this.#target = this.#events.key();
    return this.#pass("name");
  }

  #value(character: string): RequestFault | undefined {
    switch (character) {
      case "{":
        return this.#openContainer("object");
      case "[":
        return this.#openContainer("array");
      case '"': {
        const target = this.#events.string();
        if (isFault(target)) return target;
        this.#target = target;
        return this.#pass("string");
      }
      case "t":
      case "f":
      case "n":
        return this.#literal(LITERALS[character] as string);
      default: {
        if (!NumberScanner.startsWith(character)) return this.#malformed(this.#at);
        this.#number = new NumberScanner();
        this.#state = "number";
        return this.#events.scalar();
      }
    }
  }

  #openContainer(kind: "object" | "array"): RequestFault | undefined {
    if (this.#open.length === REQUEST_LIMITS.depth) {
      return {
        code: "nested-too-deep",
        pointer: "",
        detail: `The body may be nested at most ${REQUEST_LIMITS.depth} levels deep.`,
      };
    }
    const fault = this.#events.start(kind);
    if (fault !== undefined) return fault;
    this.#open.push(kind);
    return this.#pass(kind === "object" ? "first-key" : "first-element");
  }

  #literal(literal: string): RequestFault | undefined {
    const there = this.#text.slice(this.#at, this.#at + literal.length);
    if (!literal.startsWith(there)) {
      let same = 0;
      while (there[same] === literal[same]) same++;
      return this.#malformed(this.#at + same);
    }
    if (there.length < literal.length) return undefined;
    this.#at += literal.length;
    this.#afterValue();
    return this.#events.scalar();
  }

  #digits(): RequestFault | undefined {
    while (this.#at < this.#text.length) {
      const step = this.#number.take(this.#text[this.#at] as string);
      if (step === "ended") {
        this.#afterValue();
        return undefined;
      }
      if (step === "malformed") return this.#malformed(this.#at);
      this.#at++;
    }
    return undefined;
  }

  #string(): RequestFault | undefined {
    const end = this.#target.kind === "ascii" ? this.#asciiRun(this.#target) : this.#textRun(this.#target);
    if (typeof end !== "number") return end;
    this.#at = end;
    const character = this.#text[end];
    if (character === '"') return this.#endString();
    if (character === "\\") return this.#escape();
    return undefined;
  }

  #endString(): RequestFault | undefined {
    this.#at++;
    if (this.#state === "name") this.#state = "colon";
    else this.#afterValue();
    return this.#target.kind === "skipped" ? undefined : this.#target.end();
  }

  /**
   * Passes on everything up to a quote, the end, or an incomplete or invalid escape. Decodes other escapes on
   * the way, since every call to the target has a fixed cost.
   */
  #asciiRun(target: AsciiTarget): number | RequestFault {
    let run = "";
    let start = this.#at;
    let end: number;
    do {
      end = seekCharacter('"', this.#text, start);
      for (;;) {
        const backslash = seekCharacter("\\", this.#text, start);
        if (backslash >= end) break;
        const escaped = readEscape(this.#text, backslash);
        run += this.#text.slice(start, backslash);
        start = backslash;
        if (escaped === "cut" || "malformedAt" in escaped) end = backslash;
        else {
          run += escaped.character;
          start = escaped.end;
        }
      }
      // The quote that was found may be part of an escape.
    } while (start > end);
    run += this.#text.slice(start, end);
    const refused = target.take(run);
    if (refused === undefined) return end;
    const written = this.#text.slice(this.#at, end);
    const control = written.search(CONTROL_CHARACTER_PATTERN);
    const isFirst = control >= 0 && control <= escapedLength(written, refused.at);
    return isFirst ? this.#malformed(this.#at + control) : refused.fault;
  }

  /** Like `#asciiRun`, but decodes UTF-8 and stops at every escape. */
  #textRun(target: StringTarget): number | RequestFault {
    const { end, isMalformed } = this.#textEnd();
    return this.#deliver(target, this.#at, end) ?? (isMalformed ? this.#malformed(end) : end);
  }

  #textEnd(): { end: number; isMalformed: boolean } {
    for (let at = this.#at; ; ) {
      const special = seekMatch(SPECIAL_CHARACTER_PATTERN, this.#text, at);
      if (special === this.#text.length) return { end: special, isMalformed: false };
      const byte = this.#bytes[special] as number;
      if (byte < 0x80) return { end: special, isMalformed: byte < QUOTE };
      at = seekMatch(ASCII_CHARACTER_PATTERN, this.#text, special);
      const partial = findIllFormedUtf8(this.#bytes, special, at);
      if (partial === undefined) continue;
      const mayGoOn = partial.isCut && at === this.#text.length;
      return { end: partial.at, isMalformed: !mayGoOn };
    }
  }

  /** Passes on whole UTF-8 sequences as a string that does not keep the piece alive. */
  #deliver(target: StringTarget, start: number, end: number): RequestFault | undefined {
    if (target.kind !== "text" || target.isFull) return undefined;
    return target.take(this.#decoder.decode(this.#bytes.subarray(start, end)));
  }

  #escape(): RequestFault | undefined {
    const escaped = readEscape(this.#text, this.#at);
    if (escaped === "cut") return undefined;
    if ("malformedAt" in escaped) return this.#malformed(escaped.malformedAt);
    this.#at = escaped.end;
    return this.#target.kind === "text" ? this.#target.take(escaped.character) : undefined;
  }
}
