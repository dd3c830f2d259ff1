import * as generalWords from "#words/general.ts";
import * as usageWords from "#words/settings/usage.ts";
import { formatNumber } from "../../../words/format-number.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.ts";
import { Segmented } from "../../components/ui/actions/segmented.tsx";
import { Card } from "../../components/ui/display/card.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { PartFailed } from "../part-failed.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { DayChart, type Measure } from "./day-chart.tsx";
import { Ledger } from "./ledger.tsx";
import { ProjectUsage } from "./project-usage.tsx";
import { UnfinishedBuilds } from "./unfinished-builds.tsx";
import type { Usage } from "./usage.ts";

const measures = [
  { value: "creditsSpent", label: usageWords.credits },
  { value: "builds", label: usageWords.builds },
  { value: "requests", label: usageWords.requests },
] as const;

/** Credits and spending by day, by project and by ledger entry. */
export function UsagePage() {
  const [days, setDays] = useState<30 | 90>(30);
  const { data, error, refetch } = useQuery(api.usage.read.queryOptions({ days }, { placeholderData: keepPreviousData }));
  const choose = (value: "30" | "90") => setDays(value === "30" ? 30 : 90);
  return (
    <SettingsPage
      title={generalWords.usageAndCredits}
      lead={usageWords.lead}
      action={
        <Segmented
          label={usageWords.period}
          value={days === 30 ? "30" : "90"}
          onChange={choose}
          segments={[
            { value: "30", label: usageWords.days({ count: 30 }) },
            { value: "90", label: usageWords.days({ count: 90 }) },
          ]}
        />
      }
    >
      {data === undefined && error !== null ? <PartFailed error={error} onRetry={() => void refetch()} /> : <Overview usage={data} />}
      <Ledger />
    </SettingsPage>
  );
}

function Overview({ usage }: { usage: Usage | undefined }) {
  const [measure, setMeasure] = useState<Measure>("creditsSpent");
  if (usage === undefined) {
    return (
      <>
        <p role="status" className="sr-only">
          {usageWords.loadingYourUsage}
        </p>
        <Skeleton className="h-26 w-full rounded-xl" />
        <Skeleton className="h-80 w-full rounded-xl" />
      </>
    );
  }
  return (
    <>
      <Metrics usage={usage} />
      <UnfinishedBuilds unfinished={usage.unfinished} />
      <Card className="flex flex-col gap-6 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold">{usageWords.byDay}</h2>
          <Segmented label={usageWords.metric} value={measure} onChange={setMeasure} segments={measures} />
        </div>
        <DayChart days={usage.days} measure={measure} />
      </Card>
      <ProjectUsage projects={usage.projects} />
    </>
  );
}

function Metrics({ usage: { balance, held, renewsAt, days } }: { usage: Usage }) {
  const spent = days.reduce((sum, { creditsSpent }) => sum + creditsSpent, 0);
  const metrics = [
    {
      label: usageWords.availableCredits,
      value: balance,
      note: held > 0 ? usageWords.heldByBuilds({ count: held }) : usageWords.noneHeld,
    },
    { label: usageWords.spent, value: spent, note: usageWords.inLastDays({ count: days.length }) },
  ];
  return (
    <dl className="grid overflow-hidden rounded-xl border border-line bg-surface max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {metrics.map(({ label, value, note }) => (
        <Metric key={label} label={label} note={note}>
          {formatNumber(value)}
        </Metric>
      ))}
      <Metric label={usageWords.nextCredits} note={renewsAt === null ? usageWords.noRenewal : usageWords.monthly}>
        {renewsAt === null ? usageWords.none : <TimeAgo at={renewsAt} />}
      </Metric>
    </dl>
  );
}

function Metric({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 p-5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex flex-col gap-1">
        <span className="text-2xl leading-8 font-semibold tracking-tight tabular-nums">{children}</span>
        <span className="text-xs text-ink-faint">{note}</span>
      </dd>
    </div>
  );
}
