import { build } from "./build.ts";
import { runToolOrExit } from "./run.ts";

await build();
await runToolOrExit("wrangler", "pages", "deploy", "dist", ...process.argv.slice(2));
