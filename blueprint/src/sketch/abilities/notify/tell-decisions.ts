// Where rows are decided on by people with accounts, who decides is notified of what waits, and who asked is notified what was decided.
import type { NotifyFeature, Recipient } from "../../../features/community/notify/notify-schema.ts";
import type { Field } from "../../../schema/entity.ts";
import { addSketched, type Drafting } from "../../drafting.ts";

/** Adds the notifications of decisions that the sketch does not have itself. */
export function tellDecisions(drafting: Drafting): void {
  const { plan } = drafting;
  if (!plan.features.some(({ kind }) => kind === "account")) return;
  for (const feature of plan.features.filter(({ kind }) => kind === "approve")) {
    const entity = plan.entities.find(({ id }) => id === feature["entity"]);
    const state = entity?.fields.find(({ id, transitions }) => id === feature["field"] && transitions !== undefined);
    if (entity === undefined || state === undefined) continue;
    const isTold = (when: NotifyFeature["when"]): boolean =>
      plan.features.some((one) => one.kind === "notify" && one["entity"] === entity.id && one["when"] === when);
    const add = (rule: Pick<NotifyFeature, "when" | "field" | "to">): void => {
      const options: Omit<NotifyFeature, "kind" | "id" | "phrase"> = { ...rule, entity: entity.id, value: null, condition: null, text: "" };
      addSketched(drafting, { kind: "notify", apart: `${entity.id} ${rule.when}`, options });
    };
    if (!isTold("changed")) add({ when: "changed", field: state.id, to: ["owner"] });
    if (!isTold("added")) add({ when: "added", field: null, to: decidersOf(state) });
  }
}

/** Who makes the steps of a state: its roles, else the administrator. */
function decidersOf({ transitions = [] }: Field): Recipient[] {
  const named = transitions.flatMap(({ by = [] }) => by).filter((who) => who.startsWith("role:") || who === "admin");
  return named.length === 0 ? ["admin"] : [...new Set(named)];
}
