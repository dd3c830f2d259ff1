import type { CheckStep } from "../../schema/check.ts";
import { can } from "../../model/entity-model.ts";
import { addLabel } from "../../model/new-entry.ts";
import { addsInPlace, controlOf, rowControl, namedSample, openSample, type Place } from "../place.ts";

/** Opens the form for a new row, or the one that edits a row; none where there is neither. */
export function openForm(place: Place): CheckStep[] {
  const { model } = place;
  if (can(model, "add"))
    return [
      { do: "open", path: addsInPlace(model) ? place.home : `${model.base}/new` },
      { do: "expectVisible", target: controlOf(model.title) },
      { do: "expectVisible", target: { role: "button", name: addLabel(model), exact: true } },
    ];
  const named = namedSample(place);
  if (!can(model, "edit") || named === null) return [];
  const edit = rowControl(place, named.title, { role: "link", name: "Edit" });
  return [openSample(place, named.index), { do: "click", target: edit }, { do: "expectVisible", target: controlOf(model.title) }];
}
