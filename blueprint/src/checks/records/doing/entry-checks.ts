// Forms that stand in a page: whoever may add a row fills one in and is thanked, and whoever reads the rows finds it.
import { inside } from "../../../features/definition/steps.ts";
import { can } from "../../../model/entity-model.ts";
import { withArticle } from "../../../model/names.ts";
import { addLabel, newEntry } from "../../../model/entered/new-entry.ts";
import { addersOf, begunFields } from "../../../model/people/profile-of.ts";
import { accessOf, audienceOf, entityOf, type PageModel, type ProjectModel } from "../../../model/project-model.ts";
import { isHandedIn } from "../../../project/sections/entry-element.ts";
import { say } from "../../../project/words/say.ts";
import type { Section } from "../../../schema/blueprint.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../../schema/check.ts";
import { enter, placeOf, rowsOf } from "../../place.ts";
import { isForVisitors } from "../../../model/people/is-for-visitors.ts";
import { mayAddFreely, firstFor, logOut, may, type Visitor } from "../people.ts";

type EntrySection = Extract<Section, { kind: "entry" }>;

/** A check for each form in a page. */
export function entryChecks(project: ProjectModel): AcceptanceCheck[] {
  const placed = project.pages.flatMap((page) =>
    page.page.sections.flatMap((section) => (section.kind === "entry" ? [{ section, page }] : [])),
  );
  return placed.flatMap(({ section, page }, at): AcceptanceCheck[] => {
    const steps = entrySteps(project, page, section);
    if (steps.length === 0) return [];
    const { name } = entityOf(project, section.entity).entity;
    return [
      {
        id: `entry-${section.entity}${placed.findIndex((other) => other.section.entity === section.entity) === at ? "" : `-${at}`}`,
        title: `${withArticle(name.one)} can be entered in “${section.title}”, is thanked for, and is found among the others`,
        capability: `add-${section.entity}`,
        phrase: null,
        viewport: "desktop",
        steps,
      },
    ];
  });
}

function entrySteps(project: ProjectModel, page: PageModel, section: EntrySection): CheckStep[] {
  const model = entityOf(project, section.entity);
  const place = placeOf(project, model);
  const entry = can(model, "add") ? newEntry(project, model) : null;
  if (place === null || entry === null) return [];
  const { see = "everybody", change = "everybody" } = accessOf(project, model) ?? {};
  const audience = audienceOf(project, page) ?? "everybody";
  const { name: begun } = begunFields(model);
  const isOpen = may(change, "stranger") && may(audience, "stranger");
  const adder = isOpen
    ? []
    : firstFor(project, "Ada", (visitor) => may(audience, visitor) && mayAddFreely(addersOf(model, change), visitor)).steps;
  const region: Target = { role: "region", name: section.title, exact: true };
  const isForOthers = isHandedIn(project, section);
  const label = isForOthers ? say.general.handIn() : addLabel(model);
  const thanks = isForOthers ? say.general.thankYouReceived() : say.general.thankYouKept();
  const home = project.pages.find(({ path }) => path === place.home);
  const listed = (home === undefined ? null : audienceOf(project, home)) ?? "everybody";
  const reads = (visitor: Visitor): boolean => may(see, visitor) && may(listed, visitor);
  // In an app for its owner, whoever opens the first account sees everything.
  const isSeen = reads(isOpen ? "stranger" : "member") || (!isOpen && !isForVisitors(project));
  const reader = isSeen ? [] : [...(isOpen ? [] : logOut), ...firstFor(project, "Kim", reads).steps];
  return [
    ...adder,
    { do: "open", path: page.path },
    ...(begun === undefined ? [] : [inside(region, enter({ field: begun, text: "" }))]),
    { do: "click", target: { role: "button", name: label, exact: true, within: region } },
    { do: "expectHidden", target: { role: "status", text: thanks } },
    ...entry.values.map((value) => inside(region, enter(value))),
    { do: "click", target: { role: "button", name: label, exact: true, within: region } },
    { do: "expectVisible", target: { role: "status", text: thanks, within: region } },
    ...reader,
    { do: "open", path: place.home },
    { do: "expectVisible", target: rowsOf(place, { text: entry.title }) },
  ];
}
