/** How a file of a project is named as a resource; the file list of the project without a path. Paths are plain, so nothing in them needs an escape. */
export function fileUri(projectId: string, path: string | null): string {
  return `atelier://projects/${projectId}/files${path === null ? "" : `/${path}`}`;
}
