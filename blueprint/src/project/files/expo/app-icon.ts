// `src/icon.json` of an app for phones: what its icon shows, from which `scripts/write-icons.mjs` draws pictures.
import { shapesOf } from "../../../knowledge/pictograms/pictograms.ts";
import type { ProjectModel } from "../../../model/project-model.ts";
import { appPicture } from "../../pictures/app-picture.ts";
import { rowPictures } from "../../pictures/row-pictures.ts";
import { phonePalette } from "./expo-theme.ts";

/** The icon of an app whose subject is not clear: a disc. */
const DISC = "M16 6a10 10 0 1 1 0 20a10 10 0 0 1 0-20z";

/** The icon as JSON: its ground, and the shapes of a drawing of what the app is about, each a color, a path and its rule. */
export function appIcon(project: ProjectModel): string {
  const { accent, accentSoft, onAccent } = phonePalette(project.blueprint.theme).light;
  const [first] = project.entities;
  const rows = first === undefined ? null : rowPictures(project, first);
  const name = appPicture(project) ?? rows?.other ?? rows?.samples.find((sample) => sample !== null) ?? null;
  const icon = name === null ? { ground: accent, shapes: [[onAccent, DISC]] } : { ground: accentSoft, shapes: shapesOf(name) };
  return `${JSON.stringify(icon, null, 2)}\n`;
}
