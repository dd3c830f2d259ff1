// What the rows of an app do and keep: what is worked out, the steps of states, actions and rules.
import type { Entity } from "../../schema/entity.ts";
import { readRules, type RuleRead } from "../entered/read-rules.ts";
import { type ComputedField, readFormulas } from "../formula/read-formulas.ts";
import { type ActionModel, actionModel } from "./action-model.ts";
import { readActions } from "./read-actions.ts";
import { readTransitions, type TransitionRead } from "./read-transitions.ts";

/** All of it, read. */
export interface Behaviour {
  /** The computed fields, those that others read first. */
  computed: readonly ComputedField[];
  transitions: readonly TransitionRead[];
  actions: readonly ActionModel[];
  rules: readonly RuleRead[];
}

/** Reads all of it. Throws for what is wrong. */
export function readBehaviour(entities: readonly Entity[]): Behaviour {
  const { computed, problems: wrong } = readFormulas(entities);
  const { transitions, problems } = readTransitions(entities);
  const acts = readActions(entities);
  const kept = readRules(entities);
  const mistakes = [...wrong, ...problems, ...acts.problems, ...kept.problems];
  if (mistakes.length > 0) throw new Error(mistakes.join(" "));
  return { computed, transitions, actions: acts.actions.map((action) => actionModel(entities, action)), rules: kept.rules };
}
