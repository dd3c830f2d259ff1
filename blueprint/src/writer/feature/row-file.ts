// How one row is shown among others: as a card, a line, or a row of a table.
import { type Code, code, join, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { attribute, jsxText, template } from "../code/text.ts";
import { motifOf } from "../components/card-art.ts";
import { can, capabilitiesOf, type EntityModel } from "../model/entity-model.ts";
import { isDone, isFavourite, markControl, rateControl, rowActions, sendButton } from "./actions.ts";
import { NUMBER_TYPES } from "../field/field-data.ts";
import { byId, ifValue, markWords, shown, titleOf } from "../field/field-display.ts";
import { isPerson } from "../model/is-people.ts";
import { isOnDisplay, type ProjectModel } from "../model/project-model.ts";
import type { DesignLanguage } from "../scaffold/design-language.ts";
import { languageOf } from "../scaffold/languages.ts";
import { columnsOf, type Roles, rolesOf } from "./roles.ts";
import { fact, inPlaceControl, kindOf, type RowCall, rowFacts } from "./row-facts.ts";

/** A row with the controls that features put on it. */
interface ControlledRow extends RowCall {
  controls: readonly Reference[];
  /** What marks a card that says little else. */
  art: DesignLanguage["art"];
  /** Whether its card carries a drawing. */
  isDrawn: boolean;
}

/** `RecipeCard.tsx` or `InvoiceRow.tsx`: the component that shows one row in this view. */
export function rowModule(project: ProjectModel, model: EntityModel): ModuleSource {
  const call = controlledRow(project, model);
  const body = { cards: card, list: line, table: tableRow }[model.view](call);
  return {
    path: model.row.from,
    library: true,
    parts: [
      rowPart(model.row, model, body),
      {
        name: tableHeadOf(model).name,
        code: code`
          function ${tableHeadOf(model)}() {
            return (
              ${tableHead(model, call.controls.length > 0)}
            );
          }`,
      },
    ],
  };
}

/** The component that shows one row as a card, however the list of all rows shows them. */
export function cardOf(model: EntityModel): Reference {
  return model.view === "cards" ? model.row : new Reference(`${model.type.name}Card`, `${model.folder}/${model.type.name}Card.tsx`);
}

/** The card of rows that their list shows otherwise; nothing where the list has cards. */
export function cardModules(project: ProjectModel, model: EntityModel): ModuleSource[] {
  if (model.view === "cards") return [];
  const component = cardOf(model);
  return [{ path: component.from, library: true, parts: [rowPart(component, model, card(controlledRow(project, model)))] }];
}

function controlledRow(project: ProjectModel, model: EntityModel): ControlledRow {
  const controls = project.slots.row.get(model.entity.id) ?? [];
  const language = languageOf(project.blueprint.theme);
  const isShown = isOnDisplay(project, model);
  const isDrawn = (motifOf(language) !== null || (language.art !== "none" && isShown)) && !(isShown && isPerson(model));
  return { model, roles: rolesOf(model), references: byId(project.entities), controls, art: language.art, isDrawn };
}

function rowPart(component: Reference, model: EntityModel, body: Code): ModuleSource["parts"][number] {
  return {
    name: component.name,
    code: code`
      function ${component}({ ${raw(model.one)} }: { ${raw(model.one)}: ${model.type} }) {
        return (
          ${body}
        );
      }`,
  };
}

/** The row's name, as a link where it has a page. `cover` makes the whole card answer to it. */
function titleLink({ model, roles }: RowCall, className: string): Code {
  const name = titleOf(model, model.one);
  const done = roles.mark && isDone(roles.mark) ? `${model.one}.${roles.mark.key}` : undefined;
  const classes =
    done === undefined || className !== "row-title"
      ? classAttribute(className)
      : code`className={${raw(done)} ? "row-title row-title-done" : "row-title"}`;
  return model.hasDetail
    ? code`<@Link to={\`${raw(model.base)}/\${${raw(model.one)}.id}\`} ${classes}>{${name}}</@Link>`
    : code`<span ${classes}>{${name}}</span>`;
}

function classAttribute(classes: string): Code {
  return raw(classes === "" ? "" : `className="${classes}"`);
}

/** Buttons that stand by the row because it has no page of its own. */
function ownActions({ model, controls }: ControlledRow): Code | undefined {
  const row = raw(model.one);
  const kinds = { edits: !model.hasDetail && can(model, "edit"), deletes: !model.hasDetail && can(model, "delete") };
  const own = kinds.edits || kinds.deletes ? rowActions(model, kinds) : undefined;
  if (controls.length === 0) return own;
  return code`
    <div className="relative z-10 flex max-w-full flex-wrap items-center gap-2">
      ${controls.map((control) => code`<${control} ${row}={${row}} />`)}
      ${own}
    </div>`;
}

function ratingOf({ model, roles, references }: RowCall): Code | undefined {
  if (!roles.rating) return undefined;
  const inPlace = capabilitiesOf(model, "rate").some((rate) => rate.field === roles.rating?.id);
  return inPlace
    ? code`<div className="relative z-10 self-start">${rateControl(model, roles.rating)}</div>`
    : ifValue(roles.rating, model.one, shown(roles.rating, model.one, references));
}

function card(call: ControlledRow): Code {
  const { model, roles, references } = call;
  const row = model.one;
  const mark = roles.mark && markControl(model, roles.mark);
  const isNamed = !call.isDrawn && ((call.art === "initials" && isSparse(roles)) || isPerson(model));
  const top = roles.kind !== undefined || mark !== undefined;
  const drawing = call.isDrawn ? code`<@CardArt name={${titleOf(model, row)}} />` : undefined;
  const facts = roles.details.slice(0, 4).map((field) => fact(call, field));
  const sends = model.hasDetail ? [] : capabilitiesOf(model, "send").map((send) => sendButton(model, send));
  return code`
    <li className="card card-hover card-body">
      ${drawing}
      ${when(
        top,
        code`
        <div className="flex min-h-7 items-center justify-between gap-3">
          ${kindOf(call)}
          ${mark && code`<span className="ml-auto">${mark}</span>`}
        </div>`,
      )}
      <div className="flex items-center gap-4">
        ${isNamed ? code`<@Monogram name={${titleOf(model, model.one)}} />` : undefined}
        <h3 className="card-title">${titleLink(call, model.hasDetail ? "cover" : "")}</h3>
        ${roles.figure && ifValue(roles.figure, row, code`<span className="figure ml-auto shrink-0 self-start text-lg">${shown(roles.figure, row, references)}</span>`)}
      </div>
      ${roles.excerpt && ifValue(roles.excerpt, row, code`<p className="line-clamp-3 text-muted">${shown(roles.excerpt, row, references)}</p>`)}
      ${ratingOf(call)}
      ${roles.tags && ifValue(roles.tags, row, shown(roles.tags, row, references))}
      ${join(sends)}
      ${cardFoot(facts, ownActions(call))}
    </li>`;
}

/** Cards that say little else get the initials of their name to be told apart by. */
function isSparse(roles: Roles): boolean {
  return roles.kind === undefined && roles.excerpt === undefined && roles.rating === undefined;
}

function cardFoot(facts: readonly Code[], actions: Code | undefined): Code | undefined {
  if (facts.length === 0 && actions === undefined) return undefined;
  return code`
    <div className="card-foot">
      <p className="facts">
        ${facts}
      </p>
      ${actions}
    </div>`;
}

function line(call: ControlledRow): Code {
  const { model, roles, references } = call;
  const row = model.one;
  const second = rowFacts(call, 4);
  const sends = model.hasDetail ? [] : capabilitiesOf(model, "send").map((send) => sendButton(model, send));
  return code`
    <li className="row">
      ${roles.mark && markControl(model, roles.mark)}
      <div className="min-w-0 flex-1 basis-40 py-1">
        ${titleLink(call, "row-title")}
        ${when(second.length > 0, code`<p className="facts mt-0.5">${second}</p>`)}
      </div>
      ${ratingOf(call)}
      ${roles.figure && ifValue(roles.figure, row, code`<span className="figure">${shown(roles.figure, row, references)}</span>`)}
      ${join(sends)}
      ${ownActions(call)}
    </li>`;
}

function tableRow(call: ControlledRow): Code {
  const { model, roles, references } = call;
  const cells = columnsOf(model, roles).map((field) => {
    const content =
      inPlaceControl(model, field) ??
      (field === roles.kind ? kindOf(call) : ifValue(field, model.one, code`<span>${shown(field, model.one, references)}</span>`));
    const isNumber = NUMBER_TYPES.has(field.type) && field.type !== "rating";
    return code`<td role="cell" ${attribute("data-label", field.label)} ${classAttribute(isNumber ? "cell-number" : "")}>${content}</td>`;
  });
  const actions = ownActions(call);
  return code`
    <tr role="row">
      ${roles.mark && code`<td role="cell" className="cell-mark">${markControl(model, roles.mark)}</td>`}
      <th role="rowheader" scope="row" className="cell-title">${titleLink(call, "row-title")}</th>
      ${cells}
      ${actions && code`<td role="cell" className="cell-actions">${actions}</td>`}
    </tr>`;
}

/** The component that heads a table of this entity, in the file of its rows. */
export function tableHeadOf(model: EntityModel): Reference {
  return new Reference(`${model.type.name}TableHead`, model.row.from);
}

/** A column for each cell of `tableRow`. */
function tableHead(model: EntityModel, isControlled: boolean): Code {
  const roles = rolesOf(model);
  const columns = columnsOf(model, roles).map((field) => {
    const isNumber = NUMBER_TYPES.has(field.type) && field.type !== "rating";
    return code`<th role="columnheader" scope="col" ${classAttribute(isNumber ? "text-right" : "")}>${jsxText(field.label)}</th>`;
  });
  const acts = isControlled || (!model.hasDetail && (can(model, "edit") || can(model, "delete")));
  const wordless = roles.mark !== undefined && (isDone(roles.mark) || isFavourite(roles.mark));
  const hidden = (text: string): Code => code`<th role="columnheader" scope="col"><span className="sr-only">${jsxText(text)}</span></th>`;
  return code`
    <thead role="rowgroup">
      <tr role="row">
        ${roles.mark && (wordless ? hidden(markWords(roles.mark).on) : code`<th role="columnheader" scope="col">${jsxText(markWords(roles.mark).on)}</th>`)}
        <th role="columnheader" scope="col">${jsxText(model.title.label)}</th>
        ${columns}
        ${when(acts, () => hidden("Actions"))}
      </tr>
    </thead>`;
}

/** The words for a list in its status line: `Showing 3 of 12 recipes`. */
export function countWords(model: EntityModel): Code {
  const { one, many } = model.entity.name;
  return code`shown.length === rows.length ? @formatCount(rows.length, ${one}, ${many}) : ${template(raw("shown.length"), " of ", code`@formatCount(rows.length, ${one}, ${many})`)}`;
}
