/** The store of the one design that the app is about. */
export { store, wasHere } from "../adapter/browser.ts";
