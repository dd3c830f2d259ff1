// What the console sends in a person's name, in words that the service reads: they are the same in every language of the console.

/** The message that renames the app of a project. The name is quoted, so quotes within it become apostrophes. */
export const renameMessage = (name: string): string => `Rename the app to “${name.replaceAll(/["“”„]/g, "’")}”`;

/** The message that continues a draft. */
export const GO_ON = "Go on";

/** The answer that drops a draft, as the service offers it. */
export const DROP = "Drop it";
