// The file of a wizard: one form of which a part is shown at a time, so that what was typed stays where it is.
import { type Code, code, join, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { byId, hasValue, shown } from "../../../../writer/field/field-display.ts";
import { formControl, referenceOptions } from "../../../../writer/field/field-form.ts";
import type { EntityModel, FieldModel } from "../../../../writer/model/entity-model.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";

type Wizard = FeatureOf<"wizard">;

/** A step of a wizard with what it asks for. */
export interface WizardStep {
  name: string;
  fields: FieldModel[];
}

/** The steps of a wizard for rows of this entity, without the review. */
export function wizardSteps(model: EntityModel): WizardStep[] {
  const isContact = ({ type, label }: FieldModel): boolean =>
    ["email", "phone", "link"].includes(type) || /address|contact|city|country/i.test(label);
  const isLong = ({ type }: FieldModel): boolean => type === "paragraph" || type === "lines" || type === "tags";
  const rest = model.fields.filter((field) => field !== model.title);
  const contact = rest.filter(isContact);
  const notes = rest.filter((field) => !isContact(field) && isLong(field));
  const plain = rest.filter((field) => !isContact(field) && !isLong(field));
  const basics = contact.length + notes.length > 0 ? plain.slice(0, 2) : [];
  const steps = [
    { name: "Basics", fields: [model.title, ...basics] },
    { name: "Contact", fields: contact },
    { name: "Details", fields: plain.slice(basics.length) },
    { name: "Notes", fields: notes },
  ];
  return steps.filter(({ fields }) => fields.length > 0);
}

/** The component. */
export function wizardOf(model: EntityModel): Reference {
  return new Reference(`${model.type.name}Wizard`, `${model.folder}/${model.type.name}Wizard.tsx`);
}

function partOf(model: EntityModel, name: string): Reference {
  return new Reference(`${model.type.name}Wizard${name}`, wizardOf(model).from);
}

interface WizardCall {
  feature: Wizard;
  model: EntityModel;
}

/** `ClientWizard.tsx`, and what all wizards share. */
export function wizardModules(project: ProjectModel, call: WizardCall): ModuleSource[] {
  const progress = { name: "WizardProgress", comment: "How far one has come.", code: progressCode };
  return [wizardModule(project, call), { path: "src/components/WizardProgress.tsx", library: true, parts: [progress] }];
}

function wizardModule(project: ProjectModel, { feature, model }: WizardCall): ModuleSource {
  const steps = wizardSteps(model);
  const keys = steps.map(({ name, fields }) => code`{ name: ${name}, fields: ${{ literal: fields.map(({ key }) => key) }} },`);
  return {
    path: wizardOf(model).from,
    library: true,
    parts: [
      {
        name: partOf(model, "Steps").name,
        code: code`
          const ${partOf(model, "Steps")}: readonly { name: string; fields: readonly string[] }[] = [
            ${keys}
            { name: "Review", fields: [] },
          ];`,
      },
      { name: partOf(model, "Key").name, code: code`const ${partOf(model, "Key")} = ${`${project.blueprint.slug}/${feature.id}`};` },
      { name: wizardOf(model).name, code: wizardCode(model) },
      { name: partOf(model, "Fields").name, code: fieldsCode(project, model) },
      { name: partOf(model, "Review").name, code: reviewCode(project, model) },
    ],
  };
}

function wizardCode(model: EntityModel): Code {
  const steps = partOf(model, "Steps");
  const key = partOf(model, "Key");
  const { one } = model.entity.name;
  const reader = new Reference(`read${model.form.name}`, model.form.from);
  return code`
    function ${wizardOf(model)}() {
      const [round, setRound] = @useState(0);
      const [step, setStep] = @useState(0);
      const [draft, setDraft] = @useState<${model.draft} | null>(null);
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const isLast = step === ${steps}.length - 1;

      function goOn(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        if (isLast && draft) return create(draft);
        const reading: @FormReading = { data: new FormData(element), errors: {} };
        const read = ${reader}(reading);
        const wrong = ${steps}[step]?.fields.filter((name) => reading.errors[name] !== undefined) ?? [];
        setErrors(Object.fromEntries(wrong.map((name) => [name, reading.errors[name] ?? ""])));
        if (wrong.length > 0) return element.querySelector<HTMLElement>(\`[name="\${wrong[0]}"]\`)?.focus();
        @writeItem(${key}, JSON.stringify(read));
        setDraft(read);
        setStep(step + 1);
      }

      function create(made: ${model.draft}) {
        ${model.collection}.add(made);
        @writeItem(${key}, "");
        @showNotice({ message: ${`Created the ${one}.`} });
        setStep(0);
        setDraft(null);
        setRound(round + 1);
      }

      return (
        <form key={round} noValidate onSubmit={goOn} ${attribute("aria-label", `New ${one}`)} className="card flex max-w-3xl flex-col gap-6 p-5 sm:p-8">
          <@WizardProgress names={${steps}.map(({ name }) => name)} step={step} />
          <${partOf(model, "Fields")} step={step} errors={errors} />
          {isLast && draft && <${partOf(model, "Review")} draft={draft} />}
          <div className="flex flex-wrap gap-3 border-t border-line pt-6">
            {step > 0 && (
              <button type="button" className="button button-quiet" onClick={() => setStep(step - 1)}>
                Back
              </button>
            )}
            <button type="submit" className="button button-primary">
              {isLast ? ${`Create ${one}`} : "Next"}
            </button>
          </div>
        </form>
      );
    }`;
}

function fieldsCode(project: ProjectModel, model: EntityModel): Code {
  const sets = wizardSteps(model).map(
    ({ name, fields }, at) => code`
      <fieldset hidden={step !== ${at}} className="grid gap-5">
        <legend className="section-title mb-5">${jsxText(name)}</legend>
        ${fields.map((field) => formControl(project, field))}
      </fieldset>`,
  );
  return code`
    function ${partOf(model, "Fields")}({ step, errors }: { step: number; errors: @FieldErrors }) {
      const [initial] = @useState(() => {
        const saved = @parseJson(@readItem(${partOf(model, "Key")}));
        return @isSavedObject(saved) ? ${model.read}(saved) : null;
      });
      ${join(referenceOptions(project, model.fields))}

      return (
        <>
          ${sets}
        </>
      );
    }`;
}

function reviewCode(project: ProjectModel, model: EntityModel): Code {
  const references = byId(project.entities);
  const facts = model.fields.map((field) => {
    const condition = hasValue(field, "draft");
    const fact = code`
      <div>
        <dt>${jsxText(field.label)}</dt>
        <dd>${shown(field, "draft", references)}</dd>
      </div>`;
    return condition === undefined ? fact : code`{${condition} && (${fact})}`;
  });
  return code`
    function ${partOf(model, "Review")}({ draft }: { draft: ${model.draft} }) {
      return (
        <fieldset className="grid gap-5">
          <legend className="section-title mb-5">Review</legend>
          <dl className="fact-list">
            ${facts}
          </dl>
        </fieldset>
      );
    }`;
}

const progressCode = code`
  function WizardProgress({ names, step }: { names: readonly string[]; step: number }) {
    return (
      <div className="flex flex-col gap-3">
        <p aria-live="polite" className="text-sm font-semibold text-muted">
          Step {step + 1} of {names.length}
        </p>
        <ol className="flex gap-2">
          {names.map((name, at) => (
            <li key={name} aria-current={at === step ? "step" : undefined} className="flex min-w-0 flex-1 flex-col gap-1.5">
              <span aria-hidden="true" className={at <= step ? "h-1.5 rounded-full bg-accent" : "h-1.5 rounded-full bg-sunken"} />
              <span className={at === step ? "truncate text-sm font-semibold" : "truncate text-sm text-muted"}>{name}</span>
            </li>
          ))}
        </ol>
      </div>
    );
  }`;
