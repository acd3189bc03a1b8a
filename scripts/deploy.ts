import { build } from "./build.ts";
import { runOrExit } from "./run.ts";

await build();
await runOrExit("wrangler", "pages", "deploy", "dist", ...process.argv.slice(2));
