import type { LucideIcon } from "lucide-react-native";
import type { ComponentType } from "react";
import type * as fields from "@/lib/fields";
import type { Field } from "@/lib/fields/field-definition";

/** The properties of a control. */
export interface FieldInputProps {
  field: Field<unknown>;
  /** The name in the form's data. */
  name: string;
  /** The value that the control begins with; empty without one. */
  value?: unknown;
  /** Below the control, where there is no error. */
  description?: string | undefined;
  error?: string | undefined;
}

/** The properties of a value that is shown. */
export interface FieldValueProps {
  field: Field<unknown>;
  value: unknown;
  /** Whether there is room for one line only. */
  isShort?: boolean;
  /** The size of its text; small where there is room for one line only. */
  size?: "footnote" | "subhead" | "body";
}

/** The properties of a control that changes a value where it is shown. */
export interface FieldControlProps {
  field: Field<unknown>;
  value: unknown;
  /** What the row is called that has the value. */
  title: string;
  onChange: (value: unknown) => void;
}

/** How a kind of field is asked for and shown. */
export interface FieldView {
  /** Its labelled control, which `readForm` reads. */
  Input: ComponentType<FieldInputProps>;
  /** A value that is not empty; without one it is formatted as a text. */
  Value?: ComponentType<FieldValueProps>;
  /** Changes a value where it is shown, of kinds that are switched or rated in place. */
  Control?: ComponentType<FieldControlProps>;
  /** Whether the control stands at the end of a cell; cells that follow each other are a group. */
  isCell?: boolean;
  /** Whether a value is a section of its own on a page. */
  isLong?: boolean;
  /** Stands for the kind in a line of facts. */
  icon?: LucideIcon;
  /** Whether a value in a line of facts does not say what it is, and has its label before it. */
  isLabelled?: boolean;
}

/** A view for each kind of field that `lib/fields` exports: one that is missing in `field-views.ts` is a compile error. */
export type FieldViews = Readonly<Record<keyof typeof fields, FieldView>>;
