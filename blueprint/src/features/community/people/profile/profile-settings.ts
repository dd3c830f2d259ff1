import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, type Expression, imported, literal, object, texts } from "../../../../project/code/expression.ts";
import { type ProfileFieldId, profileFields } from "./profile-fields.ts";

const LINKS_MAX = 8;

/** The properties of a page with a profile: what it asks for, and the pages that hold only what features show, among which are the person's own things. */
export function profileSettings({ pages }: ProjectModel, ids: readonly ProfileFieldId[]): Readonly<Record<"parts" | "links", Expression>> {
  const own = pages.filter(({ path, page }) => path !== "/" && page.sections.every(({ kind }) => kind === "feature"));
  return {
    parts: texts(profileFields(ids).map(({ id }) => id)),
    links: array(
      own
        .slice(0, LINKS_MAX)
        .map(({ path, page }) =>
          object({ path: literal(path), title: literal(page.title), icon: imported("lucide-react", `${page.icon}Icon`) }),
        ),
    ),
  };
}
