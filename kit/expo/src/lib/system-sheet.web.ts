import type { Sheet } from "./sheet";

/** Browsers have no sheet of actions. */
export const showSystemSheet: (sheet: Sheet) => boolean = () => false;
