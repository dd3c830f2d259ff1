// The entity whose rows are the profiles of accounts: each account has one of them, and other rows refer to it.
import type { Audience } from "../../schema/entity.ts";
import { say } from "../../project/words/say.ts";
import { enteredFields, type EntityModel, type FieldModel } from "../entity-model.ts";
import type { ProjectModel } from "../project-model.ts";

/** The entity that is the profile of accounts; undefined for none. */
export function profileModel({ entities }: Pick<ProjectModel, "entities">): EntityModel | undefined {
  return entities.find(({ entity }) => entity.profileOf !== undefined);
}

/** What the profile is called where its owner sees it. */
export function profileTitle({ entity, words }: EntityModel): string {
  const { one } = entity.name;
  return one.toLowerCase().includes(words.app.profile()) ? say.community.yourProfile() : say.community.yourProfileOf({ one });
}

/** Who adds rows of an entity: whose profiles they are, else who changes them. */
export function addersOf({ entity }: Pick<EntityModel, "entity">, change: Audience): Audience {
  return entity.profileOf ?? change;
}

/** The fields with which a profile begins: its name, where the rows are called by it, and its e-mail address. */
export function begunFields(model: EntityModel): { name?: FieldModel; email?: FieldModel } {
  if (model.entity.profileOf === undefined) return {};
  const entered = enteredFields(model);
  const name = model.title.type === "text" && entered.includes(model.title) ? model.title : undefined;
  const email = entered.find(({ type }) => type === "email");
  return { ...(name && { name }), ...(email && { email }) };
}

/** The reference by which a new row is of whoever adds it: the one that is set to their profile, else the first to a profile, unless the row says in another way who added it. Undefined for none. */
export function ownReference(project: Pick<ProjectModel, "entities">, model: EntityModel): FieldModel | undefined {
  const profile = profileModel(project);
  const said = model.fields.find(({ stamp }) => stamp === "me");
  if (profile === undefined || profile === model) return undefined;
  if (said !== undefined) return said.type === "reference" ? said : undefined;
  return enteredFields(model).find(({ type, of, isPart }) => type === "reference" && of === profile.entity.id && isPart !== true);
}
