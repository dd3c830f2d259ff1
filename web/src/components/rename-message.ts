/** The message that renames the app of a project. The name is quoted, so quotes within it become apostrophes. */
export const renameMessage = (name: string): string => `Rename the app to “${name.replaceAll(/["“”„]/g, "’")}”`;
