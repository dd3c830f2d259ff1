// What a person does to a row from wherever it is shown: delete it with a way back, switch a mark, rate it, send its
// lines to another list.
import { type Code, code, raw, Reference } from "../code/code.ts";
import type { Part } from "../code/module.ts";
import { jsxText, template } from "../code/text.ts";
import { capabilitiesOf, type CapabilityOf, type EntityModel, type FieldModel, fieldOf } from "../model/entity-model.ts";
import { pascal } from "../model/names.ts";
import { entityOf, type ProjectModel } from "../model/project-model.ts";
import { emptyValue } from "../field/field-data.ts";
import { markWords, titleOf } from "../field/field-display.ts";

/** The function that deletes a row and offers the way back. */
export function deleteFunction(model: EntityModel): Reference {
  return new Reference(`delete${model.type.name}`, model.type.from);
}

/** The function that performs a `send`. */
export function sendFunction(model: EntityModel, send: CapabilityOf<"send">): Reference {
  return new Reference(`send${model.type.name}${pascal(send.field)}`, model.type.from);
}

/** The parts of `recipe.ts` that change rows. */
export function actionParts(project: ProjectModel, model: EntityModel): Part[] {
  const row = raw(model.one);
  const deletes: Part = {
    name: deleteFunction(model).name,
    comment: "Deletes at once and offers the way back.",
    code: code`
      function ${deleteFunction(model)}(${row}: ${model.type}) {
        const undo = ${model.collection}.remove(${row}.id);
        @showNotice({ message: \`Deleted “\${${titleOf(model, model.one)}}”.\`, undo });
      }`,
  };
  return [deletes, ...capabilitiesOf(model, "send").map((send) => sendPart(project, model, send))];
}

function sendPart(project: ProjectModel, model: EntityModel, send: CapabilityOf<"send">): Part {
  const target = entityOf(project, send.to);
  const source = fieldOf(model, send.field);
  const named = ["text", "paragraph"].includes(target.title.type) ? target.title : target.fields.find((field) => field.type === "text");
  const values = target.fields.map((field) => {
    if (field === named) return code`${raw(field.key)}: line,`;
    if (field.type === "reference" && field.of === model.entity.id) return code`${raw(field.key)}: ${raw(model.one)}.id,`;
    return code`${raw(field.key)}: ${startingValue(field)},`;
  });
  return {
    name: sendFunction(model, send).name,
    comment: `Copies the lines to the ${target.entity.name.many}, the first line on top, and offers the way back.`,
    code: code`
      function ${sendFunction(model, send)}(${raw(model.one)}: ${model.type}) {
        const added = ${raw(model.one)}.${raw(source.key)}.toReversed().map((line) =>
          ${target.collection}.add({
            ${values}
          }),
        );
        @showNotice({
          message: \`Added \${@formatCount(added.length, ${target.entity.name.one}, ${target.entity.name.many})}.\`,
          undo: () => {
            for (const { id } of added) ${target.collection}.remove(id);
          },
        });
      }`,
  };
}

/** What a field holds in a row that no form made. */
function startingValue(field: FieldModel): Code {
  if (!field.required) return emptyValue(field);
  if (field.type === "choice") return code`${field.options?.[0] ?? ""}`;
  if (field.type === "number") return code`${Math.max(1, field.min ?? 1)}`;
  return field.type === "date" ? code`@localDate()` : emptyValue(field);
}

/** The button that performs a `send`. */
export function sendButton(model: EntityModel, send: CapabilityOf<"send">): Code {
  return code`
    <button type="button" className="button button-quiet relative z-10" onClick={() => ${sendFunction(model, send)}(${raw(model.one)})}>
      <@ListPlusIcon className="size-4" />
      ${jsxText(send.verb)}
    </button>`;
}

/** Whether a mark says "I love this" rather than "this is done". */
export function isFavourite(field: FieldModel): boolean {
  return /favou?rite|loved?|liked?|starred/i.test(`${field.id} ${field.label} ${field.mark?.on ?? ""}`);
}

/** Whether a marked row is behind one: it is struck through. */
export function isDone(field: FieldModel): boolean {
  return /done|bought|complete|finish|pack|purchase|paid|closed|resolved|collected|cleaned|watered/i.test(
    `${field.id} ${field.mark?.on ?? ""}`,
  );
}

/** The accessible name of a mark's checkbox: `Bought: Milk`. */
export function markControl(model: EntityModel, field: FieldModel): Code {
  return code`
    ${isFavourite(field) ? code`<@HeartMark` : code`<@Mark`}
      label={${template(`${markWords(field).on}: `, titleOf(model, model.one))}}
      checked={${raw(model.one)}.${raw(field.key)}}
      onChange={(value) => ${model.collection}.update(${raw(model.one)}.id, { ${raw(field.key)}: value })}
    />`;
}

/** Stars that rate a row in place. */
export function rateControl(model: EntityModel, field: FieldModel): Code {
  return code`
    <@StarPicker
      label={${template(`${field.label} of `, titleOf(model, model.one))}}
      value={${raw(model.one)}.${raw(field.key)}}
      max={${field.max ?? 5}}
      onChange={(value) => ${model.collection}.update(${raw(model.one)}.id, { ${raw(field.key)}: value })}
    />`;
}

/** Icon buttons that edit and delete a row where it is listed. */
export function rowActions(model: EntityModel, kinds: { edits: boolean; deletes: boolean }): Code {
  const row = raw(model.one);
  const edit = code`
    <@Link className="icon-button" to={\`${raw(model.base)}/\${${row}.id}/edit\`} aria-label={\`Edit \${${titleOf(model, model.one)}}\`} title="Edit">
      <@PencilIcon className="size-4" />
    </@Link>`;
  const remove = code`
    <button type="button" className="icon-button" aria-label={\`Delete \${${titleOf(model, model.one)}}\`} title="Delete" onClick={() => ${deleteFunction(model)}(${row})}>
      <@Trash2Icon className="size-4" />
    </button>`;
  return code`
    <div className="relative z-10 flex shrink-0">
      ${kinds.edits ? edit : undefined}
      ${kinds.deletes ? remove : undefined}
    </div>`;
}
