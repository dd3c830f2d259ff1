// A blueprint becomes a project of Expo. Its entities, pages and settings are the same texts as in an app for browsers; the
// kit for phones has the components under the same names.
import type { Blueprint } from "../../../schema/blueprint.ts";
import { can } from "../../../model/entity-model.ts";
import { projectModel, type ProjectModel } from "../../../model/project-model.ts";
import { constant, data, type Module, object } from "../../code/expression.ts";
import { printModule } from "../../code/print-module.ts";
import { kindsIn } from "../fields/field-kinds.ts";
import { fieldsIndexFile, fieldViewsFile } from "../fields/field-views-file.ts";
import { pageNames } from "../routes-file.ts";
import { importsOf, KIT_LOCK, kitClosure, kitFiles, kitLacks, kitLock } from "../../kit.ts";
import { drawingFiles } from "../../pictures/drawing-file.ts";
import { rowPicturesFiles } from "../../pictures/row-pictures.ts";
import { partsOf } from "../../parts.ts";
import { spokenIn } from "../../words/say.ts";
import { inLanguage, NO_FIELDS, sharedModules } from "../../write-project.ts";
import { appIcon } from "./app-icon.ts";
import { expoRoutes } from "./expo-routes.ts";
import { expoScaffold } from "./expo-scaffold.ts";
import { expoTheme } from "./expo-theme.ts";

const PLATFORM = "expo";

/** Icons have a package of their own on phones. */
const onPhone = (text: string): string => text.replaceAll(' from "lucide-react";', ' from "lucide-react-native";');

/** The app's own files, but for its kinds of fields. */
function ownFiles(blueprint: Blueprint): Map<string, string> {
  const project = projectModel(blueprint);
  const names = pageNames(project);
  const written = { project, parts: partsOf(project) };
  const own = new Map<string, string>([
    ...sharedModules(written, names).map((module) => [module.path, printModule(spokenIn(module, project.words))] as const),
    ...expoRoutes(written, names),
    ["src/theme.ts", printModule(expoTheme(blueprint.theme))],
    ["src/row-actions.ts", printModule(rowActionsFile(project))],
    ["src/icon.json", appIcon(project)],
  ]);
  for (const module of rowPicturesFiles(project, own.values())) own.set(module.path, printModule(module));
  for (const module of drawingFiles(own.values())) own.set(module.path, printModule(module));
  return new Map([...own].map(([path, text]) => [path, onPhone(text)]));
}

/** `src/row-actions.ts`: what a swipe and a long press offer for the rows of each entity. */
function rowActionsFile({ entities }: ProjectModel): Module {
  const actions = entities.map((model) => {
    const offered = (["edit", "delete"] as const).filter((kind) => can(model, kind));
    return [model.entity.id, data(offered)] as const;
  });
  return {
    path: "src/row-actions.ts",
    comment: "What a swipe and a long press offer for the rows of each entity.",
    statements: [constant("rowActions", object(Object.fromEntries(actions)), ["@/components/resource/row-controls", "ActionsOfRows"])],
  };
}

/** The modules that an app for phones would need and the kit for phones does not have yet; none for what can be written. */
export function expoLacks(blueprint: Blueprint): string[] {
  const lacking = kitLacks(new Map([...ownFiles(blueprint), ...NO_FIELDS]), PLATFORM);
  return [...new Set([...lacking, ...frameModules(blueprint)])].toSorted();
}

/** The modules of what features add to the foot of every page, which phones have no place for. */
function frameModules(blueprint: Blueprint): string[] {
  const { footer } = partsOf(projectModel(blueprint));
  const shown = footer.map((value, at) => constant(`part${at}`, value));
  return importsOf(printModule({ path: "src/frame.tsx", statements: shown })).filter((specifier) => specifier.startsWith("@/"));
}

/** Writes the project of a blueprint for phones: path → text, sorted by path. Throws where the kit lacks something: see `expoLacks`. */
export function writeExpoProject(blueprint: Blueprint): Map<string, string> {
  const own = ownFiles(blueprint);
  const others = kitClosure(new Map([...own, ...NO_FIELDS]), PLATFORM);
  const kinds = new Set([...own.values(), ...others.values()].flatMap(kindsIn));
  for (const module of [fieldsIndexFile(kinds), fieldViewsFile(kinds)]) own.set(module.path, printModule(module));
  const kit = inLanguage(kitClosure(own, PLATFORM), blueprint.language, PLATFORM);
  const imported = new Set([...kit.values(), ...own.values()].flatMap(importsOf));
  const files = new Map([...expoScaffold(blueprint, imported), ...kit, ...own, [KIT_LOCK, kitLock(kit, {}, PLATFORM)] as const]);
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The files of the kit for phones. */
export const expoKitFiles = (): ReadonlyMap<string, string> => kitFiles(PLATFORM);
