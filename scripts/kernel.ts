import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import wabt from "wabt";

/*
 * Writes web/picture/kernel-bytes.ts. Run it after changing kernel.wat. The result is committed, so that builds
 * need no assembler.
 */

const PICTURE = join(import.meta.dirname, "../web/picture");

export async function generateKernelModule(): Promise<string> {
  const { parseWat } = await wabt();
  const { buffer } = parseWat("kernel.wat", readFileSync(join(PICTURE, "kernel.wat")), {
    simd: true,
  }).toBinary({});
  const lines =
    Buffer.from(buffer)
      .toString("base64")
      .match(/.{1,100}/g) ?? [];
  const text = lines.map((line) => `  "${line}"`).join(" +\n");
  return `/** Compiled from kernel.wat by scripts/kernel.ts. */\nexport const KERNEL_WASM_BASE64 =\n${text};\n`;
}

if (import.meta.main) writeFileSync(join(PICTURE, "kernel-bytes.ts"), await generateKernelModule());
