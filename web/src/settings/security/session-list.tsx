import * as generalWords from "#words/general.ts";
import * as securityWords from "#words/settings/security.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop } from "lucide-react";
import { api, type Outputs } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { useShownAtOnce } from "../../api/use-shown-at-once.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { PartFailed } from "../part-failed.tsx";
import { RowsPlace } from "../rows-place.tsx";
import { browserOf } from "./browser-of.ts";

type Session = Outputs["account"]["sessions"][number];

/** The account's active sessions, which can be ended. */
export function SessionList() {
  const { data, error, refetch } = useQuery(api.account.sessions.queryOptions());
  const { endOne, endOthers, isEnding } = useEnding();
  if (data === undefined) return error === null ? <RowsPlace /> : <PartFailed error={error} onRetry={() => void refetch()} />;
  const others = data.filter(({ isThis }) => !isThis);
  return (
    <TitledCard
      title={securityWords.activeSessions}
      description={securityWords.sessionsText}
      footer={
        others.length === 0 ? undefined : (
          <>
            <span>{securityWords.otherBrowsers({ count: others.length })}</span>
            <Button size="sm" isBusy={isEnding} onClick={endOthers}>
              {isEnding ? securityWords.signingOut : securityWords.signOutEverywhereElse}
            </Button>
          </>
        )
      }
    >
      <ul className="flex flex-col gap-5">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
    </TitledCard>
  );
}

function SessionRow({ session: { isThis, agent, address, lastSeenAt, createdAt }, onEnd }: { session: Session; onEnd: () => void }) {
  const browser = browserOf(agent);
  return (
    <li className="flex items-center gap-4">
      <Laptop aria-hidden className="size-5 shrink-0 text-ink-faint max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium" title={agent}>
          {browser}
          {isThis && <Badge tone="good">{securityWords.thisBrowser}</Badge>}
        </p>
        <p className="text-xs leading-5 text-ink-faint">
          {securityWords.sessionAt({ address, seen: <TimeAgo at={lastSeenAt} />, signedIn: <TimeAgo at={createdAt} /> })}
        </p>
      </div>
      {!isThis && (
        <Button size="sm" onClick={onEnd} aria-label={securityWords.signOutBrowser({ browser, address })}>
          {generalWords.signOut}
        </Button>
      )}
    </li>
  );
}

function useEnding() {
  const queries = useQueryClient();
  const change = useShownAtOnce<readonly Session[]>(api.account.sessions.queryFilter());
  const settled = () => queries.invalidateQueries({ queryKey: api.account.pathKey() });
  const one = useMutation(
    api.account.endSession.mutationOptions({
      onMutate: ({ id }) => change.show((sessions) => sessions.filter((session) => session.id !== id)),
      onError: (refusal, _input, undo) => change.refused(refusal, undo),
      onSettled: settled,
    }),
  );
  const others = useMutation(
    api.account.endOtherSessions.mutationOptions({
      onSuccess: ({ ended }) => toast(securityWords.signedOut({ count: ended })),
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
      onSettled: settled,
    }),
  );
  return { endOne: (id: string) => one.mutate({ id }), endOthers: () => others.mutate(), isEnding: others.isPending };
}
