import type { Addresses } from "../call.ts";

/** The addresses of a project. `deployment` is null until a version is live; `subdomain` is set from the start. */
export interface ProjectAddresses {
  editor: string;
  deployment: string | null;
  subdomain: string | null;
  custom: string | null;
}

/** The fields that determine a project's addresses. */
export interface AddressedProject {
  id: string;
  siteName: string | null;
  customSubdomain: string | null;
  liveVersion: number | null;
}

/** The API root used for links in responses and events, whichever root a request used. */
export function linkRoot({ service }: Addresses): string {
  return `${service}/b/api/v1`;
}

/** The address of the site with this name, which becomes the first label of the sites' host. */
export function siteAddress(addresses: Addresses, siteName: string): string {
  const { protocol, host } = new URL(addresses.sites);
  return `${protocol}//${siteName}.${host}`;
}

/** The address of a project's page in the editor. */
export function editorAddress(addresses: Addresses, projectId: string): string {
  return `${addresses.service}/projects/${projectId}`;
}

/** All addresses of a project. */
export function projectAddresses(addresses: Addresses, project: AddressedProject): ProjectAddresses {
  const { siteName, customSubdomain } = project;
  const subdomain = siteName === null ? null : siteAddress(addresses, siteName);
  const custom = customSubdomain === null ? null : siteAddress(addresses, customSubdomain);
  const deployment = project.liveVersion === null ? null : (custom ?? subdomain);
  return { editor: editorAddress(addresses, project.id), deployment, subdomain, custom };
}
