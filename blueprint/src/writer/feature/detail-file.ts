// The page of one row: its facts, its texts and lines, what refers to it, and what can be done with it.
import { type Code, code, join, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { jsxText } from "../code/text.ts";
import { can, capabilitiesOf, type EntityModel, type FieldModel } from "../model/entity-model.ts";
import { capitalise } from "../model/names.ts";
import { isPerson } from "../model/is-people.ts";
import { homeTitle, isOnDisplay, type ProjectModel } from "../model/project-model.ts";
import { deleteFunction, markControl, sendButton } from "./actions.ts";
import { byId, hasValue, ifValue, shown, titleOf } from "../field/field-display.ts";
import { rolesOf } from "./roles.ts";
import { inPlaceControl, writtenDate } from "./row-facts.ts";

/** The reference to the page of one row. */
export function detailPage(model: EntityModel): Reference {
  return new Reference(`${model.type.name}Page`, `${model.folder}/${model.type.name}Page.tsx`);
}

/** `RecipePage.tsx`. */
export function detailModule(project: ProjectModel, model: EntityModel): ModuleSource {
  return { path: detailPage(model).from, library: true, parts: [{ name: detailPage(model).name, code: detail(project, model) }] };
}

type References = ReadonlyMap<string, EntityModel>;

function detail(project: ProjectModel, model: EntityModel): Code {
  const references = byId(project.entities);
  const row = raw(model.one);
  const long = model.fields.filter((field) => field !== model.title && (field.type === "lines" || field.type === "paragraph"));
  const { mark } = rolesOf(model);
  const short = model.fields.filter((field) => field !== model.title && field !== mark && !long.includes(field));
  const related = project.entities.flatMap((other) =>
    other.fields.filter((field) => field.type === "reference" && field.of === model.entity.id).map((field) => ({ other, field })),
  );
  const deletes = can(model, "delete");
  const facts = short.length === 0 ? undefined : factList(model, short, references);
  const texts = long.map((field) => textSection(model, field));
  const body = isOnDisplay(project, model) ? display(model, texts, facts) : layout(texts, facts);
  return code`
    function ${detailPage(model)}() {
      ${when(deletes, code`const navigate = @useNavigate();`)}
      const { id } = @useParams();
      const ${row} = @useRows(${model.collection}).find((candidate) => candidate.id === id);
      ${related.map(({ other, field }) => code`const ${raw(relatedVariable(other, field))} = @useRows(${other.collection}).filter((candidate) => candidate.${raw(field.key)} === id);`)}
      if (!${row}) return <@NotFoundPage />;

      return (
        <>
          <@BackLink to="${raw(model.home ?? "/")}">${jsxText(homeTitle(project, model))}</@BackLink>
          <@PageHeading title={${titleOf(model, model.one)}}>
            ${(project.slots.heading.get(model.entity.id) ?? []).map((component) => code`<${component} ${row}={${row}} />`)}
            ${actions(model)}
          </@PageHeading>
          ${body}
          ${(project.slots.detail.get(model.entity.id) ?? []).map((component) => code`<${component} ${row}={${row}} />`)}
          ${related.map(({ other, field }) => relatedSection(other, field, references))}
        </>
      );
    }`;
}

function layout(texts: readonly Code[], facts: Code | undefined): Code | undefined {
  if (texts.length === 0) return facts && code`<div className="card max-w-3xl p-6 sm:p-8">${facts}</div>`;
  const main = code`
    <div className="card flex flex-col gap-8 p-6 sm:p-8">
      ${texts}
    </div>`;
  return facts === undefined
    ? main
    : code`
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      ${main}
      <aside className="card p-6 lg:order-none">${facts}</aside>
    </div>`;
}

/** What visitors come to look at: a picture above, the texts and the facts in one card below it. */
function display(model: EntityModel, texts: readonly Code[], facts: Code | undefined): Code {
  const isSplit = texts.length > 0 && facts !== undefined;
  return code`
    <div className="card showcase">
      <div className="showcase-art">
        <@CardArt name={${titleOf(model, model.one)}} />
      </div>
      ${when(isPerson(model), code`<div className="showcase-person"><@Monogram name={${titleOf(model, model.one)}} /></div>`)}
      <div className="${raw(isSplit ? "grid gap-8 p-6 sm:p-8 lg:grid-cols-[3fr_2fr] lg:gap-12" : "p-6 sm:p-8")}">
        ${when(texts.length > 0, code`<div className="flex min-w-0 flex-col gap-8">${texts}</div>`)}
        ${facts}
      </div>
    </div>`;
}

function actions(model: EntityModel): Code {
  const row = raw(model.one);
  const { mark } = rolesOf(model);
  return join([
    mark &&
      code`
      <span className="flex min-h-11 items-center gap-2.5 px-1 font-semibold">
        ${markControl(model, mark)}
        <span aria-hidden="true">${jsxText(mark.mark?.on ?? mark.label)}</span>
      </span>`,
    ...capabilitiesOf(model, "send").map((send) => sendButton(model, send)),
    when(
      can(model, "edit"),
      code`
      <@Link to={\`${raw(model.base)}/\${${row}.id}/edit\`} className="button button-quiet">
        <@PencilIcon className="size-4" />
        Edit
      </@Link>`,
    ),
    when(
      can(model, "delete"),
      code`
      <button
        type="button"
        className="button button-danger"
        onClick={() => {
          ${deleteFunction(model)}(${row});
          void navigate("${raw(model.home ?? "/")}");
        }}
      >
        <@Trash2Icon className="size-4" />
        Delete
      </button>`,
    ),
  ]);
}

function factList(model: EntityModel, fields: readonly FieldModel[], references: References): Code {
  const { figure } = rolesOf(model);
  const isPriced = figure?.type === "money" && fields.includes(figure);
  const ordered = isPriced ? [figure, ...fields.filter((field) => field !== figure)] : fields;
  const facts = ordered.map((field) => {
    const control = inPlaceControl(model, field);
    const body = control ?? absolute(field, model, references);
    const fact = code`
      <div${raw(isPriced && field === figure ? ' className="fact-price"' : "")}>
        <dt>${jsxText(field.label)}</dt>
        <dd>${body}</dd>
      </div>`;
    const condition = control ? undefined : hasValue(field, model.one);
    return condition === undefined ? fact : code`{${condition} && (${fact})}`;
  });
  return code`
    <dl className="fact-list">
      ${facts}
    </dl>`;
}

/** On a page of its own a date is written out. */
function absolute(field: FieldModel, model: EntityModel, references: References): Code {
  return field.type === "date" ? writtenDate(model, field) : shown(field, model.one, references);
}

const STEPS = /step|instruction|method|direction|procedure|stage|agenda|itinerary/i;

function textSection(model: EntityModel, field: FieldModel): Code {
  const value = raw(`${model.one}.${field.key}`);
  const heading = code`<h2 className="section-title">${jsxText(field.label)}</h2>`;
  const list = STEPS.test(field.label) ? "ol" : "ul";
  const content =
    field.type === "paragraph"
      ? code`<p className="max-w-prose whitespace-pre-line">{${value}}</p>`
      : code`
    <${raw(list)} className="${raw(list === "ol" ? "steps" : "bullets")}">
      {${value}.map((line, index) => (
        <li key={\`\${index} \${line}\`}>{line}</li>
      ))}
    </${raw(list)}>`;
  return code`
    {${hasValue(field, model.one)} && (
      <section className="flex flex-col gap-4">
        ${heading}
        ${content}
      </section>
    )}`;
}

function relatedVariable(other: EntityModel, field: FieldModel): string {
  return other.fields.filter((candidate) => candidate.type === "reference" && candidate.of === field.of).length > 1
    ? `${other.many}As${capitalise(field.key)}`
    : `own${capitalise(other.many)}`;
}

function relatedSection(other: EntityModel, field: FieldModel, references: References): Code {
  const variable = raw(relatedVariable(other, field));
  const row = raw(other.one);
  const name = titleOf(other, other.one);
  const { figure } = rolesOf(other);
  const amount = figure && ifValue(figure, other.one, code`<span className="figure">${shown(figure, other.one, references)}</span>`);
  return code`
    {${variable}.length > 0 && (
      <section className="flex flex-col gap-4">
        <h2 className="section-title text-on-page">${jsxText(capitalise(other.entity.name.many))}</h2>
        <ul role="list" className="card row-list">
          {${variable}.map((${row}) => (
            <li key={${row}.id} className="row">
              ${other.hasDetail ? code`<@Link to={\`${raw(other.base)}/\${${row}.id}\`} className="row-title flex-1">{${name}}</@Link>` : code`<span className="row-title flex-1">{${name}}</span>`}
              ${amount}
            </li>
          ))}
        </ul>
      </section>
    )}`;
}
