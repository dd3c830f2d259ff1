// The timeline: rows with a first and a last day as bars over the months that they span.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { type EntityModel, fieldOf } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { rowLink } from "../../row-code.ts";

type Calendar = FeatureOf<"calendar">;

/** The names of what is written for the calendar of an entity's rows. */
export function calendarNames(model: EntityModel): { calendar: Reference; day: Reference; timeline: Reference } {
  const { name } = model.type;
  const calendar = `${model.folder}/${name}Calendar.tsx`;
  return {
    calendar: new Reference(`${name}Calendar`, calendar),
    day: new Reference(`${name}Day`, calendar),
    timeline: new Reference(`${name}Timeline`, `${model.folder}/${name}Timeline.tsx`),
  };
}

/** The timeline, where rows have a last day. */
export function timelineModules(call: UnitCall<Calendar>): ModuleSource[] {
  const { feature, model } = call;
  if (feature.end === null) return [];
  const { timeline } = calendarNames(model);
  const body = timelineCode(model, { start: feature.field, end: feature.end });
  return [{ path: timeline.from, library: true, parts: [{ name: timeline.name, code: body }] }];
}

function timelineCode(model: EntityModel, { start, end }: { start: string; end: string }): Code {
  const { timeline } = calendarNames(model);
  const row = raw(model.one);
  const [from, to] = [raw(fieldOf(model, start).key), raw(fieldOf(model, end).key)];
  return code`
    function ${timeline}() {
      const rows = @useRows(${model.collection})
        .filter((${row}) => ${row}.${from} !== "" && ${row}.${to} >= ${row}.${from})
        .toSorted((left, right) => @byDate(left.${from}, right.${from}));
      const first = rows[0]?.${from} ?? "";
      const last = rows.reduce((latest, ${row}) => (${row}.${to} > latest ? ${row}.${to} : latest), "");
      const days = (day: string) => (Date.parse(day) - Date.parse(first)) / 86_400_000;
      const whole = Math.max(1, days(last) + 1);
      if (rows.length === 0) return null;

      return (
        <section className="flex flex-col gap-4">
          <h2 className="section-title text-on-page">Timeline</h2>
          <div className="card flex flex-col gap-4 p-5">
            <p className="flex justify-between text-sm text-muted">
              <time dateTime={first}>{@formatDate(first)}</time>
              <time dateTime={last}>{@formatDate(last)}</time>
            </p>
            <ul role="list" aria-label="${raw(`Timeline of ${model.entity.name.many}`)}" className="flex flex-col gap-4">
              {rows.map((${row}) => (
                <li key={${row}.id} className="grid gap-1.5 md:grid-cols-[14rem_minmax(0,1fr)] md:items-center md:gap-4">
                  <div className="min-w-0">
                    ${rowLink(model)}
                    <p className="text-sm text-muted">
                      {@formatDate(${row}.${from})} – {@formatDate(${row}.${to})}
                    </p>
                  </div>
                  <div aria-hidden="true" className="h-3 rounded-full bg-sunken">
                    <div
                      className="h-full min-w-2 rounded-full bg-accent"
                      style={{
                        marginLeft: \`\${(days(${row}.${from}) / whole) * 100}%\`,
                        width: \`\${((days(${row}.${to}) - days(${row}.${from}) + 1) / whole) * 100}%\`,
                      }}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </section>
      );
    }`;
}
