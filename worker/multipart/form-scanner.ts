import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import type { RequestFault } from "../../shared/package/problems.ts";
import { indexOfBytes } from "../native.ts";

/** Returning a fault stops the scan. */
export interface FormHandler {
  /** `headers` excludes the empty line after them. */
  startPart(headers: Uint8Array): RequestFault | undefined;
  /** `bytes` is valid only during the call. */
  data(bytes: Uint8Array): RequestFault | undefined;
  endPart(): RequestFault | undefined;
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const LINE_END = ascii("\r\n");
/** If a part has no headers, the first line end belongs to the delimiter. */
const HEADERS_END = ascii("\r\n\r\n");
const DASH = 0x2d;
const startsWith = (bytes: Uint8Array, start: Uint8Array, at: number): boolean =>
  indexOfBytes(bytes.subarray(at, at + start.length), start, 0) === 0;
const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;

export const malformedFormFault = (detail: string): RequestFault => ({
  code: "malformed-multipart",
  pointer: "",
  detail,
});

/** Splits a form (RFC 2046, section 5.1.1) into its parts. */
export class FormScanner {
  readonly #parts: FormHandler;
  readonly #delimiter: Uint8Array;
  #state: "start" | "preamble" | "after-delimiter" | "headers" | "content" | "data" | "ended" = "start";
  #partCount = 0;

  constructor(boundary: string, parts: FormHandler) {
    this.#parts = parts;
    this.#delimiter = ascii(`\r\n--${boundary}`);
  }

  /** Returns how many bytes were consumed. The rest, at most about a part's headers, must be passed again. */
  push(bytes: Uint8Array, isLast: boolean): number | RequestFault {
    let at = 0;
    for (;;) {
      const state = this.#state;
      const next = this.#step(bytes, at);
      if (typeof next !== "number") return next;
      if (next === at && this.#state === state) break;
      at = next;
    }
    if (isLast && this.#state !== "ended")
      return malformedFormFault("The form ends before its last boundary.");
    return at;
  }

  /** Returns the next index. If more bytes are needed, neither it nor the state changes. */
  #step(bytes: Uint8Array, at: number): number | RequestFault {
    switch (this.#state) {
      case "start":
        return this.#start(bytes);
      case "preamble":
        return this.#toDelimiter(bytes, at, () => undefined);
      case "after-delimiter":
        return this.#afterDelimiter(bytes, at);
      case "headers":
        return this.#headers(bytes, at);
      case "content":
        return this.#content(bytes, at);
      case "data":
        return this.#toDelimiter(bytes, at, (data) => this.#parts.data(data));
      case "ended":
        return bytes.length;
    }
  }

  /** The first delimiter needs no line end before it. */
  #start(bytes: Uint8Array): number {
    const opening = this.#delimiter.subarray(LINE_END.length);
    // Stryker disable next-line EqualityOperator: more always follows a delimiter.
    if (bytes.length < opening.length) return 0;
    const isOpen = startsWith(bytes, opening, 0);
    this.#state = isOpen ? "after-delimiter" : "preamble";
    return isOpen ? opening.length : 0;
  }

  /** Passes on everything before the next delimiter, which may be incomplete. */
  #toDelimiter(
    bytes: Uint8Array,
    at: number,
    hand: (data: Uint8Array) => RequestFault | undefined,
  ): number | RequestFault {
    const found = indexOfBytes(bytes, this.#delimiter, at);
    // Stryker disable next-line ArithmeticOperator: kept bytes are passed on later.
    const end = found < 0 ? Math.max(at, bytes.length - this.#delimiter.length + 1) : found;
    const fault = hand(bytes.subarray(at, end));
    if (fault !== undefined) return fault;
    if (found < 0) return end;
    // Stryker disable next-line ConditionalExpression: before the first part, there is none to end.
    const endFault = this.#state === "data" ? this.#parts.endPart() : undefined;
    if (endFault !== undefined) return endFault;
    this.#state = "after-delimiter";
    return found + this.#delimiter.length;
  }

  /** Two dashes end the form; otherwise a line end follows, maybe after blanks. */
  #afterDelimiter(bytes: Uint8Array, at: number): number | RequestFault {
    if (bytes[at] === DASH && bytes[at + 1] === DASH) {
      this.#state = "ended";
      return bytes.length;
    }
    let end = at;
    while (isBlank(bytes[end])) end++;
    if (end - at > REQUEST_LIMITS.partHeaderBytes) return this.#headersTooLong();
    // Stryker disable next-line EqualityOperator: more always follows a line end.
    if (bytes.length - end < LINE_END.length) return at;
    if (!startsWith(bytes, LINE_END, end))
      return malformedFormFault("A boundary is not followed by a line break.");
    this.#partCount++;
    if (this.#partCount > REQUEST_LIMITS.formParts) {
      return {
        code: "too-many-parts",
        pointer: "",
        detail: `A form may have at most ${REQUEST_LIMITS.formParts} parts.`,
      };
    }
    this.#state = "headers";
    return end;
  }

  #headers(bytes: Uint8Array, at: number): number | RequestFault {
    const end = indexOfBytes(bytes, HEADERS_END, at);
    const length = (end === -1 ? bytes.length : end) - at - LINE_END.length;
    if (length > REQUEST_LIMITS.partHeaderBytes) return this.#headersTooLong();
    if (end === -1) return at;
    const fault = this.#parts.startPart(bytes.subarray(Math.min(end, at + LINE_END.length), end));
    if (fault !== undefined) return fault;
    this.#state = "content";
    return end + LINE_END.length;
  }

  /** If a part has no content, the empty line belongs to the next delimiter. */
  #content(bytes: Uint8Array, at: number): number | RequestFault {
    // Stryker disable next-line EqualityOperator: more always follows a delimiter.
    if (bytes.length - at < this.#delimiter.length) return at;
    this.#state = "data";
    return startsWith(bytes, this.#delimiter, at) ? at : at + LINE_END.length;
  }

  #headersTooLong(): RequestFault {
    return {
      code: "part-headers-too-large",
      pointer: "",
      detail: `The headers of a part may have at most ${REQUEST_LIMITS.partHeaderBytes} bytes.`,
    };
  }
}
