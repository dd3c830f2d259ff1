// Writes a project with the kit where the kit has everything that its blueprint asks for.
import type { Blueprint } from "../schema/blueprint.ts";
import { writeProject as writeOldProject } from "../writer/write-project.ts";
import { isKitBlueprint, writeKitProject } from "./write-kit-project.ts";

/** Writes the project of a blueprint: path → text, sorted by path. The same blueprint gives the same bytes. Throws for a blueprint that names entities, fields or capabilities it does not have. */
export function writeProject(blueprint: Blueprint): Map<string, string> {
  return isKitBlueprint(blueprint) ? writeKitProject(blueprint) : writeOldProject(blueprint);
}
