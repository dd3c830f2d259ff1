// The form controls of the generated app: a label, a control, and a message tied to it.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { choiceFields } from "./choice-fields.ts";

/** `src/components/fields.tsx`. */
export function fieldsModule(): ModuleSource {
  return {
    path: "src/components/fields.tsx",
    opening: "Form controls: each has a visible label, and its message is tied to it for assistive technology.",
    library: true,
    parts: [
      {
        name: "FieldProps",
        isType: true,
        code: code`
          interface FieldProps {
            label: string;
            name: string;
            error?: string | undefined;
            hint?: string;
            required?: boolean;
          }`,
      },
      { name: "Field", code: fieldFrame },
      {
        name: "controlProps",
        code: code`
          function controlProps(id: string, { name, error, hint, required = false }: @FieldProps) {
            return {
              id,
              name,
              className: "control",
              "aria-required": required,
              "aria-invalid": error !== undefined,
              "aria-describedby": error !== undefined || hint !== undefined ? \`\${id}-help\` : undefined,
            };
          }`,
      },
      { name: "TextField", code: textField },
      { name: "TextAreaField", code: textAreaField },
      ...choiceFields,
    ],
  };
}

const fieldFrame = code`
  function Field({ id, field, children }: { id: string; field: @FieldProps; children: @ReactNode }) {
    const help = field.error ?? field.hint;
    return (
      <div className="flex min-w-0 flex-col gap-1.5">
        <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm font-semibold">
          {field.label}
          {field.required !== true && (
            <span aria-hidden="true" className="font-normal text-muted">
              Optional
            </span>
          )}
        </label>
        {children}
        {help !== undefined && (
          <p id={\`\${id}-help\`} className={field.error === undefined ? "text-sm text-muted" : "text-sm font-medium text-danger"}>
            {help}
          </p>
        )}
      </div>
    );
  }`;

const textField = code`
  function TextField({
    type = "text",
    inputMode,
    unit,
    placeholder,
    defaultValue,
    ...field
  }: @FieldProps & {
    type?: "text" | "email" | "tel" | "url" | "date" | "time";
    inputMode?: "decimal";
    unit?: string;
    placeholder?: string;
    defaultValue?: string | number | undefined;
  }) {
    const id = @useId();
    return (
      <@Field id={id} field={field}>
        <div className="flex items-center gap-2">
          <input {...@controlProps(id, field)} type={type} inputMode={inputMode} placeholder={placeholder} defaultValue={defaultValue} autoComplete="off" />
          {unit !== undefined && <span className="shrink-0 text-sm text-muted">{unit}</span>}
        </div>
      </@Field>
    );
  }`;

const textAreaField = code`
  function TextAreaField({ placeholder, defaultValue, ...field }: @FieldProps & { placeholder?: string; defaultValue?: string | undefined }) {
    const id = @useId();
    return (
      <@Field id={id} field={field}>
        <textarea {...@controlProps(id, field)} rows={5} placeholder={placeholder} defaultValue={defaultValue} />
      </@Field>
    );
  }`;
