// Rows that are to stand out: the wish becomes a field that the app works out, which warns in the row, can be filtered by, and
// puts the row first where that is wished for. Only a condition of fields that the rows have is taken.
import { parseFormula } from "../../../model/formula/parse-formula.ts";
import { nameInFormula } from "../../../model/formula/words/name-in-formula.ts";
import { NUMBER_TYPES } from "../../../model/fields.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { singularsIn } from "../../../reader/text/content-words.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import type { Understood } from "../../../schema/reading.ts";
import { isAmong } from "../said/is-among.ts";
import { isNamed, isSaid } from "../said/is-said.ts";
import type { Account } from "../reminders/with-reminders.ts";
import { type Alert, type Case, type Condition, hasCondition, readAlert } from "./read-alert.ts";

const FIELDS_MAX = 24;
const LABEL_CHARACTERS_MAX = 60;
const LISTED_MAX = 3;

/** A text without the clauses that wish rows to stand out, and these: read with the rest they would be taken for things and fields. */
export function splitAlerts(text: string): { rest: string; alerts: string[] } {
  const kept: Clause[] = [];
  const alerts: string[] = [];
  for (const clause of clausesOf(text.replace(/[^\S\n]+/g, " "))) {
    const last = kept.at(-1);
    // What a text begins with says what it is about.
    if (last === undefined || readAlert(clause.words) === null) kept.push(clause);
    else {
      alerts.push(clause.words.trim());
      // The space before the clause, or behind it, goes with it: one stays.
      const behind = clause.isLast ? clause.behind : last.behind.replace(/\S$/, "$& ");
      kept.splice(-1, 1, { ...last, behind, isLast: last.isLast || clause.isLast });
    }
  }
  return { rest: kept.map(({ words, behind }) => `${words}${behind}`).join(""), alerts };
}

/** What was read of a text, with the rows that these clauses of it wish to stand out, as far as their fields say which these are. */
export function withAlerts<Read extends Account>(read: Read, alerts: readonly string[]): Read {
  let before: Alert | null = null;
  return alerts.reduce<Read>((account, clause) => {
    const alert = withSubject(readAlert(clause), before);
    before = alert;
    const made = alert === null ? null : warn(account.blueprint, alert);
    if (made === null) return { ...account, notUnderstood: [...account.notUnderstood, clause] };
    return { ...account, blueprint: made.blueprint, understood: [...account.understood, made.understood(clause)] };
  }, read);
}

/** "Readings under 4 in red, *over 14 in orange*": what the clause before is about, where this one names nothing. */
function withSubject(alert: Alert | null, before: Alert | null): Alert | null {
  const saysNothing = ({ about }: Case): boolean => about.every((word) => lexicon.is(word, "alerting-word"));
  const [said] = before?.cases ?? [];
  if (alert === null || said === undefined || !alert.cases.every(saysNothing)) return alert;
  const isNumber = ({ condition }: Case): boolean => "limit" in condition;
  return alert.cases.every(isNumber) && isNumber(said)
    ? { ...alert, cases: alert.cases.map((one) => ({ ...one, about: said.about })) }
    : alert;
}

/** A part of a sentence, and what parts it from the next one. */
interface Clause {
  words: string;
  behind: string;
  /** Whether it ends its sentence. */
  isLast: boolean;
}

const SEPARATORS = new RegExp(
  String.raw`(?<![.!?;\n])[.!?;\n]+(?=\s|$)|,\s+(?:and\s+)?|\s+and\s+(?=(?:${lexicon.words("own-clause-opener").join("|")})\b)`,
  "gi",
);

/** Sentences, and what commas and "and" part of them where each part may be a wish of its own. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const close = (end: number, behind: string, isLast: boolean): void => {
    const [words, last] = [text.slice(from, end), clauses.at(-1)];
    from = end + behind.length;
    if (last !== undefined && isOpen(last)) clauses.splice(-1, 1, { words: `${last.words}${last.behind}${words}`, behind, isLast });
    else if (words.trim() !== "" || behind !== "") clauses.push({ words, behind, isLast });
  };
  for (const found of text.matchAll(SEPARATORS)) close(found.index, found[0], /^[.!?;\n]/.test(found[0]));
  close(text.length, "", true);
  return clauses;
}

/** "If varroa is over 3, make it red": a condition whose consequence follows. */
const isOpen = ({ words, isLast }: Clause): boolean =>
  !isLast && /^\s*(?:if|when|whenever|once|after)\b/i.test(words) && hasCondition(words) && readAlert(words) === null;

interface Made {
  blueprint: Blueprint;
  understood(phrase: string): Understood;
}

/** A condition of the rows of an entity. */
interface Rule {
  entity: Entity;
  formula: string;
  label: string;
}

function warn(blueprint: Blueprint, alert: Alert): Made | null {
  const rules = blueprint.entities.flatMap((entity) => wholeRule(entity, alert) ?? []);
  const [rule] = rules;
  if (rule === undefined || rules.length > 1 || rule.entity.fields.length >= FIELDS_MAX) return null;
  const { entity, label, formula } = rule;
  const id = slugOf(label);
  if (entity.fields.some((field) => field.id === id)) return null;
  const field: Field = {
    id,
    label,
    type: "boolean",
    required: false,
    formula,
    alert: alert.isMild ? "mild" : true,
    mark: { verb: label, on: label, off: "No" },
  };
  const whole = { ...entity, fields: [...entity.fields, field] };
  const entities = blueprint.entities.map((one) => (one.id === entity.id ? whole : one));
  if ("problem" in parseFormula(entities, whole, field)) return null;
  const filter: Capability = { id: `filter-${entity.id}-${id}`.slice(0, 48), kind: "filter", phrase: null, entity: entity.id, field: id };
  const capabilities = [...blueprint.capabilities, filter].map((one) =>
    alert.isFirst && one.kind === "sort" && one.entity === entity.id ? { ...one, fields: [...one.fields, id], begins: id } : one,
  );
  const first = alert.isFirst ? capabilities.filter((one) => one.kind === "sort" && one.entity === entity.id) : [];
  // "And send it to the office": what says more than that is not proven.
  const isDoubted =
    (alert.isFirst && first.length === 0) ||
    alert.cases.some(({ about }) => about.some((word) => !lexicon.is(word, "alerting-word") && !isNamed(entity, word)));
  return {
    blueprint: { ...blueprint, entities, capabilities },
    understood: (phrase) => ({
      phrase,
      became: [`${entity.id}.${id}`, ...first.map((one) => one.id)],
      ...(isDoubted ? { isDoubted } : { isWhole: true }),
    }),
  };
}

/** The conditions of a wish as one formula of an entity's fields; null where its fields do not say all of them for sure. */
function wholeRule(entity: Entity, { cases, isOfDeed, isMild }: Alert): Rule | null {
  let rule: Rule | null = null;
  for (const one of cases) {
    const next = ruleOf(rule?.entity ?? entity, { ...one, isOfDeed, isMild });
    if (next === null) return null;
    rule =
      rule === null
        ? next
        : {
            entity: next.entity,
            formula: `(${rule.formula}) or (${next.formula})`,
            label: `${rule.label} or ${next.label.charAt(0).toLowerCase()}${next.label.slice(1)}`.slice(0, LABEL_CHARACTERS_MAX),
          };
  }
  return rule;
}

/** A condition as a formula of an entity's fields; null where its fields do not say it for sure. */
function ruleOf(entity: Entity, { condition, about, isOfDeed, isMild }: Case & Pick<Alert, "isOfDeed" | "isMild">): Rule | null {
  switch (condition.kind) {
    case "above":
    case "below":
    case "atLeast":
    case "atMost":
    case "outside":
      return numberRule(entity, condition, about);
    case "belowMinimum":
      return minimumRule(entity);
    case "since":
    case "due":
      return dayRule(entity, condition, { about, isOfDeed, isMild });
    case "not": {
      const ticked = entity.fields.filter((field) => field.type === "boolean" && field.formula === undefined && isSaid(field, about));
      const [field] = ticked;
      return field === undefined || ticked.length > 1
        ? null
        : { entity, formula: `not(${nameInFormula(field)})`, label: `Not ${field.label.toLowerCase()}` };
    }
  }
}

const SIGNS = { above: ">", below: "<", atLeast: ">=", atMost: "<=" } as const;
const WORDS = { above: "over", below: "under", atLeast: "at least", atMost: "at most" } as const;

function numberRule(
  whole: Entity,
  condition: Extract<Condition, { limit: number } | { from: number }>,
  about: readonly string[],
): Rule | null {
  const numbers = whole.fields.filter(({ type, formula }) => NUMBER_TYPES.has(type) && formula === undefined);
  const meant = numbers.filter((field) => isSaid(field, about));
  // "Chlorine over 3": what has a limit is a number, whatever it is.
  const entity = meant.length > 0 ? whole : withNumber(whole, about);
  const stated = entity === whole ? meant : entity.fields.filter((field) => field.type === "number" && isSaid(field, about));
  // "Anything over 8": whichever number it is.
  const fields = stated.length > 0 ? stated : namesNothing(entity, about) ? numbers : [];
  const limits = condition.kind === "outside" ? [condition.from, condition.to] : [condition.limit];
  // Stars have no limit of fifty.
  const isBeyond = fields.some(({ type, max = 5 }) => type === "rating" && limits.some((limit) => limit > max));
  if (fields.length === 0 || fields.length > LISTED_MAX || isBeyond) return null;
  const formulas = fields.map((field) => {
    const name = nameInFormula(field);
    if (condition.kind === "outside") return `(${name} < ${condition.from} or ${name} > ${condition.to})`;
    return `${name} ${SIGNS[condition.kind]} ${condition.limit}`;
  });
  const said =
    condition.kind === "outside" ? `outside ${condition.from} to ${condition.to}` : `${WORDS[condition.kind]} ${condition.limit}`;
  return { entity, formula: formulas.join(" or "), label: labelled(fields.length === 1 ? fields : [], said) };
}

/** The entity with the only text that words name as a number, where no sample says otherwise. */
function withNumber(entity: Entity, about: readonly string[]): Entity {
  const texts = entity.fields.filter((field) => field.type === "text" && field.id !== entity.titleField && isSaid(field, about));
  const [text, ...others] = texts;
  const isFree = text !== undefined && text.formula === undefined && entity.samples.every((row) => (row[text.id] ?? null) === null);
  if (!isFree || others.length > 0) return entity;
  const { placeholder: _words, ...plain } = text;
  return { ...entity, fields: entity.fields.map((field) => (field === text ? { ...plain, type: "number" } : field)) };
}

/** "Under the minimum": an amount and its least. */
function minimumRule(entity: Entity): Rule | null {
  const numbers = entity.fields.filter(({ type, formula }) => type === "number" && formula === undefined);
  const least = numbers.filter(({ label }) => /\b(?:min(?:imum)?|reorder|least)\b/i.test(label));
  const amounts = numbers.filter((field) => !least.includes(field));
  const [minimum, amount] = [least[0], amounts[0]];
  if (minimum === undefined || amount === undefined || least.length > 1 || amounts.length > 1) return null;
  return {
    entity,
    formula: `${nameInFormula(amount)} < ${nameInFormula(minimum)}`,
    label: `Under ${minimum.label.toLowerCase()}`.slice(0, LABEL_CHARACTERS_MAX),
  };
}

function dayRule(
  entity: Entity,
  condition: Extract<Condition, { kind: "since" | "due" }>,
  { about, isOfDeed, isMild }: Pick<Case & Alert, "about" | "isOfDeed" | "isMild">,
): Rule | null {
  const isDue = condition.kind === "due";
  // A day to come may be worked out of the last one.
  const dated = entity.fields.filter(({ type, formula }) => type === "date" && (isDue || formula === undefined));
  const ends = entity.fields.filter(
    ({ type, label, formula }) =>
      formula === undefined && (type === "boolean" || (type === "date" && !isDue)) && lexicon.names(label, "ended-label"),
  );
  const fitting = dated.filter((field) => lexicon.names(field.label, "to-come-label") === isDue && !ends.includes(field));
  const meant = fitting.filter((field) => isSaid(field, about));
  // "How long since I opened hive 3" is a question of the last of many rows; of what is out, the day says how long.
  const isOfRow = !isOfDeed && (isDue || ends.length > 0 || namesOnly(entity, about));
  const found = meant.length > 0 ? meant : isOfRow ? fitting : [];
  // "Pads or battery": each day that comes soon; how long ago it was is a question of one.
  if (found.length === 0 || found.length > (isDue ? LISTED_MAX : 1)) return null;
  const lent = entity.fields.filter(
    ({ type, label, formula }) => formula === undefined && type === "boolean" && lexicon.is(label, "open-label"),
  );
  const open = [
    ...lent.map(nameInFormula),
    ...ends.map((end) => (end.type === "boolean" ? `not(${nameInFormula(end)})` : `empty(${nameInFormula(end)})`)),
  ];
  const days = found.map((field) =>
    condition.kind === "since" ? `today - ${nameInFormula(field)} > ${condition.days}` : dueBy(field, condition.within, isMild),
  );
  const over = days.length > 1 ? `(${days.map((day) => (isMild ? `(${day})` : day)).join(" or ")})` : days.join("");
  const said =
    condition.kind === "since"
      ? `more than ${condition.days} days ago`
      : condition.within === 0
        ? "overdue"
        : `within ${condition.within} days`;
  return { entity, formula: [over, ...open].join(" and "), label: labelled(said === "overdue" || found.length > 1 ? [] : found, said) };
}

/** That a day is over, or comes within so many days; `isMild`: what is over has a warning of its own. What is worked out in months is so many days from today that only days are compared. */
function dueBy(field: Field, within: number, isMild: boolean): string {
  const day = nameInFormula(field);
  const isTyped = field.formula === undefined;
  if (within === 0) return isTyped ? `${day} - today < 0` : `${day} < today`;
  const soon = isTyped ? `${day} - today <= ${within}` : `${day} <= today + ${within}`;
  return isMild ? `${soon} and ${isTyped ? `${day} - today >= 0` : `${day} >= today`}` : soon;
}

function labelled([field]: readonly Field[], said: string): string {
  const label = field === undefined ? said.charAt(0).toUpperCase() + said.slice(1) : `${field.label} ${said}`;
  return label.slice(0, LABEL_CHARACTERS_MAX);
}

/** Whether words name no field of an entity. */
const namesNothing = ({ fields }: Entity, about: readonly string[]): boolean =>
  about.some((word) => lexicon.is(word, "any-row")) && !fields.some((field) => isSaid(field, about));

/** Whether words speak of the rows of an entity, and of nothing that a field of it names. */
const namesOnly = ({ name, fields, titleField }: Entity, about: readonly string[]): boolean =>
  !fields.some((field) => field.id !== titleField && isSaid(field, about)) &&
  about.some((word) => isAmong(word, singularsIn(name.many)) || lexicon.is(word, "any-row"));
