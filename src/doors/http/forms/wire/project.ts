import type { AddressedProjectRow } from "../../../../domain/projects/list-projects.ts";

const USER_INTERFACE_TYPES = { web: "react", "mobile-expo": "expo", "mobile-flutter": "flutter" } as const;

/** What every form tells of a project. The site's address has two names in the contract, and both are always sent. */
export function projectFields({ project, addresses }: AddressedProjectRow) {
  const { id, prompt, status, visibility, createdAt, updatedAt } = project;
  return { id, prompt, status, visibility, deploymentUrl: addresses.deployment, deployedUrl: addresses.deployment, createdAt, updatedAt };
}

/** What forms A and B tell beside that: for which platform it is, and its subdomain of choice. */
export function platformFields({ project }: AddressedProjectRow) {
  return { uiType: USER_INTERFACE_TYPES[project.type], customSubdomain: project.customSubdomain };
}
