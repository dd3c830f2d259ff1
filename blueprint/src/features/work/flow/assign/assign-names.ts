import { Reference } from "../../../../writer/code/code.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";

interface Names {
  rows: Reference;
  people: Reference;
  section: Reference;
  chip: Reference;
  sheet: Reference;
  form: Reference;
}

/** What is to be done is a task, and of a task it is a part. */
export function workLabel({ entity }: EntityModel): string {
  return /^tasks?$/i.test(entity.name.one) ? "Part" : "Task";
}

/** The names of what is written for the assignment of an entity's rows. */
export function assignNames(model: EntityModel): Names {
  const { folder, one } = model;
  const { name } = model.type;
  return {
    rows: new Reference(`${one}Assignments`, `${folder}/${one}Assignments.ts`),
    people: new Reference(`use${name}Assignees`, `${folder}/${one}Assignments.ts`),
    section: new Reference(`${name}Assignees`, `${folder}/${name}Assignees.tsx`),
    chip: new Reference(`${name}AssigneeNames`, `${folder}/${name}Assignees.tsx`),
    form: new Reference(`${name}AssignForm`, `${folder}/${name}AssignForm.tsx`),
    sheet: new Reference(`${name}AssignmentSheet`, `${folder}/${name}AssignmentSheet.tsx`),
  };
}
