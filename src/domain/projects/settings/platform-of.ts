import type { ProjectRow } from "../../../storage/rows/projects.ts";
import type { Platform } from "../../../workshop/workshop.ts";

/** The types of projects that can be built. */
export const PROJECT_TYPES = ["web", "mobile-expo", "mobile-flutter"] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

const PLATFORMS = { web: "web", "mobile-expo": "expo", "mobile-flutter": "flutter" } as const;

/** What the project of a type is built for. */
export const platformOf = (type: ProjectRow["type"]): Platform => PLATFORMS[type];
