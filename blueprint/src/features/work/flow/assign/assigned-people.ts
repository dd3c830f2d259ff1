// To whom rows are assigned, and how they are on a first visit.
import type { EntityModel } from "../../../../model/entity-model.ts";
import { sampleTitle } from "../../../../model/new-entry.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";

const PERSON =
  /\b(?:member|people|person|detective|agent|worker|employee|technician|driver|nurse|doctor|teacher|engineer|volunteer|inspector|guide|coach|consultant|contractor|staff|team|crew|mechanic|courier|officer|tutor|reviewer|user|resource|supplier)\b/i;

/** The entity whose rows are assigned; undefined where names are typed. */
export function peopleOf(project: ProjectModel, { model, who }: { model: EntityModel; who: string }): EntityModel | undefined {
  const others = project.entities.filter((other) => other !== model);
  return others.find((other) => other.entity.name.one.includes(who)) ?? others.find((other) => PERSON.test(other.entity.name.one));
}

/** The first rows as they are assigned on a first visit, each to another person; none where names are typed. */
export function sampleAssignments(
  project: ProjectModel,
  { model, people }: { model: EntityModel; people: EntityModel | undefined },
): { index: number; who: string }[] {
  if (!people || people.entity.samples.length < 2) return [];
  return model.entity.samples.slice(0, 3).flatMap((_, index) => {
    const who = sampleTitle(project, people, index);
    return who === null ? [] : [{ index, who }];
  });
}
