/** A path as the project has it: models write it with marks around it, from the root, or with the separators of Windows. */
export function plainPath(path: string): string {
  return path
    .trim()
    .replace(/^["'`*<]+|["'`*>,;]+$/g, "")
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/+)+/, "");
}
