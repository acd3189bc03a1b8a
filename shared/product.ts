/** The product's name, as it is shown. */
export const PRODUCT = "Brewscreen";
