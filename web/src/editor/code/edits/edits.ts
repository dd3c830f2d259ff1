// Unsaved code changes. They are based on one version; a deleted file is null. A save is a build: the edits are kept
// until it has succeeded.

/** Unsaved changes. `requestId` is the running or failed save. */
export interface Edits {
  base: number | null;
  files: Readonly<Record<string, string | null>>;
  requestId: string | null;
}

/** No changes. */
export const NO_EDITS: Edits = { base: null, files: {}, requestId: null };

/** Whether there is anything to save. */
export function hasEdits({ files }: Edits): boolean {
  return Object.keys(files).length > 0;
}

/** Sets a file's new text; `original` is the base's, null if it has no such file. Restoring the original removes the change. */
export function withFile(edits: Edits, change: { base: number; path: string; text: string | null; original: string | null }): Edits {
  const { base, path, text, original } = change;
  const { [path]: _, ...others } = edits.files;
  const files = text === original ? others : { ...others, [path]: text };
  return Object.keys(files).length === 0 ? NO_EDITS : { base: edits.base ?? base, files, requestId: edits.requestId };
}

/** Discards a file's changes. */
export function withoutFile(edits: Edits, path: string): Edits {
  const { [path]: _, ...files } = edits.files;
  return Object.keys(files).length === 0 ? NO_EDITS : { ...edits, files };
}

/** Parses stored edits. */
export function readEdits(kept: unknown): Edits | null {
  if (typeof kept !== "object" || kept === null || !("files" in kept) || !("base" in kept)) return null;
  const { files, base } = kept;
  if (typeof files !== "object" || files === null || typeof base !== "number") return null;
  const texts = Object.entries(files).filter(
    (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === "string",
  );
  const requestId = "requestId" in kept && typeof kept.requestId === "string" ? kept.requestId : null;
  return texts.length === 0 ? null : { base, files: Object.fromEntries(texts), requestId };
}

/** The paths of a version's files with the edits applied. */
export function editedPaths(paths: readonly string[], { files }: Edits): string[] {
  const all = new Set(paths);
  for (const path of Object.keys(files)) all.add(path);
  return [...all];
}
