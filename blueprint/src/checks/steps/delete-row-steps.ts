import { countReferring } from "../../model/effects/referrers.ts";
import { say } from "../../project/words/say.ts";
import type { CheckStep, Target } from "../../schema/check.ts";
import { type Place, rowControl } from "../place.ts";

/** Deletes a sample where it is shown. Where rows of other things refer to it, a dialog says how many before. */
export function deleteRowSteps(place: Place, { index, title }: { index: number; title: string }): CheckStep[] {
  const button = { role: "button", name: say.general.remove() } as const;
  const begun: CheckStep = { do: "click", target: rowControl(place, title, button) };
  const referring = countReferring(place.project, place.model, index);
  if (referring.length === 0) return [begun];
  const dialog: Target = { role: "dialog", name: say.general.deleteRow({ title }) };
  return [
    begun,
    ...referring.map(({ model: { entity }, count }): CheckStep => {
      const { one, many } = entity.name;
      return { do: "expectText", target: dialog, contains: say.general.countOfRows({ count, one, many }) };
    }),
    { do: "click", target: { ...button, exact: true, within: dialog } },
  ];
}
