// A blueprint becomes a project of the kit's files, byte for byte, and a thin part of its own: the app's name, a file for each
// entity, and pages that put the kit's components together.
import type { Blueprint } from "../schema/blueprint.ts";
import { isForStaff } from "../model/people/is-for-staff.ts";
import { isForVisitors } from "../model/people/is-for-visitors.ts";
import { hasAccounts, projectModel, type ProjectModel } from "../model/project-model.ts";
import { array, constant, type Expression, imported, invoke, type Module, object } from "./code/expression.ts";
import { rowsOwned, sampleOwners } from "../model/people/sample-owners.ts";
import { printModule } from "./code/print-module.ts";
import { drawingFiles } from "./pictures/drawing-file.ts";
import { rowPicturesFiles } from "./pictures/row-pictures.ts";
import { entitiesFile, entityFile } from "./files/entity-file.ts";
import { detailFile, pageFile } from "./files/page-files.ts";
import { kindsIn } from "./files/fields/field-kinds.ts";
import { fieldsIndexFile, fieldViewsFile } from "./files/fields/field-views-file.ts";
import { type PageNames, pageNames, routesFile } from "./files/routes-file.ts";
import { scaffold } from "./files/scaffold.ts";
import { readme } from "./files/readme.ts";
import { indexCss, themeFile } from "./files/theme-file.ts";
import { spokenIn } from "./words/say.ts";
import { wordsFiles } from "./words/words-files.ts";
import { type Parts, partsOf } from "./parts.ts";
import { KIT_LOCK, kitClosure, kitFiles, kitLock, type Platform, projectTest } from "./kit.ts";

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
export function writeProject(blueprint: Blueprint): Map<string, string> {
  const project = projectModel(blueprint);
  const names = pageNames(project);
  const own = new Map([
    ...modulesOf(project, names).map((module) => [module.path, printModule(spokenIn(module, project.words))] as const),
    ["src/theme.css", themeFile(blueprint.theme)] as const,
    ["src/index.css", indexCss(blueprint.theme, project.words.language.direction)] as const,
    ["src/main.tsx", kitFiles().get("src/main.tsx") ?? ""] as const,
  ]);
  for (const module of rowPicturesFiles(project, own.values())) own.set(module.path, printModule(module));
  for (const module of drawingFiles(own.values())) own.set(module.path, printModule(module));
  // The kit's features have fields of their own.
  const others = kitClosure(new Map([...own, ...NO_FIELDS]));
  const kinds = new Set([...own.values(), ...others.values()].flatMap(kindsIn));
  for (const module of [fieldsIndexFile(kinds), fieldViewsFile(kinds)]) own.set(module.path, printModule(module));
  const kit = inLanguage(kitClosure(own), blueprint.language);
  const files = new Map([
    ...scaffold(project.blueprint),
    ...kit,
    ...own,
    [
      "README.md",
      readme(project, names, [...own.keys(), ...[...kit.keys()].filter((path) => kitFiles().get(path) !== kit.get(path))]),
    ] as const,
    ["tests/app.test.tsx", projectTest()] as const,
    [KIT_LOCK, kitLock(kit)] as const,
  ]);
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The kit's files with its words in the language of the app, and what these words need: plurals, numbers. */
export function inLanguage(kit: ReadonlyMap<string, string>, language: string, platform: Platform = "web"): Map<string, string> {
  if (language === "en") return new Map(kit);
  const words = new Map([...wordsFiles(language)].filter(([path]) => kit.has(path)));
  return new Map([...kitClosure(words, platform), ...kit, ...words].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Stand for the files of the kinds of fields while it is found out which there are. */
export const NO_FIELDS = [
  ["src/field-views.ts", ""],
  ["src/lib/fields/index.ts", ""],
] as const;

function modulesOf(project: ProjectModel, names: PageNames): Module[] {
  const { blueprint, entities } = project;
  const written = { project, parts: partsOf(project) };
  const sign = entities[0]?.entity.icon ?? (blueprint.kind === "tool" ? blueprint.pages[0]?.icon : undefined) ?? SIGNS[blueprint.kind];
  return [...sharedModules(written, names), routesFile(written, names, sign)];
}

/** The modules of an app that are the same on every platform: its name, its features' settings, its entities and its pages. */
export function sharedModules(written: { project: ProjectModel; parts: Parts }, names: PageNames): Module[] {
  const { project, parts } = written;
  const { entities } = project;
  return [
    appFile(project),
    ...parts.modules,
    ...entities.map((model) => entityFile(project, model)),
    entitiesFile(entities),
    ...[...names.pages].map(([page, file]) => pageFile(written, page, file)),
    ...[...names.details].map(([model, file]) => detailFile(written, model, file)),
  ];
}

/** `src/app.ts`: what the app is called. */
function appFile(project: ProjectModel): Module {
  const { slug, title, tagline } = project.blueprint;
  const audience = isForVisitors(project) ? "visitors" : "owner";
  const roles = hasAccounts(project) ? (project.blueprint.roles ?? []) : [];
  const owners = sampleOwners(project);
  const owned = (role: string): Expression | undefined => {
    const rows = rowsOwned(owners, role);
    return rows.length === 0 ? undefined : array(rows);
  };
  const named = roles.map(({ id, name, isOpen }) => object({ id, name, isOpen, owns: owned(id) }));
  const options = object({
    key: slug,
    title,
    tagline,
    audience,
    accounts: isForStaff(project) ? "staff" : undefined,
    roles: named.length === 0 ? undefined : array(named),
    owns: owned(""),
  });
  return { path: "src/app.ts", statements: [constant("app", invoke(imported("@/lib/define-app", "defineApp"), options))] };
}
