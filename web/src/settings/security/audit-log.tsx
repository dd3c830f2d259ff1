import * as securityWords from "#words/settings/security.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Cell, HeadCell, Row, Table } from "../../components/ui/display/table.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { PartFailed } from "../part-failed.tsx";
import { RowsPlace } from "../rows-place.tsx";
import { browserOf } from "./browser-of.ts";
import { eventWords, isAlarming, type SecurityEvent } from "./event-words.ts";

const PAGE_SIZE = 20;
const FIRST: string | null = null;

/** The account's security events, newest first. */
export function AuditLog() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...api.account.audit.pathKey(), "pages"],
    queryFn: ({ pageParam }) => client.account.audit.query({ before: pageParam, limit: PAGE_SIZE }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
  });
  const events = data?.pages.flatMap((page) => page.events);
  return (
    <section aria-labelledby="audit" className="flex flex-col gap-4">
      <h2 id="audit" className="text-base font-semibold">
        {securityWords.securityLog}
      </h2>
      {events === undefined && error === null && <RowsPlace />}
      {events === undefined && error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
      {events !== undefined && events.length === 0 && <p className="text-ink-soft">{securityWords.noEventsYet}</p>}
      {events !== undefined && events.length > 0 && <Events events={events} />}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? securityWords.loadingOlderEvents : securityWords.olderEvents}
        </Button>
      )}
    </section>
  );
}

function Events({ events }: { events: readonly SecurityEvent[] }) {
  return (
    <Table label={securityWords.securityLogEvents}>
      <thead>
        <tr>
          <HeadCell>{securityWords.when}</HeadCell>
          <HeadCell>{securityWords.event}</HeadCell>
          <HeadCell>{securityWords.where}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, type, facts, agent, address, createdAt }) => (
          <Row key={id}>
            <Cell className="whitespace-nowrap text-ink-soft">
              <TimeAgo at={createdAt} />
            </Cell>
            <Cell className={isAlarming(type) ? "min-w-40 text-bad" : "min-w-40"}>{eventWords({ type, facts })}</Cell>
            <Cell className="text-ink-soft" title={agent}>
              {browserOf(agent)}
              {address !== "" && <span className="text-ink-faint">, {address}</span>}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
