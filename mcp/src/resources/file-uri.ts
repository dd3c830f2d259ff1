/** The resource URI of a project's file, or of its file list if `path` is null. Paths are plain, so nothing needs escaping. */
export function fileUri(projectId: string, path: string | null): string {
  return `atelier://projects/${projectId}/files${path === null ? "" : `/${path}`}`;
}
