import * as generalWords from "#words/general.ts";
import * as integrationsWords from "#words/settings/integrations.ts";
import { Suspense, useState } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { Card } from "../../components/ui/display/card.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { LastUsed } from "../keys/last-used.tsx";
import { ScopeList } from "../keys/scope-list.tsx";
import { type Connection, nameOf, placeOf } from "./connection.ts";
import { later } from "../../components/later.ts";

const RemoveConnection = later(async () => (await import("./remove-connection.tsx")).RemoveConnection);

/** The connected apps, newest first. */
export function ConnectionList({ connections }: { connections: readonly Connection[] }) {
  const [removing, setRemoving] = useState<Connection | null>(null);
  return (
    <Card>
      <ul aria-label={integrationsWords.connectedApps}>
        {connections.map((connection) => (
          <ConnectionRow key={connection.id} connection={connection} onRemove={() => setRemoving(connection)} />
        ))}
      </ul>
      {removing !== null && (
        <Suspense>
          <RemoveConnection connection={removing} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function ConnectionRow({ connection, onRemove }: { connection: Connection; onRemove: () => void }) {
  const { scopes, createdAt, lastUsedAt } = connection;
  const name = nameOf(connection);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line p-5 last:border-0">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="text-sm font-semibold wrap-anywhere">{name}</h3>
          <span className="text-xs wrap-anywhere text-ink-faint">{placeOf(connection)}</span>
        </div>
        <ScopeList scopes={scopes} />
        <p className="flex flex-wrap gap-x-3 text-xs leading-5 text-ink-faint">
          <span>{integrationsWords.since({ time: <TimeAgo at={createdAt} /> })}</span>
          <LastUsed at={lastUsedAt} />
        </p>
      </div>
      <Button size="sm" onClick={onRemove} aria-label={integrationsWords.removeNamed({ name })}>
        {generalWords.remove}
      </Button>
    </li>
  );
}
