// The files of assignments: those of one course with the form that hands them in, and the page of grades.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { gradeParts } from "./grade-parts.ts";
import { submissionParts } from "./submission-parts.ts";

type Assignment = FeatureOf<"assignment">;

/** The names of what is written for the assignments of an entity. */
export function assignmentNames({ type, one, folder }: EntityModel): { section: Reference; grades: Reference; rows: Reference } {
  return {
    section: new Reference(`${type.name}Assignments`, `${folder}/${type.name}Assignments.tsx`),
    grades: new Reference(`${type.name}Grades`, `${folder}/${type.name}Grades.tsx`),
    rows: new Reference(`${one}Submissions`, `${folder}/${one}Submissions.ts`),
  };
}

/** The files of assignments. */
export function assignmentModules({ project, feature, model }: UnitCall<Assignment>): ModuleSource[] {
  const { section, grades, rows } = assignmentNames(model);
  return [
    {
      path: "src/lib/handed-in.ts",
      opening: "What is handed in, and how it is graded before a teacher has seen it.",
      library: true,
      parts: submissionParts,
    },
    {
      path: rows.from,
      library: true,
      parts: [
        {
          name: rows.name,
          code: code`
            const ${rows} = @createCollection<@HandedIn>({ key: ${`${project.blueprint.slug}/${feature.id}`}, read: @readHandedIn, samples: () => [] });`,
        },
      ],
    },
    { path: "src/components/grades.tsx", library: true, parts: gradeParts },
    { path: section.from, library: true, parts: [{ name: section.name, code: sectionCode(model) }] },
    { path: grades.from, library: true, parts: [{ name: grades.name, code: gradesCode(model) }] },
  ];
}

function sectionCode(model: EntityModel): Code {
  const { section, rows } = assignmentNames(model);
  const row = raw(model.one);
  return code`
    function ${section}({ ${row} }: { ${row}: ${model.type} }) {
      const own = @useRows(${rows}).filter(({ about }) => about === ${row}.id);
      const assignments = @assignmentsOf(${titleOf(model, model.one)});
      const [chosen, setChosen] = @useState("");
      const [sent, setSent] = @useState("");

      function handIn(title: string, { text, file }: { text: string; file: string }) {
        ${rows}.add({ about: ${row}.id, title, text, file, grade: null, comment: "", at: new Date().toISOString() });
        setChosen("");
        setSent(title);
      }

      return (
        <section aria-labelledby="assignments" className="card flex flex-col gap-5 p-6 sm:p-8">
          <h2 id="assignments" className="section-title">Assignments</h2>
          {sent !== "" && (
            <p role="status" className="font-semibold text-accent-ink">
              Handed in: {sent}. Your grade stands on the page of grades.
            </p>
          )}
          <ul role="list" aria-label="Assignments" className="flex flex-col divide-y divide-line">
            {assignments.map(({ title, task }) => {
              const submission = own.find((entry) => entry.title === title);
              return (
                <li key={title} className="flex flex-col gap-3 py-4">
                  <div className="flex flex-wrap items-center justify-between gap-3">
                    <h3 className="font-semibold">{title}</h3>
                    {submission ? <@SubmissionGrade submission={submission} /> : <span className="text-sm text-muted">Not handed in</span>}
                  </div>
                  <p className="max-w-prose text-muted">{task}</p>
                  {submission && <p className="border-l-2 border-accent pl-3 whitespace-pre-line">{[submission.text, submission.file].filter(Boolean).join("\n")}</p>}
                  {chosen === title ? (
                    <@SubmissionForm title={title} onSubmit={(work) => handIn(title, work)} onCancel={() => setChosen("")} />
                  ) : (
                    <button type="button" className="button button-quiet self-start" onClick={() => setChosen(title)}>
                      {submission ? "Hand in again" : "Submit"}: {title}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      );
    }`;
}

function gradesCode(model: EntityModel): Code {
  const { grades, rows } = assignmentNames(model);
  return code`
    function ${grades}() {
      const all = @useRows(${model.collection});
      const submissions = @useRows(${rows});
      const names = new Map(all.map((row) => [row.id, ${titleOf(model, "row")}]));
      return (
        <@GradeBook
          submissions={submissions}
          nameOf={(id) => names.get(id) ?? "Deleted"}
          onGrade={(id, grade) => ${rows}.update(id, grade)}
        />
      );
    }`;
}
