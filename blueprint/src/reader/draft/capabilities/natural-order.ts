// How anybody would narrow and sort such a list, by the types of its fields.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import type { DraftEntity } from "../plan.ts";

/** The fields by which anybody would narrow such a list. */
export function naturalFilters(entity: DraftEntity): Field[] {
  const order = ["choice", "boolean", "tags", "reference", "references", "anyReference"];
  const fit = entity.fields.filter((field) => order.includes(field.type));
  if (fit.length === 0)
    return entity.fields.filter(({ type, label }) => type === "text" && lexicon.names(label, "grouping-label")).slice(0, 3);
  return fit.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type)).slice(0, 3);
}

/** The day of rows that most of are still to come, such as events, which stand in this order; null for none. */
export function upcomingDay(entity: DraftEntity, samples: Entity["samples"]): string | null {
  const day = entity.fields.find(({ type }) => type === "date" || type === "datetime");
  const days = samples.flatMap((row) => {
    const away = Number.parseInt(String(row[day?.id ?? ""] ?? ""), 10);
    // Years of the calendar are no days from today.
    return Number.isNaN(away) || Math.abs(away) >= FAR_DAYS ? [] : [away];
  });
  return day !== undefined && days.filter((one) => one > 0).length > days.length / 2 ? day.id : null;
}

const FAR_DAYS = 1000;

/** The fields by which anybody would sort such a list. */
export function naturalSorts(entity: DraftEntity): string[] {
  const title = entity.titleField;
  const order = ["date", "rating", "money", "number", "duration"];
  const others = order.flatMap((type) => entity.fields.filter((field) => field.type === type).slice(0, 1)).slice(0, 3);
  return [title, ...others.map((field) => field.id)];
}
