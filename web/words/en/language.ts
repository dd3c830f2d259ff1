// The language of this catalogue, as a BCP 47 tag: what numbers, dates and plurals are formatted for.
export const language: string = "en";
