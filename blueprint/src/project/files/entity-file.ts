// `src/entities/<plural>.ts`: the fields of an entity, and the rows of a first visit.
import { referrersOf } from "../../model/effects/referrers.ts";
import { colourLabelled } from "../../knowledge/colours.ts";
import { unitNoun } from "../../knowledge/words/unit-noun.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { SampleValue } from "../../schema/entity.ts";
import { placesIn, refersTo } from "../../schema/row-places.ts";
import { currencyOf, countsMinutes, isYear, linesNoun, markWords } from "../../model/fields.ts";
import { type EntityModel, type FieldModel, titleWith } from "../../model/entity-model.ts";
import { begunFields, ownReference } from "../../model/people/profile-of.ts";
import { isLabelledIn } from "../../model/roles.ts";
import {
  accessOf,
  audienceOf,
  entityOf,
  hasOwnSteps,
  homeTitle,
  ownFields,
  linesOf,
  type PageModel,
  parentOf,
  type ProjectModel,
} from "../../model/project-model.ts";
import {
  array,
  arrow,
  constant,
  type Expression,
  type Part,
  imported,
  invoke,
  local,
  member,
  type Module,
  namespace,
  object,
  type Properties,
  type Statement,
} from "../code/expression.ts";
import { timeUnitOf } from "../words/units.ts";
import { drawingNamed } from "../pictures/drawing-file.ts";
import { pictureField, rowPictures } from "../pictures/row-pictures.ts";
import { computedFields } from "../records/computed-fields.ts";
import { actionConstants } from "../records/row-actions.ts";
import { rowRules } from "../records/row-rules.ts";
import { audienceOn, transitionConstants } from "../records/state-changes.ts";

/** The module of an entity, without extension: `@/entities/recipes`. */
export function entityModule({ file }: EntityModel): string {
  return `@/entities/${file}`;
}

/** The variable that holds an entity. */
export function entityVariable(model: EntityModel): Expression {
  return imported(entityModule(model), model.many);
}

/** The file of an entity. */
export function entityFile(project: ProjectModel, model: EntityModel): Module {
  const { entity } = model;
  const definition = object({
    name: entity.id,
    noun: noun(entity.name),
    home: object({ path: model.home ?? "/", title: homeTitle(project, model) }),
    rowPath: model.base,
    title: model.title.key,
    titleWith: titleWith(model)?.key,
    fields: object(Object.fromEntries(model.fields.map((field) => [field.key, fieldOf(project, model, field)]))),
    samples: arrow(null, array(entity.samples.map((_, index) => sampleOf(project, model, index)))),
  });
  return {
    path: `src/entities/${model.file}.ts`,
    comment: `What ${entity.name.many} are made of, and the ones that a first visit shows.`,
    statements: [
      constant(model.many, invoke(imported("@/lib/entity", "defineEntity"), definition)),
      { kind: "row-type", name: model.type, of: model.many },
      ...stamps(model),
      ...computedFields(project, model, entityVariable),
      ...ownedLines(project, model),
      ...notedReferrers(project, model),
      ...transitionConstants(project, model, entityVariable),
      ...actionConstants(project, model, { variableOf: entityVariable, fieldOf: (field) => fieldOf(project, model, field) }),
      ...restriction(project, model),
      ...ledElsewhere(project, model),
      ...rowRules(project, model, entityVariable),
    ],
  };
}

/** Who sees and changes the rows: it comes last, in front of everything that the app itself does with them. */
function restriction(project: ProjectModel, model: EntityModel): Statement[] {
  const fields = ownFields(project, model).map((field): [string, Expression] => [
    field.key,
    object(accessOn(project, model, field.access)),
  ]);
  const open = hasOwnSteps(project, model) || fields.length > 0 ? ({ see: "everybody", change: "everybody" } as const) : null;
  const named = fields.length === 0 ? undefined : object(Object.fromEntries(fields));
  const own = accessOf(project, model);
  const access = own ?? open;
  if (!access) return [];
  const lines = own !== null && model.entity.access === undefined ? parentOf(project, model) : null;
  if (lines !== null) {
    const options = object({ by: lines.by.key, parent: arrow(null, entityVariable(lines.parent), ENTITY), fields: named });
    return [{ kind: "effect", call: invoke(imported("@/lib/access", "restrictLines"), local(model.many), options) }];
  }
  return [
    {
      kind: "effect",
      call: invoke(
        imported("@/lib/access", "restrict"),
        local(model.many),
        object({ ...accessOn(project, model, access), fields: named, profile: profileOptions(project, model) }),
      ),
    },
  ];
}

/** Of whose accounts the rows are the profiles, and what of them an account knows. */
function profileOptions(project: ProjectModel, model: EntityModel): Expression | undefined {
  const { id, profileOf } = model.entity;
  const { name, email } = begunFields(model);
  return profileOf === undefined ? undefined : object({ of: audienceOn(project, id, profileOf), name: name?.key, email: email?.key });
}

/** Where whoever may not open the page that lists the rows finds their own, else the first page. */
function ledElsewhere(project: ProjectModel, model: EntityModel): Statement[] {
  const list = project.pages.find(({ path }) => path === model.home);
  const audience = list === undefined ? null : audienceOf(project, list);
  const holds = ({ page }: PageModel): boolean => page.sections.some((part) => part.kind === "own" && part.entity === model.entity.id);
  const other = project.pages.find(holds) ?? project.pages[0];
  if (audience === null || other === undefined || other === list) return [];
  const way = object({ path: other.path, title: other.page.title });
  const call = invoke(imported("@/lib/access", "leadElsewhere"), local(model.many), audienceOn(project, model.entity.id, audience), way);
  return [{ kind: "effect", call }];
}

/** Who sees and who changes, as the kit has it. */
function accessOn(project: ProjectModel, { entity }: EntityModel, access: FieldModel["access"]): { see: Part; change: Part } {
  const { see = "everybody", change = "everybody" } = access ?? {};
  return { see: audienceOn(project, entity.id, see), change: audienceOn(project, entity.id, change) };
}

/** What the app sets when a row is added. */
function stamps(model: EntityModel): Statement[] {
  const own = model.fields.flatMap(({ key, stamp }) => (stamp === undefined ? [] : [[key, stamp] as const]));
  if (own.length === 0) return [];
  return [{ kind: "effect", call: invoke(imported("@/lib/stamps", "stampRows"), local(model.many), object(Object.fromEntries(own))) }];
}

/** The lines of a row go with it. */
function ownedLines(project: ProjectModel, model: EntityModel): Statement[] {
  const lines = linesOf(project, model).map((one) => object({ entity: entityVariable(one.model), by: one.by.key }));
  if (lines.length === 0) return [];
  return [{ kind: "effect", call: invoke(imported("@/lib/row-lines", "ownLines"), local(model.many), arrow(null, array(lines))) }];
}

/** What refers to the rows, for whoever deletes one. */
function notedReferrers(project: ProjectModel, model: EntityModel): Statement[] {
  const referrers = referrersOf(project, model).map((one) =>
    object({ entity: entityVariable(one.model), by: array(one.by.map(({ key }) => key)) }),
  );
  if (referrers.length === 0) return [];
  const call = invoke(imported("@/lib/referrers", "referredBy"), local(model.many), arrow(null, array(referrers)));
  return [{ kind: "effect", call }];
}

/** `src/entities/index.ts`: all entities. */
export function entitiesFile(models: readonly EntityModel[]): Module {
  return {
    path: "src/entities/index.ts",
    comment: "Everything that the app keeps.",
    statements: [constant("entities", array(models.map(entityVariable)), ["@/lib/entity", "Entities"])],
  };
}

const noun = ({ one, many }: { one: string; many: string }): Expression => object({ one, many });

/** The definition of a field: `field.money({ label: "Price", currency: "EUR" })`. */
function fieldOf(project: ProjectModel, model: EntityModel, field: FieldModel): Expression {
  const { kind, options } = kindOf(project, model, field);
  const isLabelled = isLabelledIn(project, model, field) ? true : undefined;
  const { label, required, placeholder, formula } = field;
  const asked = ALWAYS_FULL.has(kind) ? {} : { required: required ? true : undefined, placeholder };
  const begun = field.initial === undefined ? {} : { startsNow: true };
  const emptiable = formula === undefined && field.stamp === undefined ? asked : { isComputed: true };
  return invoke(member(namespace("@/lib/fields", "field"), kind), object({ label, ...emptiable, ...begun, isLabelled, ...options }));
}

/** Kinds that always have a value; the others can be left empty, and so can be required. */
const ALWAYS_FULL: ReadonlySet<string> = new Set(["flag", "rating"]);

interface Kind {
  kind: string;
  options: Properties;
}

const limits = ({ min, max }: FieldModel): Kind["options"] => ({ min, max });

function kindOf(project: ProjectModel, model: EntityModel, field: FieldModel): Kind {
  switch (field.type) {
    case "number":
      return { kind: "number", options: { ...limits(field), ...(isYear(field) ? { isYear: true } : { unit: unitOf(project, field) }) } };
    case "duration":
      return countsMinutes(field)
        ? { kind: "duration", options: limits(field) }
        : { kind: "number", options: { ...limits(field), unit: unitOf(project, { ...field, unit: field.unit ?? "hours" }) } };
    case "money":
      return { kind: "money", options: { ...limits(field), currency: currencyOf(field), isWhole: field.isWhole } };
    case "percent":
      return { kind: "percent", options: limits(field) };
    case "lines": {
      const counted = linesNoun(field);
      return { kind: "lines", options: { noun: counted === null ? undefined : noun(counted) } };
    }
    case "boolean":
      return { kind: "flag", options: flagOptions(field) };
    case "choice":
      return {
        kind: field.transitions === undefined ? "choice" : "state",
        options: { options: array(field.options ?? []), colors: colorsOf(project, field) },
      };
    case "tags":
      return { kind: "tags", options: { suggestions: field.options === undefined ? undefined : array(field.options) } };
    case "rating":
      return { kind: "rating", options: { max: field.max === undefined || field.max === 5 ? undefined : field.max } };
    case "reference": {
      const target = entityOf(project, field.of ?? "");
      const isLink = target.hasDetail ? undefined : false;
      const startsOwn = ownReference(project, model) === field && field.stamp === undefined ? true : undefined;
      return { kind: "reference", options: { to: arrow(null, entityVariable(target), ENTITY), isLink, startsOwn } };
    }
    case "references": {
      const target = entityOf(project, field.of ?? "");
      const isLink = target.hasDetail ? undefined : false;
      return { kind: "references", options: { to: arrow(null, entityVariable(target), ENTITY), isLink } };
    }
    case "anyReference": {
      const targets = refersTo(field).map((id) => entityOf(project, id));
      const unlinked = targets.filter(({ hasDetail }) => !hasDetail).map(({ entity }) => entity.id);
      const to = arrow(null, array(targets.map(entityVariable)), ENTITIES);
      return { kind: "anyReference", options: { to, unlinked: unlinked.length === 0 ? undefined : array(unlinked) } };
    }
    case "picture":
      return { kind: "picture", options: { drawn: drawnOf(project, model, field) } };
    default:
      return { kind: field.type, options: {} };
  }
}

/** The colors that options are the names of. */
function colorsOf({ blueprint }: ProjectModel, { options = [] }: FieldModel): Expression | undefined {
  const colors = options.flatMap((option) => {
    const color = colourLabelled(option, blueprint.language);
    return color === null ? [] : [[option, color] as const];
  });
  return colors.length === 0 ? undefined : object(Object.fromEntries(colors));
}

/** The drawings that the samples' pictures are, by their names. */
function drawnOf(project: ProjectModel, model: EntityModel, field: FieldModel): Expression | undefined {
  const names = field === pictureField(model) ? new Set(rowPictures(project, model)?.samples) : new Set<null>();
  const drawn = [...names].flatMap((name) => (name === null ? [] : [[name, drawingNamed(name)] as const]));
  return drawn.length === 0 ? undefined : object(Object.fromEntries(drawn));
}

/** Entities that refer to each other, or to themselves, have no type that could be inferred. */
const ENTITY = ["@/lib/entity", "Entity"] as const;
const ENTITIES = ["@/lib/entity", "Entities"] as const;

function flagOptions(field: FieldModel): Kind["options"] {
  const { on, off } = markWords(field);
  const meaning =
    field.alert === "mild"
      ? "caution"
      : field.alert === true
        ? "alert"
        : isFavourite(field)
          ? "favourite"
          : isDone(field)
            ? "done"
            : undefined;
  return { states: array([on, off]), meaning };
}

/** Whether a mark says "I love this" rather than "this is done". */
function isFavourite(field: FieldModel): boolean {
  return /favou?rite|loved?|liked?|starred/i.test(`${field.id} ${field.label} ${field.mark?.on ?? ""}`);
}

/** Whether a marked row is behind one: it is struck through. */
function isDone(field: FieldModel): boolean {
  return lexicon.holds(`${field.id} ${field.mark?.on ?? ""}`, "completing");
}

/** A plural is given with its singular, a time by its name, other units as they are. */
function unitOf({ words: { language } }: ProjectModel, { unit }: FieldModel): Part | undefined {
  if (unit === undefined) return undefined;
  const time = timeUnitOf(unit);
  if (time !== null && language.catalogue !== "en") return object({ time });
  const counted = language.catalogue === "en" ? unitNoun(unit) : null;
  return counted === null ? unit : noun(counted);
}

/** A sample as an object; what is empty is left out. */
function sampleOf(project: ProjectModel, model: EntityModel, index: number): Expression {
  const sample = model.entity.samples[index] ?? {};
  const drawn = rowPictures(project, model)?.samples[index] ?? null;
  const picture = drawn === null ? undefined : `drawn:${drawn}`;
  const entries = model.fields.map(
    (field) =>
      [
        field.key,
        field.type === "picture" ? (field === pictureField(model) ? picture : undefined) : valueOf(project, field, sample[field.id]),
      ] as const,
  );
  return object(Object.fromEntries(entries));
}

/** The value of a sample; undefined where it is empty. A number in a date says how many days it is from the day of the first visit. */
function valueOf(project: ProjectModel, field: FieldModel, value: SampleValue | undefined): Part | undefined {
  if (value === undefined || value === null || value === false || value === "") return undefined;
  if (refersTo(field).length > 0) return referenceOf(project, field, value);
  if (field.type === "date" && typeof value === "number") return invoke(imported("@/lib/format", "localDate"), value);
  if (field.type === "datetime") return momentOf(String(value));
  if (Array.isArray(value)) return value.length === 0 ? undefined : array(value);
  return value;
}

/** A day and a time; days that are counted from the first visit become those of the calendar there. */
function momentOf(value: string): Part {
  const [days = "", time = ""] = value.split("T");
  return days.length > 5 ? value : invoke(imported("@/lib/format", "localMoment"), Number(days), time);
}

/** The ids that the kit gives to the sample rows of a reference. */
function referenceOf(project: ProjectModel, field: FieldModel, value: SampleValue): Part | undefined {
  const there = placesIn(field, value).filter(({ entity, index }) => entityOf(project, entity).entity.samples[index] !== undefined);
  const ids = there.map(({ entity, index }) => `${field.type === "anyReference" ? `${entity}/` : ""}${entity}-${index + 1}`);
  if (field.type !== "references") return ids[0];
  return ids.length === 0 ? undefined : array(ids);
}
