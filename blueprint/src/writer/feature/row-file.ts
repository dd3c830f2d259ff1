// How one row is shown among others: as a card, a line, or a row of a table.
import { type Code, code, join, raw, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { attribute, jsxText, template } from "../code/text.ts";
import { icon } from "../components/layout.ts";
import { can, capabilitiesOf, type EntityModel, type FieldModel } from "../model/entity-model.ts";
import { inSentence } from "../model/names.ts";
import { markControl, isFavourite, rateControl, rowActions, sendButton } from "./actions.ts";
import { hasValue, ifValue, shown, titleOf } from "./field-display.ts";
import { columnsOf, type Roles, rolesOf } from "./roles.ts";
import { NUMBER_TYPES } from "./field-data.ts";

type References = ReadonlyMap<string, EntityModel>;

/** `RecipeCard.tsx`: the component that shows one row in this view. */
export function rowModule(model: EntityModel, view: "cards" | "list" | "table", references: References): ModuleSource {
  const call: RowCall = { model, roles: rolesOf(model), references };
  const body = { cards: card, list: line, table: tableRow }[view](call);
  return {
    path: model.card.from,
    library: true,
    parts: [
      {
        name: model.card.name,
        code: code`
          function ${model.card}({ ${raw(model.one)} }: { ${raw(model.one)}: ${model.type} }) {
            return (
              ${body}
            );
          }`,
      },
    ],
  };
}

interface RowCall {
  model: EntityModel;
  roles: Roles;
  references: References;
}

/** The row's name, as a link where it has a page. `cover` makes the whole card answer to it. */
function titleLink({ model, roles }: RowCall, className: string): Code {
  const name = titleOf(model, model.one);
  const done = roles.mark && !isFavourite(roles.mark) ? `${model.one}.${roles.mark.key}` : undefined;
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
function ownActions({ model }: RowCall): Code | undefined {
  const kinds = { edits: !model.hasDetail && can(model, "edit"), deletes: !model.hasDetail && can(model, "delete") };
  return kinds.edits || kinds.deletes ? rowActions(model, kinds) : undefined;
}

function ratingOf({ model, roles, references }: RowCall): Code | undefined {
  if (!roles.rating) return undefined;
  const inPlace = capabilitiesOf(model, "rate").some((rate) => rate.field === roles.rating?.id);
  return inPlace
    ? code`<div className="relative z-10 self-start">${rateControl(model, roles.rating)}</div>`
    : ifValue(roles.rating, model.one, shown(roles.rating, model.one, references));
}

/** The line of small facts: an icon where it helps, words where a bare value would not say what it is. */
function detail({ model, references }: RowCall, field: FieldModel): Code {
  if (field.type === "lines") {
    const many = inSentence(field.label);
    return code`{${hasValue(field, model.one)} && <span>{@formatCount(${raw(`${model.one}.${field.key}`)}.length, ${many.replace(/s$/, "")}, ${many})}</span>}`;
  }
  if (field.type === "boolean")
    return code`{${raw(`${model.one}.${field.key}`)} && <span className="chip">${jsxText(field.mark?.on ?? field.label)}</span>}`;
  const value = shown(field, model.one, references);
  const mark = { date: "CalendarDays", duration: "Clock", time: "Clock", email: "Mail", phone: "Phone", link: "ExternalLink" }[
    field.type as string
  ];
  const target = field.type === "reference" ? references.get(field.of ?? "") : undefined;
  const symbol = mark ?? target?.entity.icon;
  const named =
    ["number", "percent", "money"].includes(field.type) && field.unit === undefined
      ? code`<span className="text-muted">${jsxText(field.label)}</span> `
      : undefined;
  const isLink = ["email", "phone", "link", "reference"].includes(field.type);
  return ifValue(
    field,
    model.one,
    code`
      <span className="${raw(isLink ? "fact relative z-10" : "fact")}" ${attribute("title", field.label)}>
        ${symbol === undefined ? undefined : code`<${icon(symbol)} className="size-4 shrink-0" />`}
        ${named}
        ${value}
      </span>`,
  );
}

function card(call: RowCall): Code {
  const { model, roles, references } = call;
  const row = model.one;
  const mark = roles.mark && markControl(model, roles.mark);
  const top = roles.kind !== undefined || mark !== undefined;
  const facts = roles.details.slice(0, 4).map((field) => detail(call, field));
  const sends = model.hasDetail ? [] : capabilitiesOf(model, "send").map((send) => sendButton(model, send));
  return code`
    <li className="card card-hover relative flex flex-col gap-3 p-5 sm:p-6">
      ${when(
        top,
        code`
        <div className="flex min-h-7 items-center justify-between gap-3">
          ${roles.kind && code`<span className="eyebrow">{${raw(`${row}.${roles.kind.key}`)}}</span>`}
          ${mark && (roles.kind === undefined ? code`<span className="ml-auto">${mark}</span>` : mark)}
        </div>`,
      )}
      <div className="flex items-start justify-between gap-4">
        <h3 className="card-title">${titleLink(call, model.hasDetail ? "cover" : "")}</h3>
        ${roles.figure && ifValue(roles.figure, row, code`<span className="figure shrink-0">${shown(roles.figure, row, references)}</span>`)}
      </div>
      ${roles.excerpt && ifValue(roles.excerpt, row, code`<p className="line-clamp-3 text-muted">${shown(roles.excerpt, row, references)}</p>`)}
      ${ratingOf(call)}
      ${roles.tags && ifValue(roles.tags, row, shown(roles.tags, row, references))}
      ${join(sends)}
      ${cardFoot(facts, ownActions(call))}
    </li>`;
}

function cardFoot(facts: readonly Code[], actions: Code | undefined): Code | undefined {
  if (facts.length === 0 && actions === undefined) return undefined;
  return code`
    <div className="mt-auto flex items-end justify-between gap-3 border-t border-line pt-4">
      <p className="facts">
        ${facts}
      </p>
      ${actions}
    </div>`;
}

function line(call: RowCall): Code {
  const { model, roles, references } = call;
  const row = model.one;
  const second = [
    ...(roles.kind ? [ifValue(roles.kind, row, code`<span className="font-medium">${shown(roles.kind, row, references)}</span>`)] : []),
    ...roles.details.slice(0, 4).map((field) => detail(call, field)),
    ...(roles.tags ? [ifValue(roles.tags, row, shown(roles.tags, row, references))] : []),
  ];
  const sends = model.hasDetail ? [] : capabilitiesOf(model, "send").map((send) => sendButton(model, send));
  return code`
    <li className="row">
      ${roles.mark && markControl(model, roles.mark)}
      <div className="min-w-0 flex-1 py-1">
        ${titleLink(call, "row-title")}
        ${when(second.length > 0, code`<p className="facts mt-0.5">${second}</p>`)}
      </div>
      ${ratingOf(call)}
      ${roles.figure && ifValue(roles.figure, row, code`<span className="figure">${shown(roles.figure, row, references)}</span>`)}
      ${join(sends)}
      ${ownActions(call)}
    </li>`;
}

function tableRow(call: RowCall): Code {
  const { model, roles, references } = call;
  const cells = columnsOf(model, roles).map((field) => {
    const content =
      field === roles.rating ? ratingOf(call) : ifValue(field, model.one, code`<span>${shown(field, model.one, references)}</span>`);
    const isNumber = NUMBER_TYPES.has(field.type) && field.type !== "rating";
    return code`<td role="cell" ${attribute("data-label", field.label)} ${classAttribute(isNumber ? "cell-number" : field.type === "choice" ? "cell-kind" : "")}>${content}</td>`;
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

/** The head of a table of this entity: a column for each cell of `tableRow`. */
export function tableHead(model: EntityModel): Code {
  const roles = rolesOf(model);
  const columns = columnsOf(model, roles).map((field) => {
    const isNumber = NUMBER_TYPES.has(field.type) && field.type !== "rating";
    return code`<th role="columnheader" scope="col" ${classAttribute(isNumber ? "text-right" : "")}>${jsxText(field.label)}</th>`;
  });
  const acts = !model.hasDetail && (can(model, "edit") || can(model, "delete"));
  const hidden = (text: string): Code => code`<th role="columnheader" scope="col"><span className="sr-only">${jsxText(text)}</span></th>`;
  return code`
    <thead role="rowgroup">
      <tr role="row">
        ${roles.mark && hidden(roles.mark.mark?.on ?? roles.mark.label)}
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
