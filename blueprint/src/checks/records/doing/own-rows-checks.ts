// Lists of one's own rows: what somebody adds is in theirs, what others added is not, and a stranger is asked to log in.
import { can, type EntityModel } from "../../../model/entity-model.ts";
import { capitalise } from "../../../model/names.ts";
import { newEntry } from "../../../model/entered/new-entry.ts";
import { addersOf } from "../../../model/people/profile-of.ts";
import { accessOf, audienceOf, entityOf, hasAccounts, type PageModel, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../../schema/check.ts";
import { refersTo } from "../../../schema/row-places.ts";
import { addSteps, namedSample, type Place, placeOf, seeRow } from "../../place.ts";
import { mayAddFreely, firstFor, logOut, may, rolesIn, signUp } from "../people.ts";

/** A check for each section that shows somebody's own rows. */
export function ownRowsChecks(project: ProjectModel): AcceptanceCheck[] {
  if (!hasAccounts(project)) return [];
  const placed = project.pages.flatMap((page) =>
    page.page.sections.flatMap((section) => (section.kind === "own" ? [{ section, page }] : [])),
  );
  return placed.flatMap(({ section: { entity: id, title, of = ["owner"] }, page }, at): AcceptanceCheck[] => {
    const model = entityOf(project, id);
    const { many } = model.entity.name;
    const place = placeOf(project, model);
    if (place === null) return [];
    return [
      {
        id: `own-${id}${placed.findIndex(({ section }) => section.entity === id) === at ? "" : `-${at}`}`,
        title: `${capitalise(many)} that somebody added are seen by them in “${title}”, and those of others are not`,
        capability: `browse-${id}`,
        phrase: null,
        viewport: "desktop",
        steps: ownSteps(place, { page, title, isAdders: of.includes("owner") }),
      },
    ];
  });
}

function ownSteps(place: Place, { page, title, isAdders }: { page: PageModel; title: string; isAdders: boolean }): CheckStep[] {
  const { path } = page;
  const audience = audienceOf(place.project, page) ?? "everybody";
  const region: Target = { role: "region", name: title, exact: true };
  const sample = namedSample(place);
  const open: CheckStep[] = [
    { do: "open", path },
    { do: "expectVisible", target: region },
  ];
  const lacks = (text: string): CheckStep => ({ do: "expectHidden", target: { text, within: region } });
  const isLocked = (place.model.entity.access?.see ?? "everybody") !== "everybody" || !may(audience, "stranger");
  // Whoever has the page is somebody without a role, or has one that people take themselves.
  const role = rolesIn(place.project, [audience]).find(({ isOpen }) => isOpen);
  const others = may(audience, "member") ? signUp("Ben") : role === undefined ? null : signUp("Ben", role);
  const change = accessOf(place.project, place.model)?.change ?? "everybody";
  const first = firstFor(
    place.project,
    "Ada",
    (visitor) => may(audience, visitor) && (!isAdders || mayAddFreely(addersOf(place.model, change), visitor)),
  );
  const entry = isAdders && isAddedByHand(place) ? newEntry(place.project, place.model) : null;
  return [
    ...(isLocked
      ? []
      : [...open, { do: "expectVisible", target: { role: "link", name: say.community.logIn(), exact: true, within: region } } as const]),
    ...first.steps,
    ...open,
    ...(sample === null ? [] : [lacks(sample.title)]),
    ...(entry === null
      ? []
      : ([
          ...addSteps(place, entry),
          seeRow(place, entry.title),
          ...open,
          { do: "expectVisible", target: { text: entry.title, within: region } },
          ...(others === null ? [] : [...logOut, ...others, ...open, lacks(entry.title)]),
        ] satisfies CheckStep[])),
  ];
}

/** Whether a form adds rows, and what it asks for can be chosen. */
function isAddedByHand({ project, model }: { project: ProjectModel; model: EntityModel }): boolean {
  const entry = can(model, "add") ? newEntry(project, model) : null;
  return (
    entry !== null &&
    entry.values.every(({ field }) =>
      refersTo(field).every((id) => project.blueprint.entities.find((one) => one.id === id)?.samples.length !== 0),
    )
  );
}
