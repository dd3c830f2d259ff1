// The files of the calendar: the days of months, the month as a grid, and the calendar of an entity's rows.
import { emptyValue } from "../../../../writer/field/field-data.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import { type Code, code, join, raw, when } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { can, fieldOf } from "../../../../writer/model/entity-model.ts";
import { needsHeading } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { pageOf, rowLink, someFacts } from "../../row-code.ts";
import { calendarNames } from "./timeline-modules.ts";

type Calendar = FeatureOf<"calendar">;

/** What all calendars share. */
export function monthModules(): ModuleSource[] {
  return [
    { path: "src/lib/months.ts", opening: "Days as YYYY-MM-DD and months as YYYY-MM.", library: true, parts: dayParts },
    {
      path: "src/components/MonthGrid.tsx",
      library: true,
      parts: [
        { name: "MonthGrid", comment: "A month as weeks. The arrow keys go from day to day, also into the next month.", code: gridCode },
        { name: "DayCell", code: cellCode },
        {
          name: "KEY_DAYS",
          code: code`const KEY_DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };`,
        },
        { name: "WEEKDAYS", code: code`const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];` },
      ],
    },
    { path: "src/components/MonthGrid.tsx", library: true, parts: [{ name: "MonthTurner", code: turnerCode }] },
  ];
}

const dayParts: Part[] = [
  {
    name: "dayAfter",
    comment: "The day so many days after another; before it where negative.",
    code: code`
      function dayAfter(day: string, days: number): string {
        const date = new Date(\`\${day}T12:00:00Z\`);
        date.setUTCDate(date.getUTCDate() + days);
        return date.toISOString().slice(0, 10);
      }`,
  },
  {
    name: "monthAfter",
    code: code`
      function monthAfter(month: string, months: number): string {
        const date = new Date(\`\${month}-15T12:00:00Z\`);
        date.setUTCMonth(date.getUTCMonth() + months);
        return date.toISOString().slice(0, 7);
      }`,
  },
  {
    name: "weeksOf",
    comment: "The weeks that hold a month, from Monday to Sunday.",
    code: code`
      function weeksOf(month: string): string[][] {
        const weekday = new Date(\`\${month}-01T12:00:00Z\`).getUTCDay();
        const first = @dayAfter(\`\${month}-01\`, -((weekday + 6) % 7));
        const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_day, at) => @dayAfter(first, week * 7 + at)));
        return weeks.filter((days) => days.some((day) => day.startsWith(month)));
      }`,
  },
  {
    name: "monthName",
    code: code`
      function monthName(month: string): string {
        return @dayOf(\`\${month}-01\`)?.toLocaleDateString("en", { month: "long", year: "numeric" }) ?? month;
      }`,
  },
  {
    name: "dayName",
    comment: "Saturday, May 17, 2031",
    code: code`
      function dayName(day: string): string {
        return @dayOf(day)?.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" }) ?? day;
      }`,
  },
];

const gridCode = code`
  function MonthGrid({
    label,
    month,
    selected,
    entriesOf,
    onSelect,
  }: {
    label: string;
    month: string;
    selected: string;
    entriesOf: (day: string) => readonly string[];
    onSelect: (day: string) => void;
  }) {
    const table = @useRef<HTMLTableElement>(null);
    const isMoved = @useRef(false);
    const focusable = selected.startsWith(month) ? selected : \`\${month}-01\`;

    @useEffect(() => {
      if (!isMoved.current) return;
      isMoved.current = false;
      table.current?.querySelector<HTMLElement>(\`[data-day="\${selected}"]\`)?.focus();
    }, [selected]);

    function moveByKey(event: @KeyboardEvent) {
      const days = @KEY_DAYS[event.key];
      if (days === undefined) return;
      event.preventDefault();
      isMoved.current = true;
      onSelect(@dayAfter(focusable, days));
    }

    return (
      <table ref={table} aria-label={label} className="card w-full table-fixed border-separate border-spacing-0 overflow-hidden" onKeyDown={moveByKey}>
        <thead>
          <tr>
            {@WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="py-2.5 text-xs font-semibold text-muted">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {@weeksOf(month).map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td key={day} className="border-t border-line p-0 align-top">
                  <@DayCell
                    day={day}
                    isInMonth={day.startsWith(month)}
                    isSelected={day === selected}
                    isFocusable={day === focusable}
                    entries={entriesOf(day)}
                    onSelect={() => onSelect(day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }`;

const cellCode = code`
  function DayCell({
    day,
    isInMonth,
    isSelected,
    isFocusable,
    entries,
    onSelect,
  }: {
    day: string;
    isInMonth: boolean;
    isSelected: boolean;
    isFocusable: boolean;
    entries: readonly string[];
    onSelect: () => void;
  }) {
    const words = entries.length === 0 ? "" : \`, \${@formatCount(entries.length, "entry", "entries")}\`;
    const isToday = day === @localDate();
    return (
      <button
        type="button"
        data-day={day}
        aria-pressed={isSelected}
        tabIndex={isFocusable ? 0 : -1}
        className={\`flex min-h-14 w-full flex-col gap-1 p-1 text-left sm:min-h-24 sm:p-1.5 \${isSelected ? "bg-accent-soft" : "hover:bg-sunken"} \${isInMonth ? "" : "text-muted"}\`}
        onClick={onSelect}
      >
        <span className="sr-only">
          {@dayName(day)}
          {words}
        </span>
        <span aria-hidden="true" className={isToday ? "grid size-7 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent" : "grid size-7 place-items-center text-sm"}>
          {Number(day.slice(8))}
        </span>
        {entries.slice(0, 2).map((entry, at) => (
          <span key={\`\${at} \${entry}\`} aria-hidden="true" className="chip hidden w-full truncate sm:block">
            {entry}
          </span>
        ))}
        {entries.length > 2 && <span aria-hidden="true" className="hidden px-1 text-xs text-muted sm:block">+{entries.length - 2} more</span>}
        {entries.length > 0 && <span aria-hidden="true" className="ml-2.5 size-2 rounded-full bg-accent sm:hidden" />}
      </button>
    );
  }`;

const turnerCode = code`
  function MonthTurner({ month, onTurn }: { month: string; onTurn: (month: string) => void }) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="section-title mr-auto text-on-page">{@monthName(month)}</h2>
        <button type="button" className="button button-quiet" aria-label="Previous month" onClick={() => onTurn(@monthAfter(month, -1))}>
          <@ChevronLeftIcon className="size-4" />
        </button>
        <button type="button" className="button button-quiet" aria-label="Next month" onClick={() => onTurn(@monthAfter(month, 1))}>
          <@ChevronRightIcon className="size-4" />
        </button>
        <input
          type="month"
          aria-label="Go to month"
          className="control w-44"
          value={month}
          onChange={(event) => {
            if (event.target.value !== "") onTurn(event.target.value);
          }}
        />
      </div>
    );
  }`;

/** The calendar of an entity. */
export function calendarModule(call: UnitCall<Calendar>): ModuleSource {
  const { calendar, day } = calendarNames(call.model);
  return {
    path: calendar.from,
    library: true,
    parts: [
      { name: calendar.name, code: calendarCode(call) },
      { name: day.name, code: dayCode(call) },
    ],
  };
}

function addParameter({ model }: UnitCall<Calendar>): string {
  return `add-${model.entity.id}`;
}

function calendarCode(call: UnitCall<Calendar>): Code {
  const { project, feature, model } = call;
  const { calendar, day } = calendarNames(model);
  const { one, many } = model.entity.name;
  const row = raw(model.one);
  const start = raw(`${model.one}.${fieldOf(model, feature.field).key}`);
  const end = feature.end === null ? null : raw(`${model.one}.${fieldOf(model, feature.end).key}`);
  const covers = end === null ? code`${start} === day` : code`${start} === day || (${start} !== "" && ${start} <= day && day <= ${end})`;
  const adds = can(model, "add");
  return code`
    function ${calendar}() {
      const rows = @useRows(${model.collection});
      const [selected, setSelected] = @useState(@localDate());
      const [month, setMonth] = @useState(selected.slice(0, 7));
      ${when(
        adds,
        () => code`
        const navigate = @useNavigate();
        const [params] = @useSearchParams();
        const adding = @readDate(params.get(${addParameter(call)}));`,
      )}
      const rowsOn = (day: string) => rows.filter((${row}) => ${covers});

      function select(next: string) {
        setSelected(next);
        setMonth(next.slice(0, 7));
      }

      ${when(adds, () => addFunction(call))}
      return (
        <section aria-label="${raw(`Calendar of ${many}`)}" className="flex flex-col gap-5">
          ${when(needsHeading(project, model), code`<p className="text-on-page-muted">${raw(many)}</p>`)}
          <@MonthTurner month={month} onTurn={setMonth} />
          <@MonthGrid
            ${attribute("label", `Days of ${many}`)}
            month={month}
            selected={selected}
            entriesOf={(day) => rowsOn(day).map((${row}) => ${titleOf(model, model.one)})}
            onSelect={select}
          />
          <section className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-display text-xl font-bold text-on-page">{@dayName(selected)}</h3>
              ${when(
                adds,
                () => code`
                <@Link to={\`?${raw(addParameter(call))}=\${selected}\`} className="button button-primary">
                  <@PlusIcon className="size-4" />
                  ${jsxText(`Add ${one} on this day`)}
                </@Link>`,
              )}
            </div>
            ${when(adds, () => addForm(call))}
            <${day} ${raw(model.many)}={rowsOn(selected)} />
          </section>
        </section>
      );
    }`;
}

function addFunction({ project, feature, model }: UnitCall<Calendar>): Code {
  const key = raw(fieldOf(model, feature.field).key);
  return code`
    function add(draft: ${model.draft}) {
      ${model.collection}.add(draft);
      @showNotice({ message: ${`Added the ${model.entity.name.one}.`} });
      if (draft.${key} !== "") select(draft.${key});
      void navigate(${pageOf(project, feature) ?? "/"}, { replace: true });
    }
    `;
}

/** The form for a new row, with the day that was chosen. */
function addForm({ project, feature, model }: UnitCall<Calendar>): Code {
  const values = model.fields.map((field) => code`${raw(field.key)}: ${field.id === feature.field ? raw("adding") : emptyValue(field)}`);
  return code`
    {adding !== "" && (
      <${model.form}
        key={adding}
        initial={{ id: "", ${join(values, ", ")} }}
        ${attribute("submitLabel", `Add ${model.entity.name.one}`)}
        ${when(!model.isQuick, () => attributeOf("cancelTo", pageOf(project, feature) ?? "/"))}
        onSubmit={add}
      />
    )}`;
}

function attributeOf(name: string, text: string): Code {
  return raw(`${name}="${text}"`);
}

function dayCode({ project, feature, model }: UnitCall<Calendar>): Code {
  const { day } = calendarNames(model);
  const row = raw(model.one);
  const facts = someFacts(project, { model, without: [feature.field], limit: 3 });
  return code`
    function ${day}({ ${raw(model.many)} }: { ${raw(model.many)}: readonly ${model.type}[] }) {
      if (${raw(model.many)}.length === 0) return <p className="text-on-page-muted">Nothing on this day.</p>;
      return (
        <ul role="list" aria-label="On this day" className="card divide-y divide-line">
          {${raw(model.many)}.map((${row}) => (
            <li key={${row}.id} className="row">
              <div className="min-w-0 flex-1">
                ${rowLink(model)}
                <p className="facts mt-0.5 empty:hidden">${facts}</p>
              </div>
            </li>
          ))}
        </ul>
      );
    }`;
}
