// The files of lessons: the content of one course below its facts, and how far one is in all of them.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { progressModule } from "../../play/progress-module.ts";
import { questionModules } from "../../play/question-modules.ts";
import { subjectsOf } from "./course-content.ts";
import { lessonsLibrary } from "./lessons-library.ts";

type Lessons = FeatureOf<"lessons">;

/** The names of what is written for the lessons of an entity. */
export function lessonNames({ type, one, folder }: EntityModel): { section: Reference; progress: Reference; rows: Reference } {
  return {
    section: new Reference(`${type.name}Lessons`, `${folder}/${type.name}Lessons.tsx`),
    progress: new Reference(`${type.name}Progress`, `${folder}/${type.name}Progress.tsx`),
    rows: new Reference(`${one}ModulesDone`, `${folder}/${one}ModulesDone.ts`),
  };
}

/** The files of lessons. */
export function lessonsModules({ project, feature, model }: UnitCall<Lessons>): ModuleSource[] {
  const { section, progress, rows } = lessonNames(model);
  return [
    ...questionModules([]),
    progressModule,
    ...lessonsLibrary(subjectsOf(project, model)),
    {
      path: "src/lib/completed-modules.ts",
      opening: "Which modules of which courses are completed.",
      library: true,
      parts: completedParts,
    },
    {
      path: rows.from,
      library: true,
      parts: [
        {
          name: rows.name,
          code: code`
            const ${rows} = @createCollection<@CompletedModule>({ key: ${`${project.blueprint.slug}/${feature.id}`}, read: @readCompletedModule, samples: () => [] });`,
        },
      ],
    },
    { path: section.from, library: true, parts: [{ name: section.name, code: sectionCode(model) }] },
    { path: progress.from, library: true, parts: [{ name: progress.name, code: progressCode(model) }] },
  ];
}

const completedParts = [
  {
    name: "CompletedModule",
    isType: true,
    code: code`
      interface CompletedModule {
        /** The id of the course. */
        about: string;
        title: string;
      }`,
  },
  {
    name: "readCompletedModule",
    code: code`
      function readCompletedModule(saved: @SavedObject): @CompletedModule | null {
        const title = @readText(saved.title);
        return title === "" ? null : { about: @readText(saved.about), title };
      }`,
  },
];

function sectionCode(model: EntityModel): Code {
  const { section, rows } = lessonNames(model);
  const row = raw(model.one);
  return code`
    function ${section}({ ${row} }: { ${row}: ${model.type} }) {
      const done = @useRows(${rows}).filter(({ about }) => about === ${row}.id).map(({ title }) => title);
      const [open, setOpen] = @useState("");
      const modules = @courseModules(${titleOf(model, model.one)});
      const next = modules.find(({ title }) => !done.includes(title));

      return (
        <section aria-labelledby="lessons" className="card flex flex-col gap-5 p-6 sm:p-8">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="lessons" className="section-title">Content</h2>
            {next && open === "" && (
              <button type="button" className="button button-primary" onClick={() => setOpen(next.title)}>
                {done.length === 0 ? "Start learning" : "Continue learning"}
              </button>
            )}
          </div>
          <p role="status" className="text-muted">
            {done.length} of {modules.length} modules completed{next ? "" : ". Well done!"}
          </p>
          <@LearningProgress label="Modules completed" value={done.length} max={modules.length} />
          <ol aria-label="Modules" className="flex flex-col divide-y divide-line">
            {modules.map((module, index) => (
              <li key={module.title} className="flex flex-col gap-4 py-3">
                <h3>
                  <button type="button" className="flex min-h-11 w-full items-center gap-3 text-left font-semibold hover:text-accent-ink" aria-expanded={open === module.title} onClick={() => setOpen(open === module.title ? "" : module.title)}>
                    {done.includes(module.title) ? <@CircleCheckIcon className="size-5 shrink-0 text-accent-ink" /> : <@CircleIcon className="size-5 shrink-0 text-muted" />}
                    <span className="min-w-0 flex-1">
                      Module {index + 1}: {module.title}
                    </span>
                    <@ChevronDownIcon className={\`size-5 shrink-0 \${open === module.title ? "rotate-180" : ""}\`} />
                  </button>
                </h3>
                {open === module.title && (
                  <@CourseModuleView module={module} isDone={done.includes(module.title)} onComplete={() => ${rows}.add({ about: ${row}.id, title: module.title })} />
                )}
              </li>
            ))}
          </ol>
        </section>
      );
    }`;
}

function progressCode(model: EntityModel): Code {
  const { progress, rows } = lessonNames(model);
  const row = raw(model.one);
  return code`
    function ${progress}() {
      const all = @useRows(${model.collection});
      const done = @useRows(${rows});
      const begun = all
        .map((${row}) => {
          const total = @courseModules(${titleOf(model, model.one)}).length;
          return { id: ${row}.id, title: ${titleOf(model, model.one)}, total, count: Math.min(total, done.filter(({ about }) => about === ${row}.id).length) };
        })
        .filter(({ count }) => count > 0);

      return (
        <section aria-label="Progress" className="flex flex-col gap-4">
          {begun.length === 0 ? (
            <@EmptyState title="Nothing begun yet">
              <p>${jsxText(`Open one of the ${model.entity.name.many} and complete its first module.`)}</p>
              <@Link to="${raw(model.home ?? "/")}" className="button button-primary">
                ${jsxText(`See all ${model.entity.name.many}`)}
              </@Link>
            </@EmptyState>
          ) : (
            <ul role="list" aria-label="Progress" className="grid gap-4 sm:grid-cols-2">
              {begun.map(({ id, title, count, total }) => (
                <li key={id} className="card flex flex-col gap-3 p-5">
                  <@Link to={\`${raw(model.base)}/\${id}\`} className="card-title hover:underline">
                    {title}
                  </@Link>
                  <p className="text-sm text-muted">
                    {count} of {total} modules completed
                  </p>
                  <@LearningProgress label={\`Progress in \${title}\`} value={count} max={total} />
                </li>
              ))}
            </ul>
          )}
        </section>
      );
    }`;
}
