// Pages that only some people have: a stranger, each role and the administrator look for one in the navigation and at its address.
import { audienceOf, type PageModel, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { AcceptanceCheck, CheckStep } from "../../../schema/check.ts";
import type { Audience } from "../../../schema/entity.ts";
import { canMay, firstAsAdministrator, lockedText, logOut, lookAroundAs, peopleIn, type Visitor } from "../people.ts";

/** A check for each page that not everybody has. */
export function pageChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.pages.flatMap((page) => {
    const audience = audienceOf(project, page);
    if (audience === null) return [];
    const { id, title } = page.page;
    const look = (visitor: Visitor): CheckStep[] => seenBy(project, { page, audience, visitor });
    const roles = project.blueprint.roles ?? [];
    const check: AcceptanceCheck = {
      id: `page-${id}`,
      title: `The page ${title} is for ${peopleIn(project, audience)}: for others it is neither in the navigation nor behind its address`,
      capability: null,
      phrase: null,
      viewport: "desktop",
      steps: [
        ...look("stranger"),
        ...roles.flatMap((role) => [...lookAroundAs(role), ...look(`role:${role.id}`), ...logOut]),
        ...firstAsAdministrator(project).steps,
        ...look("admin"),
      ],
    };
    return [check];
  });
}

function seenBy(
  project: ProjectModel,
  { page: { page, path }, audience, visitor }: { page: PageModel; audience: Audience; visitor: Visitor },
): CheckStep[] {
  const isOpen = canMay(audience, visitor);
  const link = { role: "link", name: page.title, exact: true, within: { role: "navigation", name: say.general.main() } } as const;
  const locked = lockedText(project, audience, { visitor, many: say.community.pageCalled({ title: page.title }) });
  return [
    { do: "open", path: "/" },
    { do: "expectVisible", target: { role: "main" } },
    { do: isOpen ? "expectVisible" : "expectHidden", target: link },
    { do: "open", path },
    { do: "expectVisible", target: { role: "main" } },
    { do: isOpen ? "expectHidden" : "expectVisible", target: { text: locked } },
  ];
}
