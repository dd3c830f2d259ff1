import * as usageWords from "#words/settings/usage.ts";
import { formatNumber } from "../../../words/format-number.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { api, client, type Outputs } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";
import { Cell, HeadCell, Row, Table } from "../../components/ui/display/table.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { PartFailed } from "../part-failed.tsx";

type Entry = Outputs["usage"]["ledger"]["entries"][number];

const PAGE_SIZE = 20;
const FIRST: string | null = null;

const kinds: Readonly<Record<Entry["kind"], string>> = {
  grant: usageWords.newCredits,
  debit: usageWords.spent,
  refund: usageWords.refunded,
  expiry: usageWords.expired,
};

/** Every change of the account's credits, newest first. */
export function Ledger() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...api.usage.ledger.pathKey(), "pages"],
    queryFn: ({ pageParam }) => client.usage.ledger.query({ before: pageParam, limit: PAGE_SIZE }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
  });
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby="ledger" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ledger" className="text-base font-semibold">
          {usageWords.ledger}
        </h2>
        <Button asChild size="sm">
          <a href="/console/download/ledger.csv" download>
            <Download aria-hidden />
            {usageWords.downloadAsCsv}
          </a>
        </Button>
      </div>
      {entries === undefined && error === null && <Skeleton className="h-64 w-full rounded-xl" />}
      {entries === undefined && error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
      {entries !== undefined && <Entries entries={entries} />}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? usageWords.loadingOlderEntries : usageWords.olderEntries}
        </Button>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Table label={usageWords.creditLedger}>
      <thead>
        <tr>
          <HeadCell>{usageWords.when}</HeadCell>
          <HeadCell>{usageWords.type}</HeadCell>
          <HeadCell>{usageWords.project}</HeadCell>
          <HeadCell className="text-right">{usageWords.credits}</HeadCell>
          <HeadCell className="text-right">{usageWords.balance}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, isCorrection, amount, balance, projectId, projectName, createdAt }) => (
          <Row key={id}>
            <Cell className="whitespace-nowrap text-ink-soft">
              <TimeAgo at={createdAt} />
            </Cell>
            <Cell className="whitespace-nowrap">{isCorrection ? usageWords.refundedAfterACorrection : kinds[kind]}</Cell>
            <Cell className="max-w-56 min-w-32 truncate">
              {projectId === null ? (
                <span className="text-ink-faint">{usageWords.noProject}</span>
              ) : (
                <Link to="/projects/$projectId" params={{ projectId }} className="rounded-sm underline-offset-4 hover:underline">
                  {projectName}
                </Link>
              )}
            </Cell>
            <Cell className={amount > 0 ? "text-right text-good tabular-nums" : "text-right tabular-nums"}>
              {amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount).replace("-", "−")}
            </Cell>
            <Cell className="text-right text-ink-soft tabular-nums">{formatNumber(balance)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
