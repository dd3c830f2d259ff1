// The ability to be told of something in the app.
import type { NotifyFeature } from "../../../features/community/notify/notify-schema.ts";
import type { DraftEntity } from "../../../reader/draft/plan.ts";
import { addSketched, type Drafting } from "../../drafting.ts";
import type { DraftedAbility } from "../drafted-ability.ts";
import type { SketchAbility } from "../sketch-ability.ts";
import { readOccasion } from "./read-occasion.ts";
import { readRecipients } from "./read-recipients.ts";

/** Drafts a rule by which people are notified of rows; says why where it cannot be one. */
export function draftNotify(drafting: Drafting, ability: SketchAbility, told: DraftEntity): DraftedAbility | string {
  const { plan } = drafting;
  const occasion = readOccasion(ability.when, told, plan.entities);
  if ("problem" in occasion) return `The ability “notify”: ${occasion.problem}`;
  const isCommented = plan.features.some((feature) => feature.kind === "comment" && feature["entity"] === told.id);
  // Where what is written below a row is a thing of its own, its rows are what is new.
  const written =
    occasion.when === "answered" && !isCommented ? plan.entities.find(({ fields }) => fields.some((field) => refersTo(field, told))) : told;
  if (written === undefined) return `The ability “notify” tells of comments on “${told.mention.one}”, which has no ability “comment”.`;
  const when = written === told ? occasion.when : "added";
  const options: Omit<NotifyFeature, "kind" | "id" | "phrase"> = {
    ...occasion,
    entity: written.id,
    when,
    to: readRecipients(drafting, written, { to: ability.to, when }),
    text: ability.title ?? "",
  };
  const id = addSketched(drafting, { kind: "notify", phrase: ability.wish, apart: `${written.id} ${when}`, options });
  return { ids: [id], entity: written, feature: { id, places: [] } };
}

const refersTo = ({ type, of }: DraftEntity["fields"][number], { id }: DraftEntity): boolean => type === "reference" && of === id;
