// An entity's list: its search, filters, orders and exports, and its rows in the view that the page asks for.
import { type Code, code, join, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import { can, capabilitiesOf, type EntityModel, type FieldModel } from "../model/entity-model.ts";
import { capitalise } from "../model/names.ts";
import { needsHeading, type ProjectModel, queryPrefix } from "../model/project-model.ts";
import { byId, nameLookups } from "../field/field-display.ts";
import { hasAddPage } from "./form-file.ts";
import { beginsIn, exportCell, filtersOf, type ListFilter, type ListOrder, ordersOf, searchTexts } from "./list-query.ts";
import { countWords, tableHeadOf } from "./row-file.ts";

interface ListCall {
  project: ProjectModel;
  model: EntityModel;
  filters: readonly ListFilter[];
  orders: readonly ListOrder[];
  searches: boolean;
  references: ReadonlyMap<string, EntityModel>;
  prefix: string;
}

/** `RecipeList.tsx`. */
export function listModule(project: ProjectModel, model: EntityModel): ModuleSource {
  const references = byId(project.entities);
  const call: ListCall = {
    project,
    model,
    filters: filtersOf(model, references),
    orders: ordersOf(model, references),
    searches: can(model, "search"),
    references,
    prefix: queryPrefix(project, model),
  };
  return { path: model.list.from, library: true, parts: [...constants(call), { name: model.list.name, code: list(call) }] };
}

function constants({ model, orders, filters, searches, prefix }: ListCall): Part[] {
  const names = [...(searches ? ["search"] : []), ...filters.map((filter) => filter.name)].map((name) => `${prefix}${name}`);
  const queryNames: Part = {
    name: "NARROWING",
    comment: "The names in the address's query that narrow this list.",
    code: code`const NARROWING = [${join(
      names.map((name) => code`${name}`),
      ", ",
    )}];`,
  };
  const entries = orders.map((order) => code`{ value: ${order.value}, label: ${order.label}, compare: (a, b) => ${order.compare} },`);
  const orderConstant: Part = {
    name: "ORDERS",
    code: code`
    const ORDERS: readonly @ListOrder<${model.type}>[] = [
      ${entries}
    ];`,
  };
  return [queryNames, ...(orders.length > 0 && !ordersNeedNames(orders) ? [orderConstant] : [])];
}

/** Orders by the name of a referenced row can only be written where the names are known. */
function ordersNeedNames(orders: readonly ListOrder[]): boolean {
  return orders.some((order) => order.compare.text.includes("Names.get("));
}

function list(call: ListCall): Code {
  const { model, orders, filters, searches, references } = call;
  const usesQuery = orders.length + filters.length > 0 || searches;
  const localOrders = when(
    ordersNeedNames(orders),
    () => code`
    const orders: readonly @ListOrder<${model.type}>[] = [
      ${orders.map((order) => code`{ value: ${order.value}, label: ${order.label}, compare: (a, b) => ${order.compare} },`)}
    ];`,
  );
  return code`
    function ${model.list}() {
      const rows = @useRows(${model.collection});
      ${when(usesQuery, code`const query = @useListQuery(${searches || filters.length > 0 ? constant(model, "NARROWING") : raw("[]")});`)}
      ${nameLookups(neededReferences(call), references)}
      ${localOrders}
      ${when(orders.length > 0, () => code`const order = ${orderList(call)}.find(({ value }) => value === ${chosenOrder(call)});`)}
      const shown = ${shownRows(call)};

      return (
        <section className="flex flex-col gap-5">
          <h2 className="${raw(needsHeading(call.project, model) ? "section-title text-on-page" : "sr-only")}">${jsxText(capitalise(model.entity.name.many))}</h2>
          ${body(call)}
        </section>
      );
    }`;
}

/** The order that the address names; where it names none, the one in which the list begins. */
function chosenOrder({ model, prefix }: ListCall): Code {
  const chosen = code`query.get(${`${prefix}sort`})`;
  const begins = beginsIn(model);
  return begins === undefined ? chosen : code`(${chosen} || ${begins})`;
}

function constant(model: EntityModel, name: "NARROWING" | "ORDERS"): Reference {
  return new Reference(name, model.list.from);
}

function orderList({ model, orders }: ListCall): Code {
  return ordersNeedNames(orders) ? raw("orders") : code`${constant(model, "ORDERS")}`;
}

function neededReferences({ model, searches, orders, filters }: ListCall): FieldModel[] {
  const exports = can(model, "export");
  return model.fields.filter(
    (field) =>
      field.type === "reference" &&
      (searches || exports || orders.some((order) => order.value === field.id) || filters.some((filter) => filter.field === field)),
  );
}

function shownRows({ model, filters, searches, orders, references, prefix }: ListCall): Code {
  const row = raw(model.one);
  const tests = [
    ...(searches ? [code`@matchesSearch(query.get(${`${prefix}search`}), ${searchTexts(model, references)})`] : []),
    ...filters.map((filter) => code`@passes(query.get(${`${prefix}${filter.name}`}), (wanted) => ${filter.passes})`),
  ];
  const filtered = tests.length === 0 ? raw("rows") : code`rows.filter((${row}) => ${join(tests, " && ")})`;
  const sorted = orders.length === 0 ? filtered : code`${filtered}.toSorted(order?.compare ?? (() => 0))`;
  return sorted;
}

function body(call: ListCall): Code {
  const { model } = call;
  const { one, many } = model.entity.name;
  const canAdd = can(model, "add");
  const hint = canAdd
    ? model.isQuick
      ? `Write the first ${one} into the line above.`
      : `Add the first ${one}. It is kept in this browser, and you can change it at any time.`
    : `There are no ${many} here.`;
  const addLink = when(
    hasAddPage(model),
    code`
    <@Link to="${raw(`${model.base}/new`)}" className="button button-primary">
      <@PlusIcon className="size-4" />
      ${jsxText(`Add ${one}`)}
    </@Link>`,
  );
  const rowsShown =
    call.searches || call.filters.length > 0
      ? code`
    {rows.length > 0 && shown.length === 0 && (
      <@EmptyState ${attribute("title", `No ${many} match`)}>
        <p>Try other words, or show everything again.</p>
        <button type="button" className="button button-quiet" onClick={query.clear}>
          ${jsxText(`Show all ${many}`)}
        </button>
      </@EmptyState>
    )}`
      : undefined;
  return code`
    ${when(canAdd && model.isQuick, () => code`<${model.form} ${attribute("submitLabel", `Add ${one}`)} onSubmit={(draft) => ${model.collection}.add(draft)} />`)}
    ${(call.project.slots.list.get(model.entity.id) ?? []).map((component) => code`<${component} />`)}
    ${toolbar(call)}
    ${statusLine(call)}
    {rows.length === 0 && (
      <@EmptyState ${attribute("title", `No ${many} yet`)}>
        <p>${jsxText(hint)}</p>
        ${addLink}
      </@EmptyState>
    )}
    ${rowsShown}
    {shown.length > 0 && (
      ${rows(call)}
    )}`;
}

function toolbar(call: ListCall): Code | undefined {
  const { model, searches, filters, orders, prefix } = call;
  if (!searches && filters.length + orders.length === 0) return undefined;
  const picks = filters.map((filter) =>
    pick({
      label: `Filter by ${filter.field.label.toLowerCase()}`,
      name: `${prefix}${filter.name}`,
      first: filter.all,
      options: filter.options,
    }),
  );
  const begins = orders.find((order) => order.value === beginsIn(model));
  const sort = when(orders.length > 0, () =>
    pick({
      ...{ label: `Sort ${model.entity.name.many}`, name: `${prefix}sort`, first: begins?.label ?? "Newest first" },
      options: begins === undefined ? orderList(call) : laterOrders(call, begins),
    }),
  );
  const search = `Search ${model.entity.name.many}`;
  return code`
    <div role="search" ${attribute("aria-label", capitalise(model.entity.name.many))} className="flex flex-wrap gap-3">
      ${when(searches, () => code`<@SearchBox ${attribute("label", search)} value={query.get(${`${prefix}search`})} onChange={(value) => query.set(${`${prefix}search`}, value)} />`)}
      ${picks}
      ${sort}
    </div>`;
}

/** The orders beside the one in which the list begins; the newest first is then one that can be chosen. */
function laterOrders(call: ListCall, begins: ListOrder): Code {
  return code`[{ value: "newest", label: "Newest first" }, ...${orderList(call)}.filter(({ value }) => value !== ${begins.value})]`;
}

function pick({ label, name, first, options }: { label: string; name: string; first: string; options: Code }): Code {
  return code`
    <@PickList
      ${attribute("label", label)}
      value={query.get(${name})}
      options={[{ value: "", label: ${first} }, ...${options}]}
      onChange={(value) => query.set(${name}, value)}
    />`;
}

function statusLine(call: ListCall): Code {
  const { model, searches, filters } = call;
  const clear = when(
    searches || filters.length > 0,
    code`
    {query.isNarrowed && shown.length > 0 && (
      <button type="button" className="text-button" onClick={query.clear}>
        Clear
      </button>
    )}`,
  );
  const exports = capabilitiesOf(model, "export").map((capability) => exportButton(call, capability.format));
  return code`
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-on-page-muted">
      <p role="status">{${countWords(model)}}</p>
      ${clear}
      ${when(exports.length > 0, () => code`<div className="ml-auto flex gap-2">${exports}</div>`)}
    </div>`;
}

function exportButton(call: ListCall, format: "csv" | "json"): Code {
  const { model, references } = call;
  const name = `${call.project.blueprint.slug}-${model.folder.split("/").at(-1) ?? ""}`;
  const labels = join(
    model.fields.map((field) => code`${field.label}`),
    ", ",
  );
  const cells = join(
    model.fields.map((field) => exportCell(model, field, references)),
    ", ",
  );
  const act =
    format === "json"
      ? code`@downloadJson(${name}, shown)`
      : code`@downloadCsv(${name}, [[${labels}], ...shown.map((${raw(model.one)}) => [${cells}])])`;
  return code`
    <button type="button" className="text-button" onClick={() => ${act}}>
      <@DownloadIcon className="size-4" />
      ${jsxText(`Export ${format.toUpperCase()}`)}
    </button>`;
}

function rows({ model }: ListCall): Code {
  const row = raw(model.one);
  const label = attribute("aria-label", capitalise(model.entity.name.many));
  const each = code`{shown.map((${row}) => (<${model.row} key={${row}.id} ${row}={${row}} />))}`;
  if (model.view === "table") {
    return code`
      <div className="-mx-1 overflow-x-auto px-1 py-px">
        <table role="table" ${label} className="data-table">
          <${tableHeadOf(model)} />
          <tbody role="rowgroup">
            ${each}
          </tbody>
        </table>
      </div>`;
  }
  const classes = model.view === "cards" ? "card-grid" : "card row-list";
  return code`
    <ul role="list" ${label} className="${raw(classes)}">
      ${each}
    </ul>`;
}
