import type { Addresses } from "../../../../domain/call.ts";
import { linkRoot } from "../../../../domain/projects/addresses.ts";

/** Where form B says that things are. Links lead to this root whichever root the request came by. */
export const linksOf = (addresses: Addresses) => {
  const root = linkRoot(addresses);
  return {
    project: (projectId: string) => `${root}/projects/${projectId}`,
    files: (projectId: string) => `${root}/projects/${projectId}/files`,
    messages: (projectId: string) => `${root}/projects/${projectId}/messages`,
    screenshot: (projectId: string, version: number, viewport: string) =>
      `${root}/projects/${projectId}/versions/${version}/screenshots/${viewport}`,
    operation: (requestId: string) => `${root}/operations/${requestId}`,
    stop: (requestId: string) => `${root}/operations/${requestId}/stop`,
  };
};
