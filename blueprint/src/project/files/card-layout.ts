// What lists and cards show of a row, from the parts that its fields play.
import {
  array,
  arrow,
  element,
  type Expression,
  fragment,
  imported,
  invoke,
  local,
  member,
  object,
  type Properties,
} from "../code/expression.ts";
import { languageOf, motifOf } from "../../theme/languages.ts";
import { hasPlainTitle } from "../../model/fields.ts";
import { capitalise } from "../../model/names.ts";
import { columnsOf, isUsedInPlace, rolesOf } from "../../model/roles.ts";
import { can, capabilitiesOf, type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import { childHeadings } from "../../model/people/heading-fields.ts";
import { isPerson } from "../../model/people/is-people.ts";
import {
  addedBy,
  type Children,
  entityOf,
  fieldsBeside,
  type Lines,
  isOnDisplay,
  type ProjectModel,
  switchedInLines,
} from "../../model/project-model.ts";
import { pictureField, rowPictures, rowPicturesVariable } from "../pictures/row-pictures.ts";
import { entityModule, entityVariable } from "./entity-file.ts";
import { actionButtons } from "../records/row-actions.ts";
import { stateFields, transitionsName } from "../records/state-changes.ts";

const FACTS_MAX = 4;
/** Where fewer of the rows say what they are, the art of their cards would be the same again and again. */
const DRAWN_SHARE_MIN = 0.75;

const key = (field: { key: string } | undefined): string | undefined => field?.key;

/** The properties of a card; `added` are the controls that features put on it. */
export function cardLayout(project: ProjectModel, model: EntityModel, added: readonly Expression[]): Expression {
  const roles = rolesOf(model);
  const facts = roles.details.slice(0, FACTS_MAX).map((field) => field.key);
  const isRated = roles.rating !== undefined && isUsedInPlace(model, roles.rating);
  return object({
    cover: cardCover(project, model),
    category: key(roles.kind),
    flag: key(roles.mark),
    amount: key(roles.figure),
    summary: key(roles.excerpt),
    rating: isRated ? key(roles.rating) : undefined,
    tags: key(roles.tags),
    facts: facts.length === 0 ? undefined : array(isRated || roles.rating === undefined ? facts : [roles.rating.key, ...facts]),
    editable: editableOf(model, facts),
    avatar: hasAvatar(project, model)
      ? arrow("title", element(imported("@/components/name-avatar", "NameAvatar"), { name: local("title") }))
      : undefined,
    controls: onRow([...(model.hasDetail ? [] : ownButtons(project, model)), ...added]),
    isLink: model.hasDetail ? undefined : false,
    actions: model.hasDetail ? undefined : actionsOf(model),
  });
}

/** The properties of a line in a list. */
export function rowLayout(project: ProjectModel, model: EntityModel, added: readonly Expression[]): Expression {
  const roles = rolesOf(model);
  const facts = [roles.kind, ...roles.details.slice(0, 4), roles.tags].filter((field) => field !== undefined).map((field) => field.key);
  const isRated = roles.rating !== undefined && isUsedInPlace(model, roles.rating);
  return object({
    flag: key(roles.mark),
    rating: isRated ? key(roles.rating) : undefined,
    amount: key(roles.figure),
    facts: facts.length === 0 ? undefined : array(facts),
    editable: editableOf(model, facts),
    controls: onRow([...(model.hasDetail ? [] : ownButtons(project, model)), ...added]),
    isLink: model.hasDetail ? true : undefined,
    actions: ownActions(model),
  });
}

/** Rows that are a part of all: as cards where a text says what they are about, else as lines. */
export function shortLayout(project: ProjectModel, model: EntityModel, added: readonly Expression[]): Properties {
  return rolesOf(model).excerpt === undefined ? { row: rowLayout(project, model, added) } : { card: cardLayout(project, model, added) };
}

/** The rows that belong to the one of this page. */
export function childRows(project: ProjectModel, children: Children, parent: EntityModel): Expression {
  const { model, by } = children;
  const own = { ...model, fields: fieldsBeside(children) };
  return element(imported("@/components/resource/child-rows", "ChildRows"), {
    entity: entityVariable(model),
    by: array(by.map(({ key: name }) => name)),
    parent: member(local("row"), "id"),
    of: entityVariable(parent),
    hasAddLink: addedBy(children) === undefined ? undefined : true,
    headings: namesOf(childHeadings(project, children)),
    ...shortLayout(project, own, []),
  });
}

/** The names of fields as a property; undefined for none. */
export function namesOf(fields: readonly FieldModel[]): Expression | undefined {
  return fields.length === 0 ? undefined : array(fields.map((field) => field.key));
}

/** The lines of the row of this page, as a table. */
export function lineTable(project: ProjectModel, lines: Lines, parent: EntityModel): Expression {
  const { model, by, totals } = lines;
  const switched = switchedInLines(lines, parent);
  return element(imported("@/components/resource/line-table", "LineTable"), {
    entity: entityVariable(model),
    by: by.key,
    parent: member(local("row"), "id"),
    totals: totals.length === 0 ? undefined : array(totals.map((field) => field.key)),
    editable: switched.length === 0 ? undefined : array(switched.map((field) => field.key)),
    controls: onRow([...doButtons(project, model, { isShort: true }), ...stateButtons(model, { isShort: true })]),
  });
}

/** The properties of a table. */
export function tableLayout(project: ProjectModel, model: EntityModel, added: readonly Expression[]): Expression {
  const roles = rolesOf(model);
  const columns = columnsOf(model, roles).map((field) => field.key);
  return object({
    columns: array(columns),
    editable: editableOf(model, columns),
    flag: key(roles.mark),
    isLink: model.hasDetail ? undefined : false,
    actions: ownActions(model),
    controls: onRow([...(model.hasDetail ? [] : ownButtons(project, model)), ...added]),
  });
}

/** The names of fields that are switched or rated in place. */
function editableOf(model: EntityModel, keys: readonly string[]): Expression | undefined {
  const used = model.fields.filter((field) => keys.includes(field.key) && isUsedInPlace(model, field));
  return used.length === 0 ? undefined : array(used.map((field) => field.key));
}

/** What can be done with a row in a list: nothing where it has a page of its own. */
function ownActions(model: EntityModel): Expression | undefined {
  return model.hasDetail ? array([]) : actionsOf(model);
}

/** Whether a card says little else than its title, or is a person's: then initials tell cards apart. */
function hasAvatar(project: ProjectModel, model: EntityModel): boolean {
  const { kind, excerpt, rating } = rolesOf(model);
  const isSparse = kind === undefined && excerpt === undefined && rating === undefined;
  const { art } = languageOf(project.blueprint.theme);
  return coverOf(project, model) === undefined && ((art === "initials" && isSparse) || isPerson(model));
}

/** What can be done with a row; undefined for edit and delete. */
export function actionsOf(model: EntityModel): Expression | undefined {
  const actions = (["edit", "delete"] as const).filter((kind) => can(model, kind));
  return actions.length === 2 ? undefined : array(actions);
}

/** What stands above a card: the row's own picture, else a drawing of what it is, or in languages that have one of nothing certain; `isShown` where visitors look at the rows. */
export function cardCover(project: ProjectModel, model: EntityModel, isShown = isOnDisplay(project, model)): Expression | undefined {
  const picture = pictureField(model);
  const art = coverOf(project, model, isShown);
  if (picture === undefined) return art;
  const drawn = art?.kind === "arrow" ? [art.body] : [];
  const pictures = rowPictures(project, model);
  const cover = element(
    imported("@/components/resource/picture-cover", "PictureCover"),
    {
      picture: member(local("row"), picture.key),
      drawn:
        pictures?.samples.some((name) => name !== null) === true
          ? member(member(member(entityVariable(model), "fields"), picture.key), "drawn")
          : undefined,
      seed: pictures === null ? undefined : member(local("row"), "id"),
    },
    drawn,
  );
  return arrow("row", cover);
}

/** The drawing above a card: of what the row is, and in the art of the language where a row does not say so. Nothing where it is of few rows, unless they have pictures of their own beside it. */
export function coverOf(project: ProjectModel, model: EntityModel, isShown = isOnDisplay(project, model)): Expression | undefined {
  // Shapes that show nothing say nothing of a row.
  if ((isShown && isPerson(model)) || drawnShare(project, model) < DRAWN_SHARE_MIN) return undefined;
  const language = languageOf(project.blueprint.theme);
  const motif = motifOf(language) ?? language.cover ?? "hills";
  const row = local("row");
  const name = hasPlainTitle(model)
    ? member(row, model.title.key)
    : invoke(imported("@/lib/entity", "titleOf"), entityVariable(model), row);
  const art = element(imported("@/components/card-art", `${capitalise(motif)}Art`), { name });
  const { kind } = rolesOf(model);
  const drawn = element(
    imported("@/components/scenes/row-art", "RowArt"),
    { name, kind: kind && member(row, kind.key), pictures: rowPicturesVariable(model) },
    [art],
  );
  return arrow("row", drawn);
}

/** How many of the rows say what they are. */
function drawnShare(project: ProjectModel, model: EntityModel): number {
  const { samples = [] } = rowPictures(project, model) ?? {};
  return samples.length === 0 ? 0 : samples.filter((name) => name !== null).length / samples.length;
}

/** The buttons that are on a row of their own accord: its actions, those that change its state and those that send its lines. */
export function ownButtons(project: ProjectModel, model: EntityModel): Expression[] {
  return [...doButtons(project, model), ...stateButtons(model), ...sendButtons(project, model)];
}

/** The buttons of a listed row that has a page of its own: its first actions, and the first steps of its state. */
export function listedButtons(project: ProjectModel, model: EntityModel): Expression[] {
  return model.hasDetail ? [...doButtons(project, model, { isShort: true }), ...stateButtons(model, { isShort: true })] : [];
}

function doButtons(project: ProjectModel, model: EntityModel, { isShort }: { isShort?: true } = {}): Expression[] {
  return actionButtons(project, model, { isShort, module: entityModule(model), variable: entityVariable(model) });
}

function stateButtons(model: EntityModel, { isShort }: { isShort?: true } = {}): Expression[] {
  return stateFields(model).map((field) =>
    element(imported("@/components/resource/transition-buttons", "TransitionButtons"), {
      of: imported(entityModule(model), transitionsName(model, field)),
      row: local("row"),
      isShort,
    }),
  );
}

/** The buttons that send lines of a row to another list. */
function sendButtons(project: ProjectModel, model: EntityModel): Expression[] {
  return capabilitiesOf(model, "send").map((send) => {
    const target = entityOf(project, send.to);
    const source = fieldOf(model, send.field);
    const named = ["text", "paragraph"].includes(target.title.type) ? target.title : target.fields.find(({ type }) => type === "text");
    const back = target.fields.find(({ type, of }) => type === "reference" && of === model.entity.id);
    const values = {
      ...(named === undefined ? {} : { [named.key]: local("line") }),
      ...(back === undefined ? {} : { [back.key]: member(local("row"), "id") }),
    };
    return element(imported("@/components/resource/send-lines", "SendLines"), {
      label: send.verb,
      lines: member(local("row"), source.key),
      to: entityVariable(target),
      valuesOf: arrow("line", object(values)),
    });
  });
}

/** Several elements as one; undefined for none. */
export function combined(elements: readonly Expression[]): Expression | undefined {
  const [first, ...others] = elements;
  return others.length === 0 ? first : fragment(elements);
}

/** A function of the row that gives these elements; undefined for none. */
export function onRow(elements: readonly Expression[]): Expression | undefined {
  const all = combined(elements);
  return all === undefined ? undefined : arrow("row", all);
}
