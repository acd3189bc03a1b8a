/** In the specification's words. */
export const PICKER = {
  search: "Search",
  searchImages: "Search images...",
  showAll: "Show All Images",
  suggestions: (name: string) => `Showing suggestions for "${name}"`,
  noneFound: "No images found matching your search.",
} as const;
