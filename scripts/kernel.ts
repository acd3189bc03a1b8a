import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import wabt from "wabt";

/*
 * Makes web/picture/kernel-bytes.ts of kernel.wat: node scripts/kernel.ts, after each change of it. What is made is kept
 * beside it, so that no build needs the assembler; tests/picture/kernel.test.ts holds the two together.
 */

const PICTURE = join(import.meta.dirname, "../web/picture");

/** The text that kernel-bytes.ts should have. */
export async function kernelModule(): Promise<string> {
  const { parseWat } = await wabt();
  const { buffer } = parseWat("kernel.wat", readFileSync(join(PICTURE, "kernel.wat")), {
    simd: true,
  }).toBinary({});
  const lines =
    Buffer.from(buffer)
      .toString("base64")
      .match(/.{1,100}/g) ?? [];
  const text = lines.map((line) => `  "${line}"`).join(" +\n");
  return `/** kernel.wat as WebAssembly, base64. Made by scripts/kernel.ts. */\nexport const KERNEL =\n${text};\n`;
}

if (import.meta.main) writeFileSync(join(PICTURE, "kernel-bytes.ts"), await kernelModule());
