import { loadTexts } from "./messages/load.ts";

// Modules read texts while they are loaded, so these come first.
void loadTexts(document.documentElement.lang).then(async () => (await import("./app/start.tsx")).start());
