import { SelectField } from "@/components/fields/select-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ListState } from "@/hooks/use-list-settings";
import { fieldOf } from "@/lib/entity";
import {
  BY_MONTH,
  PERIODS,
  type ReportChoice,
  type ReportDefinition,
} from "@/lib/insight/report/report";
import { upperFirst } from "@/lib/words";
import * as insightWords from "@/words/insight";

const OWN_DAYS = [
  { label: insightWords.firstDay, end: "from" },
  { label: insightWords.lastDay, end: "to" },
] as const;

/** What a report is on, its period, and what its rows are grouped by. */
export function ReportControls({
  reports,
  definition,
  choice,
  list,
}: {
  reports: readonly ReportDefinition[];
  definition: ReportDefinition;
  choice: ReportChoice;
  list: ListState;
}) {
  const { entity, date, groups } = definition;
  const isWrong = choice.from !== "" && choice.to !== "" && choice.from > choice.to;
  const groupings = [
    ...groups.map((name) => ({ value: name, label: fieldOf(entity, name).label })),
    ...(date === null ? [] : [{ value: BY_MONTH, label: insightWords.month }]),
  ];
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-3">
      {reports.length > 1 && (
        <SelectField
          label={insightWords.reportOn}
          value={entity.name}
          options={reports.map(({ entity: { name, noun } }) => ({
            value: name,
            label: upperFirst(noun.many),
          }))}
          onChange={(name) => list.set("on", name)}
        />
      )}
      {date !== null && (
        <SelectField
          label={insightWords.period}
          value={choice.period}
          options={PERIODS}
          onChange={(period) => list.set("period", period)}
        />
      )}
      {date !== null &&
        choice.period === "own" &&
        OWN_DAYS.map(({ label, end }) => (
          <Field key={end} label={label} required>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={choice[end]}
                aria-invalid={isWrong}
                onChange={(event) => list.set(end, event.target.value)}
              />
            )}
          </Field>
        ))}
      {groupings.length > 1 && (
        <SelectField
          label={insightWords.groupBy}
          value={choice.by}
          options={groupings}
          onChange={(by) => list.set("by", by)}
        />
      )}
      {isWrong && (
        <p role="alert" className="min-h-11 text-sm font-medium text-destructive">
          {insightWords.theFirstDayComesAfter}
        </p>
      )}
    </div>
  );
}
