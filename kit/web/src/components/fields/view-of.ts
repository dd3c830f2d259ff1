import type { FieldView } from "@/components/fields/field-view";
import { fieldViews } from "@/field-views";
import type { FieldKind } from "@/lib/fields/field-definition";

/** The view of a kind of field. Throws where the app has none for it. */
export function viewOf(kind: FieldKind): FieldView {
  const view = fieldViews[kind];
  if (view === undefined) throw new Error(`No view for fields of the kind "${kind}": add one to src/field-views.ts.`);
  return view;
}
