// The language of the app. `src/words` has its words.

/** The BCP 47 tag by which dates, numbers and plurals are written. */
export const LOCALE: string = "en";

/** Whether labels begin with a small letter inside a sentence. */
export const LOWERS_LABELS: boolean = true;
