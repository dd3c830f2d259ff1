import { CircleAlert } from "lucide-react";
import { type ReactElement, cloneElement, useId } from "react";
import { classNames } from "../../class-names.ts";
import { Label } from "./label.tsx";

interface ControlProps {
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
}

/** Props of a field. `error` is the service's message; it is shown under the control, linked to it and announced. */
export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  className?: string;
  /** One control: Input, Textarea, Select. */
  children: ReactElement<ControlProps>;
}

/** A control with its label, hint and error, linked for screen readers. */
export function Field({ label, hint, error, isLabelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const hasError = error !== null && error !== undefined && error !== "";
  const described = [hint === undefined ? "" : `${id}-hint`, hasError ? `${id}-error` : ""].filter(Boolean).join(" ");
  const control = cloneElement(children, {
    id,
    "aria-describedby": described === "" ? undefined : described,
    "aria-invalid": hasError || undefined,
  });
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <Label htmlFor={id} className={isLabelHidden ? "sr-only" : undefined}>
        {label}
      </Label>
      {control}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className={hasError ? "flex items-start gap-1.5 text-sm text-bad" : "sr-only"}>
        {hasError && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {error}
      </p>
    </div>
  );
}
