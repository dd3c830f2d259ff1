import type { Addresses } from "../../../../domain/call.ts";
import { linkRoot } from "../../../../domain/projects/addresses.ts";

/** The links of contract B. They use this root, whichever root the request was sent to. */
export const linksOf = (addresses: Addresses) => {
  const root = linkRoot(addresses);
  return {
    project: (projectId: string) => `${root}/projects/${projectId}`,
    files: (projectId: string) => `${root}/projects/${projectId}/files`,
    draft: (projectId: string) => `${root}/projects/${projectId}/draft`,
    messages: (projectId: string) => `${root}/projects/${projectId}/messages`,
    screenshot: (projectId: string, version: number, viewport: string) =>
      `${root}/projects/${projectId}/versions/${version}/screenshots/${viewport}`,
    operation: (requestId: string) => `${root}/operations/${requestId}`,
    stop: (requestId: string) => `${root}/operations/${requestId}/stop`,
  };
};
