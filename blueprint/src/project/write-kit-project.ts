// A blueprint becomes a project of the kit's files, byte for byte, and a thin part of its own: the app's name, a file for each
// entity, and pages that put the kit's components together.
import type { Blueprint } from "../schema/blueprint.ts";
import { projectModel, type ProjectModel } from "../writer/model/project-model.ts";
import type { Module } from "./code/expression.ts";
import { printModule } from "./code/print-module.ts";
import { appFile } from "./files/app-file.ts";
import { entityFile } from "./files/entity-file.ts";
import { detailFile, pageFile } from "./files/page-files.ts";
import { fieldViewsFile } from "./files/field-views-file.ts";
import { pageNames, routesFile } from "./files/routes-file.ts";
import { scaffold } from "./files/scaffold.ts";
import { readme } from "./files/readme.ts";
import { indexCss, themeFile } from "./files/theme-file.ts";
import { isComposed, partsOf } from "./parts.ts";
import { KIT_LOCK, kitClosure, kitFiles, kitLock } from "./kit.ts";

/** Whether the kit has everything that the blueprint asks for. */
export function isKitBlueprint({ features }: Blueprint): boolean {
  return features.every(isComposed);
}

/** The sign of an app without entities. */
const SIGNS: Readonly<Record<Blueprint["kind"], string>> = {
  tool: "Box",
  site: "Sparkles",
  community: "MessagesSquare",
  shop: "ShoppingBag",
  learning: "GraduationCap",
  dashboard: "ChartColumn",
  game: "Gamepad2",
};

/** Writes the project of a blueprint: path → text, sorted by path. The same blueprint gives the same bytes. Throws for a blueprint that names entities, fields or capabilities it does not have. */
export function writeKitProject(blueprint: Blueprint): Map<string, string> {
  const project = projectModel(blueprint);
  const own = new Map([
    ...modulesOf(project).map((module) => [module.path, printModule(module)] as const),
    ["src/theme.css", themeFile(blueprint.theme)] as const,
    ["src/index.css", indexCss(blueprint.theme)] as const,
    ["src/main.tsx", kitFiles().get("src/main.tsx") ?? ""] as const,
  ]);
  // The kit's features have fields of their own.
  const others = kitClosure(new Map([...own, NO_VIEWS]));
  const views = fieldViewsFile(new Set([...own.values(), ...others.values()].flatMap(kindsIn)));
  own.set(views.path, printModule(views));
  const kit = kitClosure(own);
  const files = new Map([
    ...scaffold(blueprint),
    ...kit,
    ...own,
    ["README.md", readme(project, [...own.keys()])] as const,
    [KIT_LOCK, kitLock(kit)] as const,
  ]);
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Stands for the file of views while it is found out which views it has. */
const NO_VIEWS = ["src/field-views.ts", ""] as const;

/** The kinds of fields that a file defines. */
function kindsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/\bfield\.([a-z]+)\(|\bimport \{[^}]*\} from "(?:@\/lib|\.{1,2})\/fields\/([a-z]+)"/g),
    ([, called, taken]) => called ?? taken ?? "",
  );
}

function modulesOf(project: ProjectModel): Module[] {
  const names = pageNames(project);
  const { blueprint, entities } = project;
  const written = { project, parts: partsOf(project) };
  return [
    appFile(project),
    ...written.parts.modules,
    routesFile(written, names, entities[0]?.entity.icon ?? SIGNS[blueprint.kind]),
    ...entities.map((model) => entityFile(project, model)),
    ...[...names.pages].map(([page, file]) => pageFile(written, page, file)),
    ...[...names.details].map(([model, file]) => detailFile(written, model, file)),
  ];
}
