/** Where the API answers, below the site's own address. */
export const API_PATHS = { createPackage: "/api/create-package", openapi: "/api/openapi.json" } as const;
