import { SHELF } from "../../messages/en/shelf.ts";

/**
 * A name for a copy: "Lobby 2", the first number that none of the names has. It keeps within so many characters.
 */
export function copyName(name: string, taken: readonly string[], maxLength: number): string {
  const [, stem = name, counted] = /^(.*\S)\s+(\d{1,3})$/su.exec(name) ?? [];
  for (let number = counted === undefined ? 2 : Number(counted) + 1; ; number++) {
    const end = SHELF.copyName("", number).length;
    const made = SHELF.copyName(
      stem
        .slice(0, maxLength - end)
        .trimEnd()
        .toWellFormed(),
      number,
    );
    if (!taken.includes(made)) return made;
  }
}
