// Form controls for choices: a select, a checkbox, stars and tags.
import { code } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";

const selectField = code`
  function SelectField({
    options,
    defaultValue,
    ...field
  }: @FieldProps & { options: readonly { value: string; label: string }[]; defaultValue?: string | undefined }) {
    const id = @useId();
    return (
      <@Field id={id} field={field}>
        <select {...@controlProps(id, field)} defaultValue={defaultValue ?? ""}>
          <option value="">{field.required === true ? "Choose…" : "None"}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </@Field>
    );
  }`;

const checkboxField = code`
  function CheckboxField({ label, name, defaultChecked }: { label: string; name: string; defaultChecked?: boolean | undefined }) {
    return (
      <label className="flex min-h-11 items-center gap-3 self-end text-sm font-semibold">
        <input type="checkbox" name={name} defaultChecked={defaultChecked} className="mark" />
        {label}
      </label>
    );
  }`;

const ratingField = code`
  function RatingField({
    label,
    name,
    max,
    defaultValue = 0,
  }: {
    label: string;
    name: string;
    max: number;
    defaultValue?: number | undefined;
  }) {
    const [value, setValue] = @useState(defaultValue);
    return (
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-sm font-semibold">
          {label}
        </span>
        <input type="hidden" name={name} value={value} />
        <@StarPicker label={label} value={value} max={max} onChange={setValue} onClear={() => setValue(0)} />
      </div>
    );
  }`;

const tagsField = code`
  function TagsField({
    suggestions,
    defaultValue = [],
    placeholder,
    ...field
  }: @FieldProps & { suggestions: readonly string[]; defaultValue?: readonly string[] | undefined; placeholder?: string }) {
    const id = @useId();
    const [text, setText] = @useState(defaultValue.join(", "));
    const tags = @splitTexts(text, /,/);

    function toggle(tag: string) {
      setText((tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]).join(", "));
    }

    return (
      <@Field id={id} field={{ hint: "Parted by commas", ...field }}>
        <input
          {...@controlProps(id, { hint: "Parted by commas", ...field })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={placeholder}
          autoComplete="off"
        />
        {suggestions.length > 0 && (
          <div role="group" aria-label={\`Suggestions for \${field.label}\`} className="flex flex-wrap gap-2">
            {suggestions.map((tag) => (
              <button key={tag} type="button" className="chip chip-choice" aria-pressed={tags.includes(tag)} onClick={() => toggle(tag)}>
                {tag}
              </button>
            ))}
          </div>
        )}
      </@Field>
    );
  }`;

/** Selects and checkboxes. */
export const choiceFields: Part[] = [
  { name: "SelectField", code: selectField },
  { name: "CheckboxField", code: checkboxField },
];

/** The larger controls, in a file of their own: a project has it only where rows are rated or tagged. */
export function choiceFieldModule(): ModuleSource {
  return {
    path: "src/components/choice-fields.tsx",
    library: true,
    parts: [
      { name: "RatingField", code: ratingField },
      { name: "TagsField", code: tagsField },
    ],
  };
}
