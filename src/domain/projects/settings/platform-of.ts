import type { ProjectRow } from "../../../storage/rows/projects.ts";
import type { Platform } from "../../../workshop/workshop.ts";

/** The types of projects that can be built. */
export const PROJECT_TYPES = ["web", "mobile-expo"] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** What the project of a type is built for. */
export const platformOf = (type: ProjectRow["type"]): Platform => (type === "mobile-expo" ? "expo" : "web");
