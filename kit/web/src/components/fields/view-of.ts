import type { FieldView } from "@/components/fields/field-view";
import { fieldViews } from "@/field-views";
import type { FieldKind } from "@/lib/fields/field-definition";

const views: Readonly<Partial<Record<FieldKind, FieldView>>> = fieldViews;

/** The view of a kind of field. Throws for a kind that `lib/fields` does not export. */
export function viewOf(kind: FieldKind): FieldView {
  const view = views[kind];
  if (view === undefined)
    throw new Error(
      `No view for fields of the kind "${kind}": export it in src/lib/fields and add its view to src/field-views.ts.`,
    );
  return view;
}
