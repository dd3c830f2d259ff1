/** Field types that hold a number. */
export const NUMBER_TYPES: ReadonlySet<string> = new Set(["number", "money", "percent", "duration", "rating"]);
