// Rows that a person singled out: the store of their ids, and the list that shows them on a page. Favourites, followed
// and joined things and what was opened before are all of this form.
import { type Code, code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../writer/code/text.ts";
import { rolesOf } from "../../../writer/feature/roles.ts";
import { rowFacts } from "../../../writer/feature/row-facts.ts";
import { byId, titleOf } from "../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../writer/model/entity-model.ts";
import { capitalise } from "../../../writer/model/names.ts";
import type { ProjectModel } from "../../../writer/model/project-model.ts";

/** What marked rows need to be written: whose they are, and the name of the store. */
export interface MarkedRows {
  project: ProjectModel;
  model: EntityModel;
  /** The id of the feature, under which the ids are kept. */
  feature: string;
  store: Reference;
}

/** A file of the entity's folder that holds one name: `bookFavourites` in `src/features/books/bookFavourites.ts`. */
export function ownFile({ folder }: EntityModel, name: string, extension: "ts" | "tsx" = "tsx"): Reference {
  return new Reference(name, `${folder}/${name}.${extension}`);
}

/** A module of a single part. */
export function oneModule(reference: Reference, part: Code): ModuleSource {
  return { path: reference.from, library: true, parts: [{ name: reference.name, code: part }] };
}

/** The store, and what all such stores share. */
export function markStoreModules({ project, feature, store }: MarkedRows): ModuleSource[] {
  const key = `${project.blueprint.slug}/${feature}`;
  return [
    rowMarksModule,
    oneModule(store, code`const ${store} = @createCollection<@RowMark>({ key: ${key}, read: @readRowMark, samples: () => [] });`),
  ];
}

const rowMarksModule: ModuleSource = {
  path: "src/lib/row-marks.ts",
  opening: "Rows that were singled out, by their ids.",
  library: true,
  parts: [
    {
      name: "RowMark",
      isType: true,
      code: code`
        interface RowMark {
          /** The id of the row. */
          about: string;
          /** When it was marked, as an ISO 8601 time. */
          at: string;
        }`,
    },
    {
      name: "readRowMark",
      code: code`
        function readRowMark(saved: @SavedObject): @RowMark | null {
          const about = @readText(saved.about);
          return about === "" ? null : { about, at: @readText(saved.at) };
        }`,
    },
    {
      name: "toggleRowMark",
      comment: "Marks a row or takes its mark back; true when it is marked now.",
      code: code`
        function toggleRowMark(marks: @Collection<@RowMark>, about: string): boolean {
          const mark = marks.all().find((candidate) => candidate.about === about);
          if (mark) marks.remove(mark.id);
          else marks.add({ about, at: new Date().toISOString() });
          return mark === undefined;
        }`,
    },
    {
      name: "useRowMark",
      comment: "Whether a row is marked.",
      code: code`
        function useRowMark(marks: @Collection<@RowMark>, about: string): boolean {
          return @useRows(marks).some((mark) => mark.about === about);
        }`,
    },
  ],
};

/** The list of marked rows on a page. `control` stands at the end of each row, `before` above the list. */
export interface MarkedList extends MarkedRows {
  list: Reference;
  /** The name of the list, and what it says while it is empty. */
  label: string;
  empty: { title: string; hint: string };
  control?: Reference;
  /** Shows when each row was marked. */
  timed?: boolean;
  actions?: Code;
}

/** The module of the list. */
export function markedListModule(call: MarkedList): ModuleSource {
  const { model, list, store } = call;
  const row = raw(model.one);
  const id = `${model.entity.id}-marked`;
  return oneModule(
    list,
    code`
    function ${list}() {
      const all = @useRows(${model.collection});
      const marked = @useRows(${store}).flatMap((rowMark) => {
        const ${row} = all.find((candidate) => candidate.id === rowMark.about);
        return ${row} ? [{ ${row}, rowMark }] : [];
      });

      return (
        <section aria-labelledby="${raw(id)}" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="${raw(id)}" className="section-title text-on-page">
              ${jsxText(capitalise(model.entity.name.many))}
            </h2>
            ${call.actions && code`{marked.length > 0 && (${call.actions})}`}
          </div>
          {marked.length === 0 ? (
            ${emptyCode(call)}
          ) : (
            <ul role="list" ${attribute("aria-label", call.label)} className="card divide-y divide-line">
              {marked.map(({ ${row}${raw(call.timed === true ? ", rowMark" : "")} }) => (
                ${itemCode(call)}
              ))}
            </ul>
          )}
        </section>
      );
    }`,
  );
}

function emptyCode({ model, empty }: MarkedList): Code {
  return code`
    <@EmptyState ${attribute("title", empty.title)}>
      <p>${jsxText(empty.hint)}</p>
      <@Link to="${raw(model.home ?? "/")}" className="button button-primary">
        ${jsxText(`See the ${model.entity.name.many}`)}
      </@Link>
    </@EmptyState>`;
}

function itemCode({ project, model, control, timed }: MarkedList): Code {
  const row = raw(model.one);
  const name = titleOf(model, model.one);
  const facts = rowFacts({ model, roles: rolesOf(model), references: byId(project.entities) }, 3);
  const time =
    timed === true
      ? code`
      <time dateTime={rowMark.at} className="shrink-0 text-sm text-muted">
        {new Date(rowMark.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
      </time>`
      : undefined;
  return code`
    <li key={${row}.id} className="row flex-wrap">
      <div className="min-w-0 flex-1 basis-40 py-1">
        ${model.hasDetail ? code`<@Link to={\`${raw(model.base)}/\${${row}.id}\`} className="row-title">{${name}}</@Link>` : code`<span className="row-title">{${name}}</span>`}
        ${facts.length === 0 ? undefined : code`<p className="facts mt-0.5">${facts}</p>`}
      </div>
      ${time}
      ${control && code`<${control} ${row}={${row}} />`}
    </li>`;
}
