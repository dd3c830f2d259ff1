// The files of assignments: where they are kept, the form, what a row's page says, and the sheet of all.
import { type Code, code, join, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { sampleId } from "../../../../writer/field/field-data.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import { sampleTitle } from "../../../../writer/model/new-entry.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { rowLink } from "../../row-code.ts";
import { assignNames, workLabel } from "./assign-names.ts";

type Assign = FeatureOf<"assign">;

const PERSON =
  /\b(?:member|people|person|detective|agent|worker|employee|technician|driver|nurse|doctor|teacher|engineer|volunteer|inspector|guide|coach|consultant|contractor|staff|team|crew|mechanic|courier|officer|tutor|reviewer|user|resource|supplier)\b/i;

/** The entity whose rows are assigned; undefined where names are typed. */
export function peopleOf(project: ProjectModel, { model, who }: { model: EntityModel; who: string }): EntityModel | undefined {
  const others = project.entities.filter((other) => other !== model);
  return others.find((other) => other.entity.name.one.includes(who)) ?? others.find((other) => PERSON.test(other.entity.name.one));
}

/** The files. */
export function assignModules(call: UnitCall<Assign>): ModuleSource[] {
  const { project, feature, model } = call;
  const names = assignNames(model);
  const people = peopleOf(project, { model, who: feature.who });
  return [
    { path: "src/lib/assignments.ts", library: true, parts: assignmentParts },
    { path: names.rows.from, library: true, parts: storeParts(call, people) },
    { path: names.form.from, library: true, parts: [{ name: names.form.name, code: formCode(call, people) }] },
    {
      path: names.section.from,
      library: true,
      parts: [
        { name: names.section.name, code: sectionCode(model) },
        { name: names.chip.name, code: chipCode(model) },
      ],
    },
    {
      path: names.sheet.from,
      library: true,
      parts: [
        { name: names.sheet.name, code: sheetCode(call, people) },
        { name: `${names.sheet.name}Table`, code: tableCode(call, people) },
      ],
    },
  ];
}

const assignmentParts: Part[] = [
  {
    name: "AssignmentDraft",
    isType: true,
    code: code`
      interface AssignmentDraft {
        /** The id of the row that it is about. */
        about: string;
        who: string;
        task: string;
        since: string;
      }`,
  },
  {
    name: "readAssignment",
    code: code`
      function readAssignment(saved: @SavedObject): @AssignmentDraft | null {
        const who = @readText(saved.who);
        return who === "" ? null : { about: @readText(saved.about), who, task: @readText(saved.task), since: @readDate(saved.since) };
      }`,
  },
];

/** The first rows as they are assigned on a first visit, each to another person; none where names are typed. */
export function sampleAssignments(
  project: ProjectModel,
  { model, people }: { model: EntityModel; people: EntityModel | undefined },
): { index: number; who: string }[] {
  if (!people || people.entity.samples.length < 2) return [];
  return model.entity.samples.slice(0, 3).flatMap((_, index) => {
    const who = sampleTitle(project, people, index);
    return who === null ? [] : [{ index, who }];
  });
}

function storeParts({ project, feature, model }: UnitCall<Assign>, people: EntityModel | undefined): Part[] {
  const { rows, people: usePeople } = assignNames(model);
  const samples = sampleAssignments(project, { model, people }).map(
    ({ index, who }) =>
      code`{ id: ${`assignment-${index + 1}`}, about: ${sampleId(model.entity, index)}, who: ${who}, task: "", since: @localDate(${-2 - index}) },`,
  );
  const store: Part = {
    name: rows.name,
    code: code`
      const ${rows} = @createCollection<@AssignmentDraft>({
        key: ${`${project.blueprint.slug}/${feature.id}`},
        read: @readAssignment,
        samples: () => [
          ${samples}
        ],
      });`,
  };
  if (!people) return [store];
  const other = raw(people.one);
  return [
    store,
    {
      name: usePeople.name,
      comment: `Who can be assigned: all ${people.entity.name.many}.`,
      code: code`
        function ${usePeople}(): { value: string; label: string }[] {
          return @distinct(@useRows(${people.collection}).map((${other}) => ${titleOf(people, people.one)})).map((name) => ({ value: name, label: name }));
        }`,
    },
  ];
}

function whoLabel({ feature }: UnitCall<Assign>, people: EntityModel | undefined): string {
  return capitalise(people?.entity.name.one ?? feature.who);
}

/** The form: on a row's page the row is known, on the sheet it is chosen. */
function formCode(call: UnitCall<Assign>, people: EntityModel | undefined): Code {
  const { model } = call;
  const { form, rows, people: usePeople } = assignNames(model);
  const { one, many } = model.entity.name;
  const row = raw(model.one);
  const label = attribute("label", whoLabel(call, people));
  const message = people ? `Choose the ${people.entity.name.one}.` : "Enter a name.";
  const who = people
    ? code`<@SelectField ${label} name="who" required options={people} error={errors.who} />`
    : code`<@TextField ${label} name="who" required error={errors.who} />`;
  return code`
    function ${form}({ about }: { about?: string }) {
      ${people ? code`const people = ${usePeople}();` : undefined}
      const options = @useRows(${model.collection}).map((${row}) => ({ value: ${row}.id, label: ${titleOf(model, model.one)} }));
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function assign(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form: @FormReading = { data: new FormData(element), errors: {} };
        const id = about ?? @requiredText(form, "about", ${`Choose the ${one}.`});
        const who = @requiredText(form, "who", ${message});
        if (${rows}.all().some((other) => other.about === id && other.who === who)) form.errors.who = \`\${who} is assigned already.\`;
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        ${rows}.add({ about: id, who, task: @formText(form, "task"), since: @localDate() });
        @showNotice({ message: \`Assigned to \${who}.\` });
        element.reset();
      }

      return (
        <form noValidate onSubmit={assign} aria-label="${raw(`Assign ${many}`)}" className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {about === undefined && <@SelectField ${attribute("label", capitalise(one))} name="about" required options={options} error={errors.about} />}
          ${who}
          <@TextField ${attribute("label", workLabel(model))} name="task" />
          <button type="submit" className="button button-primary quick-submit">
            <@UserPlusIcon className="size-4" />
            Assign
          </button>
        </form>
      );
    }`;
}

function sectionCode(model: EntityModel): Code {
  const { section, rows, form } = assignNames(model);
  const row = raw(model.one);
  return code`
    function ${section}({ ${row} }: { ${row}: ${model.type} }) {
      const assigned = @useRows(${rows}).filter(({ about }) => about === ${row}.id);

      return (
        <section className="card flex flex-col gap-5 p-6 sm:p-8">
          <h2 className="section-title">Assigned to</h2>
          {assigned.length === 0 ? (
            <p className="text-muted">${raw(`Nobody is on this ${model.entity.name.one} yet.`)}</p>
          ) : (
            <ul role="list" aria-label="Assigned to" className="flex flex-col divide-y divide-line">
              {assigned.map(({ id, who, task, since }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                  <@Monogram name={who} />
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{who}</p>
                    <p className="text-sm text-muted">{[task, \`since \${@formatDate(since)}\`].filter((words) => words !== "").join(", ")}</p>
                  </div>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={\`Remove \${who}\`}
                    onClick={() => @showNotice({ message: \`\${who} is no longer assigned.\`, undo: ${rows}.remove(id) })}
                  >
                    <@XIcon className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <${form} about={${row}.id} />
        </section>
      );
    }`;
}

function chipCode(model: EntityModel): Code {
  const { chip, rows } = assignNames(model);
  const row = raw(model.one);
  return code`
    function ${chip}({ ${row} }: { ${row}: ${model.type} }) {
      const names = @useRows(${rows}).filter(({ about }) => about === ${row}.id).map(({ who }) => who);
      return names.length === 0 ? <span className="text-sm text-muted">Unassigned</span> : <@Chips texts={names} />;
    }`;
}

function sheetCode({ project, model }: UnitCall<Assign>, people: EntityModel | undefined): Code {
  const { sheet, rows, form } = assignNames(model);
  const row = raw(model.one);
  const { many } = model.entity.name;
  const table = new Reference(`${sheet.name}Table`, sheet.from);
  const name = `${project.blueprint.slug}-assignments`;
  return code`
    function ${sheet}() {
      const rows = @useRows(${model.collection});
      const assigned = @useRows(${rows}).flatMap((assignment) => {
        const ${row} = rows.find(({ id }) => id === assignment.about);
        return ${row} ? [{ ...assignment, ${row} }] : [];
      });
      const free = rows.filter(({ id }) => !assigned.some(({ about }) => about === id));
      const lines = assigned.toSorted((left, right) => @byText(left.who, right.who));

      function downloadSheet() {
        @downloadCsv(${name}, [
          [${join([code`${capitalise(people?.entity.name.one ?? "Assigned to")}`, code`${capitalise(model.entity.name.one)}`, code`${workLabel(model)}`, raw('"Since"')], ", ")}],
          ...lines.map(({ who, ${row}, task, since }) => [who, ${titleOf(model, model.one)}, task, since]),
        ]);
      }

      return (
        <section className="flex flex-col gap-6">
          <div className="card p-5">
            <${form} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 className="section-title text-on-page">Assignment sheet</h2>
            {lines.length > 0 && (
              <button type="button" className="button button-quiet" onClick={downloadSheet}>
                <@DownloadIcon className="size-4" />
                Download sheet
              </button>
            )}
          </div>
          {lines.length === 0 ? (
            <@EmptyState title="Nobody is assigned yet">
              <p>${jsxText(`Choose one of the ${many} above, and who takes it on.`)}</p>
            </@EmptyState>
          ) : (
            <>
              <${table} lines={lines} />
              <@BarChart
                label="Workload"
                points={@groupRows(assigned, { labelsOf: ({ who }) => [who], measure: (group) => group.length })}
                format={(value) => @formatCount(value, ${model.entity.name.one}, ${many})}
              />
            </>
          )}
          {free.length > 0 && (
            <section className="flex flex-col gap-3">
              <h2 className="section-title text-on-page">${jsxText(`Unassigned ${many}`)}</h2>
              <ul role="list" className="card divide-y divide-line">
                {free.map((${row}) => (
                  <li key={${row}.id} className="row">
                    ${rowLink(model)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </section>
      );
    }`;
}

function tableCode(call: UnitCall<Assign>, people: EntityModel | undefined): Code {
  const { model } = call;
  const { sheet, rows } = assignNames(model);
  const row = raw(model.one);
  const { one, many } = model.entity.name;
  const head = [whoLabel(call, people), capitalise(one), workLabel(model), "Since"];
  return code`
    function ${raw(`${sheet.name}Table`)}({ lines }: { lines: readonly (@Stored<@AssignmentDraft> & { ${row}: ${model.type} })[] }) {
      return (
        <table role="table" aria-label="${raw(`Assigned ${many}`)}" className="data-table">
          <thead role="rowgroup">
            <tr role="row">
              ${head.map((label) => code`<th role="columnheader" scope="col">${jsxText(label)}</th>`)}
              <th role="columnheader" scope="col"><span className="sr-only">Actions</span></th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {lines.map(({ id, who, task, since, ${row} }) => (
              <tr key={id} role="row">
                <th role="rowheader" scope="row" className="cell-title"><span className="row-title">{who}</span></th>
                <td role="cell" data-label="${raw(capitalise(one))}">${rowLink(model, "link")}</td>
                <td role="cell" ${attribute("data-label", workLabel(model))}>{task}</td>
                <td role="cell" data-label="Since">{@formatDate(since)}</td>
                <td role="cell" className="cell-actions">
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={\`Take \${${titleOf(model, model.one)}} from \${who}\`}
                    onClick={() => @showNotice({ message: \`\${who} is no longer assigned.\`, undo: ${rows}.remove(id) })}
                  >
                    <@XIcon className="size-4" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    }`;
}
