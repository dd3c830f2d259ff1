// An entity's form, and the page that adds or edits with it.
import { type Code, code, join, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import { can, type EntityModel } from "../model/entity-model.ts";
import { withArticle } from "../model/names.ts";
import { homeTitle, type ProjectModel } from "../model/project-model.ts";
import { NUMBER_TYPES } from "../field/field-data.ts";
import { titleOf } from "../field/field-display.ts";
import { formControl, readFormField, referenceOptions } from "../field/field-form.ts";

function formPages(model: EntityModel): string {
  return model.form.from;
}

/** The reference to the page that adds a row. */
export function addPageOf(model: EntityModel): Reference {
  return new Reference(`Add${model.type.name}Page`, formPages(model));
}

/** The reference to the page that edits a row. */
export function editPageOf(model: EntityModel): Reference {
  return new Reference(`Edit${model.type.name}Page`, formPages(model));
}

/** Whether adding has a page of its own. */
export function hasAddPage(model: EntityModel): boolean {
  return can(model, "add") && !model.isQuick;
}

/** `RecipeForm.tsx` and `RecipeEditorPage.tsx`. */
export function formModules(project: ProjectModel, model: EntityModel): ModuleSource[] {
  return [
    {
      path: model.form.from,
      library: true,
      parts: [
        { name: `read${model.form.name}`, code: reader(model) },
        { name: model.form.name, code: form(project, model) },
      ],
    },
    { path: formPages(model), library: true, parts: [...addPage(model), ...editPage(project, model)] },
  ];
}

function readerOf(model: EntityModel): Reference {
  return new Reference(`read${model.form.name}`, model.form.from);
}

function reader(model: EntityModel): Code {
  const reads = model.fields.map((field) => code`${raw(field.key)}: ${readFormField(field)},`);
  return code`
    function ${readerOf(model)}(form: @FormReading): ${model.draft} {
      return {
        ${reads}
      };
    }`;
}

function form(project: ProjectModel, model: EntityModel): Code {
  const controls = model.fields.map((field) => {
    const control = formControl(project, field);
    return ["paragraph", "lines", "tags"].includes(field.type) || field === model.title
      ? code`<div className="sm:col-span-2">${control}</div>`
      : control;
  });
  const lookups = referenceOptions(project, model.fields);
  return model.isQuick
    ? quickForm(model, { lookups, controls: model.fields.map((field) => formControl(project, field)) })
    : fullForm(model, { lookups, controls });
}

const submitBody = (model: EntityModel, after: Code | undefined): Code => code`
  function handleSubmit(event: @FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const reading: @FormReading = { data: new FormData(element), errors: {} };
    const draft = ${readerOf(model)}(reading);
    setErrors(reading.errors);
    const [wrong] = Object.keys(reading.errors);
    if (wrong !== undefined) {
      element.querySelector<HTMLElement>(\`[name="\${wrong}"]\`)?.focus();
      return;
    }
    onSubmit(draft);
    ${after}
  }`;

interface FormParts {
  lookups: readonly Code[];
  controls: readonly Code[];
}

function fullForm(model: EntityModel, { lookups, controls }: FormParts): Code {
  return code`
    function ${model.form}({
      initial,
      submitLabel,
      cancelTo,
      onSubmit,
    }: {
      initial?: ${model.type};
      submitLabel: string;
      cancelTo: string;
      onSubmit: (draft: ${model.draft}) => void;
    }) {
      const [errors, setErrors] = @useState<@FieldErrors>({});
      ${join(lookups)}

      ${submitBody(model, undefined)}

      return (
        <form noValidate onSubmit={handleSubmit} className="card grid max-w-3xl gap-6 p-5 sm:grid-cols-2 sm:p-8">
          ${controls}
          <div className="flex flex-wrap gap-3 border-t border-line pt-6 sm:col-span-2">
            <button type="submit" className="button button-primary">
              {submitLabel}
            </button>
            <@Link to={cancelTo} className="button button-quiet">
              Cancel
            </@Link>
          </div>
        </form>
      );
    }`;
}

/** One line above the list; where rows can be edited, the same form serves on the page that edits. */
function quickForm(model: EntityModel, { lookups, controls }: FormParts): Code {
  const [first, ...rest] = model.fields.map((field, index) => {
    const narrow = NUMBER_TYPES.has(field.type) || field.type === "date" || field.type === "time";
    if (field.type === "boolean") return code`{initial && ${controls[index]}}`;
    return code`<div className="${raw(field === model.title ? "min-w-0 flex-[2_1_14rem]" : `min-w-0 ${narrow ? "flex-[1_1_10rem]" : "flex-[1_1_10rem]"}`)}">${controls[index]}</div>`;
  });
  return code`
    function ${model.form}({
      initial,
      submitLabel,
      onSubmit,
    }: {
      initial?: ${model.type};
      submitLabel: string;
      onSubmit: (draft: ${model.draft}) => void;
    }) {
      const [errors, setErrors] = @useState<@FieldErrors>({});
      ${join(lookups)}

      ${submitBody(model, code`element.reset();`)}

      return (
        <form noValidate onSubmit={handleSubmit} aria-label={submitLabel} className="card flex flex-wrap items-start gap-4 p-5">
          ${first}
          ${rest}
          <button type="submit" className="button button-primary quick-submit">
            {!initial && <@PlusIcon className="size-4" />}
            {submitLabel}
          </button>
        </form>
      );
    }`;
}

/** `AddRecipePage`, where adding needs a page of its own. */
function addPage(model: EntityModel): Part[] {
  if (!hasAddPage(model)) return [];
  const { one } = model.entity.name;
  const added = raw(model.one);
  return [
    {
      name: addPageOf(model).name,
      code: code`
        function ${addPageOf(model)}() {
          const navigate = @useNavigate();

          function add(draft: ${model.draft}) {
            const ${added} = ${model.collection}.add(draft);
            @showNotice({ message: \`Added “\${${titleOf(model, model.one)}}”.\` });
            void navigate(${model.hasDetail ? raw(`\`${model.base}/\${${model.one}.id}\``) : code`${model.home ?? "/"}`});
          }

          return (
            <>
              <@PageHeading ${attribute("title", `Add ${withArticle(one)}`)} />
              <${model.form} ${attribute("submitLabel", `Add ${one}`)} cancelTo="${raw(model.home ?? "/")}" onSubmit={add} />
            </>
          );
        }`,
    },
  ];
}

/** `EditRecipePage`. */
function editPage(project: ProjectModel, model: EntityModel): Part[] {
  if (!can(model, "edit")) return [];
  const { one } = model.entity.name;
  const row = raw(model.one);
  const back = model.hasDetail ? raw(`{\`${model.base}/\${${model.one}.id}\`}`) : raw(`"${model.home ?? "/"}"`);
  return [
    {
      name: editPageOf(model).name,
      code: code`
        function ${editPageOf(model)}() {
          const navigate = @useNavigate();
          const { id } = @useParams();
          const ${row} = @useRows(${model.collection}).find((candidate) => candidate.id === id);
          if (!${row}) return <@NotFoundPage />;

          return (
            <>
              ${when(model.isQuick, () => code`<@BackLink to="${raw(model.home ?? "/")}">${jsxText(homeTitle(project, model))}</@BackLink>`)}
              <@PageHeading title={\`Edit \${${titleOf(model, model.one)}}\`} />
              <${model.form}
                initial={${row}}
                submitLabel="Save changes"
                ${when(!model.isQuick, code`cancelTo=${back}`)}
                onSubmit={(draft) => {
                  ${model.collection}.update(${row}.id, draft);
                  @showNotice({ message: ${`Saved the ${one}.`} });
                  void navigate(${raw(back.text.replace(/^\{|\}$/g, ""))});
                }}
              />
            </>
          );
        }`,
    },
  ];
}
