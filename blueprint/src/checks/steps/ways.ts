import { hasAddPage } from "../../model/entity-model.ts";
import { accessOf, type ProjectModel } from "../../model/project-model.ts";
import { say } from "../../project/words/say.ts";
import type { CheckStep } from "../../schema/check.ts";
import { formPath, placeOf, toForm } from "../place.ts";
import type { Ways } from "./walk.ts";

/** The links that lead whoever visits an app from one page to another. */
export function waysIn(project: ProjectModel): Ways {
  const places = project.entities.map((model) => placeOf(project, model)).filter((place) => place !== null);
  const isOpen = project.entities.every((model) => accessOf(project, model) === null);
  return {
    forms: new Map(
      places.filter(({ model }) => hasAddPage(model)).map((place) => [formPath(place), { from: place.home, by: toForm(place) }]),
    ),
    // Which pages the navigation of an app with rules of access has depends on who looks.
    pages: new Map(isOpen && project.pages.length > 1 ? project.pages.map(({ page, path }) => [path, inNavigation(page.title)]) : []),
  };
}

/** Goes to the page of this title by the navigation. */
export function inNavigation(title: string): CheckStep {
  return {
    do: "click",
    target: { role: "link", name: title, exact: true, within: { role: "navigation", name: say.general.main() } },
  };
}
