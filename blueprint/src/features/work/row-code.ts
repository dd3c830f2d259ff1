// How the features of this group show a row of an entity: its name, and a few facts beneath it.
import { type Code, code, raw } from "../../writer/code/code.ts";
import { fact, rowFacts } from "../../writer/feature/row-facts.ts";
import { rolesOf } from "../../writer/feature/roles.ts";
import { byId, ifValue, shown, titleOf } from "../../writer/field/field-display.ts";
import type { EntityModel } from "../../writer/model/entity-model.ts";
import type { ProjectModel } from "../../writer/model/project-model.ts";
import type { FeatureKind } from "../feature.ts";

/** The row's name: a link to its page where it has one. */
export function rowLink(model: EntityModel, className = "row-title"): Code {
  const name = titleOf(model, model.one);
  const classes = raw(`className="${className}"`);
  return model.hasDetail
    ? code`<@Link to={\`${raw(model.base)}/\${${raw(model.one)}.id}\`} ${classes}>{${name}}</@Link>`
    : code`<span ${classes}>{${name}}</span>`;
}

/** The first facts of a row, without the fields of these ids. */
export function someFacts(
  project: ProjectModel,
  { model, without, limit }: { model: EntityModel; without: readonly string[]; limit: number },
): Code[] {
  const roles = rolesOf(model);
  const references = byId(project.entities);
  const details = roles.details.filter(({ id, type }) => !without.includes(id) && type !== "lines" && type !== "rating");
  const call = { model, roles: { ...roles, details }, references };
  const { figure } = roles;
  const amount =
    figure === undefined || without.includes(figure.id)
      ? []
      : [ifValue(figure, model.one, code`<span className="fact font-semibold">${shown(figure, model.one, references)}</span>`)];
  const kind =
    roles.kind === undefined || without.includes(roles.kind.id)
      ? []
      : rowFacts({ ...call, roles: { ...call.roles, details: [], tags: undefined } }, 0);
  return [...amount, ...kind, ...details.map((field) => fact(call, field))].slice(0, limit);
}

/** The address of the page on which a block of this kind of feature stands for these rows; null when no page has it. */
export function pageOf({ pages }: ProjectModel, feature: { id: string; kind: FeatureKind }): string | null {
  const holds = pages.find(({ page }) => page.sections.some((section) => section.kind === "feature" && section.feature === feature.id));
  return holds?.path ?? null;
}
