import { type ComponentProps, type ReactNode, useId } from "react";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/utils";
import * as words from "@/words/general";

/** A control with its label, and a description or an error below. `children` gets the attributes that tie them together. */
export function Field({
  label,
  required = false,
  description,
  error,
  children,
  className,
}: {
  label: string;
  required?: boolean | undefined;
  description?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
  className?: string | undefined;
}) {
  const id = useId();
  const help = error ?? description;
  const helpId = `${id}-help`;
  return (
    <div
      data-slot="field"
      data-invalid={error !== undefined}
      className={cn("flex min-w-0 flex-col gap-1.5", className)}
    >
      <Label htmlFor={id} className="justify-between wrap-anywhere">
        {label}
        {!required && (
          <span aria-hidden="true" className="font-normal text-muted-foreground">
            {words.optional}
          </span>
        )}
      </Label>
      {children({
        id,
        "aria-required": required,
        "aria-invalid": error !== undefined,
        "aria-describedby": help === undefined ? undefined : helpId,
      })}
      <FieldHelp id={helpId} isError={error !== undefined}>
        {help}
      </FieldHelp>
    </div>
  );
}

/** What a control has to say to assistive technology. */
export type ControlProps = Pick<
  ComponentProps<"input">,
  "id" | "aria-required" | "aria-invalid" | "aria-describedby"
>;

/** The description or the error below a control; nothing without a text. */
export function FieldHelp({
  id,
  isError,
  children,
}: {
  id: string;
  isError: boolean;
  children: string | undefined;
}) {
  if (children === undefined) return null;
  return (
    <p
      id={id}
      className={isError ? "text-sm font-medium text-destructive" : "text-sm text-muted-foreground"}
    >
      {children}
    </p>
  );
}
