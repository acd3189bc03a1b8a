process.env.SHELF_RUNS ??= "2000";
process.env.SHELF_ENDINGS ??= "all";
await import("./shelf-random.test.ts");
await import("./shelf-killed.test.ts");

export {};
