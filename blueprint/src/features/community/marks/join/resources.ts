// What the members of a group share: texts, typed or taken from a text file, that each member can download.
import { type Code, code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { oneModule } from "../marked-rows.ts";
import { joinNames } from "./members.ts";

const sharedTextModule: ModuleSource = {
  path: "src/lib/shared-texts.ts",
  library: true,
  parts: [
    {
      name: "SharedText",
      isType: true,
      comment: "A text that members share.",
      code: code`
        interface SharedText {
          /** The id of the group. */
          about: string;
          title: string;
          text: string;
        }`,
    },
    {
      name: "readSharedText",
      code: code`
        function readSharedText(saved: @SavedObject): @SharedText | null {
          const shared = { about: @readText(saved.about), title: @readText(saved.title), text: @readText(saved.text) };
          return shared.title === "" ? null : shared;
        }`,
    },
  ],
};

/** The store of the resources and their section on the group's page. */
export function resourceModules({ project, feature, model }: UnitCall<FeatureOf<"join">>): ModuleSource[] {
  const { resources, resourceRows } = joinNames(model);
  const key = `${project.blueprint.slug}/${feature.id}-resources`;
  return [
    sharedTextModule,
    oneModule(
      resourceRows,
      code`const ${resourceRows} = @createCollection<@SharedText>({ key: ${key}, read: @readSharedText, samples: () => [] });`,
    ),
    oneModule(resources, resourcesCode(model)),
  ];
}

function resourcesCode(model: EntityModel): Code {
  const { resources, resourceRows } = joinNames(model);
  const row = raw(model.one);
  return code`
    function ${resources}({ ${row} }: { ${row}: ${model.type} }) {
      const shared = @useRows(${resourceRows}).filter((sharedText) => sharedText.about === ${row}.id);
      const [errors, setErrors] = @useState<@FieldErrors>({});

      async function share(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form: @FormReading = { data: new FormData(element), errors: {} };
        const file = form.data.get("file");
        const fromFile = file instanceof File && file.size > 0 ? await file.text() : "";
        const title = @requiredText(form, "title", "Give the resource a title.");
        const text = @formText(form, "content") || fromFile;
        if (text === "") form.errors.content = "Write the content, or choose a text file.";
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        ${resourceRows}.add({ about: ${row}.id, title, text });
        element.reset();
      }

      return (
        <section className="card flex flex-col gap-6 p-6 sm:p-8">
          <h2 className="section-title">Shared resources</h2>
          ${resourceList(resourceRows.name)}
          <form noValidate onSubmit={(event) => void share(event)} className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
            <@TextField label="Title of the resource" name="title" required error={errors.title} />
            <label className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold">
              Text file
              <input type="file" name="file" accept=".txt,.md,.csv,text/*" className="control font-normal" />
            </label>
            <div className="sm:col-span-2">
              <@TextAreaField label="Content" name="content" error={errors.content} />
            </div>
            <button type="submit" className="button button-primary justify-self-start">
              Share resource
            </button>
          </form>
        </section>
      );
    }`;
}

function resourceList(rows: string): Code {
  return code`
    {shared.length === 0 ? (
      <p className="text-muted">Nothing is shared yet. Add notes, a plan or a text file for everyone in here.</p>
    ) : (
      <ul role="list" aria-label="Shared resources" className="divide-y divide-line">
        {shared.map((resource) => (
          <li key={resource.id} className="flex flex-wrap items-center gap-3 py-3">
            <@FileTextIcon className="size-5 text-muted" />
            <span className="min-w-0 flex-1 font-semibold break-words">{resource.title}</span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={\`Download \${resource.title}\`}
              onClick={() => @download(\`\${resource.title}.txt\`, { text: resource.text, type: "text/plain" })}
            >
              <@DownloadIcon className="size-4" />
              Download
            </button>
            <button type="button" className="icon-button" aria-label={\`Delete \${resource.title}\`} onClick={() => ${raw(rows)}.remove(resource.id)}>
              <@Trash2Icon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    )}`;
}
