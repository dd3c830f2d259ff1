/** The most rows of a thing that a section shows which shows some of them. */
export const SOME_MAX = 60;
