import type { Addresses } from "../../../../domain/call.ts";

/** Where form B says that things are. Links lead to this root whichever root the request came by. */
export const linksOf = ({ service }: Addresses) => {
  const root = `${service}/b/api/v1`;
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
