import { buildWebApp } from "./build.ts";
import { runToolOrExit } from "./run.ts";

await buildWebApp();
await runToolOrExit("wrangler", "pages", "deploy", "dist", ...process.argv.slice(2));
