// Notices: everybody sees the rows of which the condition holds, and none of the others.
import { valueFor } from "../../../model/formula/working/work-out.ts";
import { readCondition } from "../../../model/effects/read-condition.ts";
import { sampleTitle } from "../../../model/entered/new-entry.ts";
import { audienceOf, entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { Section } from "../../../schema/blueprint.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../../schema/check.ts";
import { isDistinct } from "../../place.ts";
import { rowSources } from "../../../model/effects/row-sources.ts";

const FLAG = { id: "shown", label: "Shown", type: "boolean", required: false } as const;

/** A check for each entity of which pages show rows as notices. */
export function noticeChecks(project: ProjectModel): AcceptanceCheck[] {
  // Who looks is not logged in, and does not have the pages of some people.
  const placed = project.pages
    .filter((page) => audienceOf(project, page) === null)
    .flatMap(({ page, path }) => page.sections.flatMap((section) => (section.kind === "notice" ? [{ section, path }] : [])));
  return [...Map.groupBy(placed, ({ section }) => section.entity)].flatMap(([id, own]): AcceptanceCheck[] => {
    const { entity } = entityOf(project, id);
    const steps = own.flatMap((one) => seenOn(project, one));
    const check: AcceptanceCheck = {
      id: `notice-${id}`,
      title: `Everybody sees the ${entity.name.many} that are meant for a page where they are meant to be, and no others`,
      capability: `browse-${id}`,
      phrase: null,
      viewport: "desktop",
      steps,
    };
    return steps.length === 0 ? [] : [check];
  });
}

type Placed = { section: Extract<Section, { kind: "notice" }>; path: string };

function seenOn(project: ProjectModel, { section, path }: Placed): CheckStep[] {
  const model = entityOf(project, section.entity);
  const read = readCondition(project.blueprint.entities, section);
  if ("problem" in read) return [];
  const sources = rowSources(project);
  const region: Target = { role: "region", name: section.title ?? say.general.list(model.entity.name), exact: true };
  const told = model.rows.flatMap((_, index) => {
    const title = sampleTitle(project, model, index);
    const row = { entity: model.entity.id, index };
    const isShown = read.where === null ? true : valueFor(sources, read.where, { row, target: FLAG });
    return title !== null && isDistinct({ project, model }, { index, title }) ? [{ title, isShown }] : [];
  });
  const shown = told.filter(({ isShown }) => isShown === true).slice(0, section.limit);
  const hidden = told.filter(({ isShown }) => isShown === false);
  // Without a row that is shown an empty page would pass.
  if (shown.length === 0) return [];
  return [
    { do: "open", path },
    ...shown.map(({ title }): CheckStep => ({ do: "expectVisible", target: { text: title, within: region } })),
    ...hidden.map(({ title }): CheckStep => ({ do: "expectHidden", target: { text: title, within: region } })),
  ];
}
