import type { Field } from "../../../schema/entity.ts";

/** A field as a formula names it, by its label. */
export const nameInFormula = ({ label }: Pick<Field, "label">): string =>
  /^[A-Za-z]\w*$/.test(label) ? label : `"${label.replaceAll('"', "")}"`;
