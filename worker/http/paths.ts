/** Where the API answers. */
export const PATHS = { createPackage: "/api/create-package", openapi: "/api/openapi.json" } as const;
