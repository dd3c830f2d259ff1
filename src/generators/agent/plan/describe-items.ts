import { itemOf, kitFiles } from "@atelier/blueprint";
import { describeModules } from "./describe-modules.ts";

const UI = "src/components/ui/";
const COMPONENTS = "src/components/";
/** A component, a hook or a function that a file of the kit exports. */
const EXPORT = /^export (?:async )?function (\w+)/gm;

/** What the kit has, by the names of its items: primitives, hooks, and each feature with its components. */
export function describeItems(): string {
  const paths = [...kitFiles().keys()];
  const namesIn = (folder: string): string => [...new Set(paths.filter((path) => path.startsWith(folder)).map(itemOf))].join(", ");
  const features = Map.groupBy(
    paths.filter((path) => path.startsWith(COMPONENTS) && !path.startsWith(UI) && !path.startsWith("src/components/layout/")),
    itemOf,
  );
  return [
    `Primitives, as in shadcn/ui; a file that imports one from @/components/ui adds it, so they need not be named: ${namesIn(UI)}`,
    "Modules of functions and hooks, which a file that imports them adds:",
    ...describeModules(),
    "Features, with their components:",
    ...[...features].map(([item, files]) => `${item}: ${files.flatMap(exportsOf).join(", ")}`),
  ].join("\n");
}

function exportsOf(path: string): string[] {
  return Array.from((kitFiles().get(path) ?? "").matchAll(EXPORT), ([, name = ""]) => name).filter((name) => /^[A-Z]/.test(name));
}
