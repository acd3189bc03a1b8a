/** Where a number stands (RFC 8259, section 6), named after what was read last. */
type Place = "nothing" | "minus" | "zero" | "integer" | "point" | "fraction" | "e" | "sign" | "exponent";

const COMPLETE: readonly Place[] = ["zero", "integer", "fraction", "exponent"];

const isDigit = (character: string): boolean => character >= "0" && character <= "9";

/** The place after a character, or undefined where it can't stand there. */
function follow(place: Place, character: string): Place | undefined {
  const digit = isDigit(character);
  const isE = character === "e" || character === "E";
  switch (place) {
    case "nothing":
    case "minus":
      if (character === "-" && place === "nothing") return "minus";
      if (character === "0") return "zero";
      return digit ? "integer" : undefined;
    case "zero":
    case "integer":
      if (digit && place === "integer") return "integer";
      if (character === ".") return "point";
      return isE ? "e" : undefined;
    case "point":
      return digit ? "fraction" : undefined;
    case "fraction":
      if (isE) return "e";
      return digit ? "fraction" : undefined;
    case "e":
      if (character === "+" || character === "-") return "sign";
      return digit ? "exponent" : undefined;
    case "sign":
    case "exponent":
      return digit ? "exponent" : undefined;
  }
}

/** Follows the grammar of a number over any cut; the value itself is not kept. */
export class NumberScan {
  #place: Place = "nothing";

  static startsWith(character: string): boolean {
    return follow("nothing", character) !== undefined;
  }

  /** Whether the number may end here. */
  get isComplete(): boolean {
    return COMPLETE.includes(this.#place);
  }

  /** Takes the next character; "ended" says that it is not the number's. */
  take(character: string): "taken" | "ended" | "malformed" {
    const next = follow(this.#place, character);
    if (next === undefined) return this.isComplete ? "ended" : "malformed";
    this.#place = next;
    return "taken";
  }
}
