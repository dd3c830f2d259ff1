import * as keysWords from "#words/settings/keys.ts";
import { Suspense, useState } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { Card } from "../../components/ui/display/card.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { LastUsed } from "./last-used.tsx";
import { formWord } from "./key-words.ts";
import type { OwnKey } from "./own-key.ts";
import { ScopeList } from "./scope-list.tsx";
import { later } from "../../components/later.ts";

const RevokeKey = later(async () => (await import("./revoke-key.tsx")).RevokeKey);

/** The keys, valid ones first. */
export function KeyList({ keys }: { keys: readonly OwnKey[] }) {
  const [revoking, setRevoking] = useState<OwnKey | null>(null);
  return (
    <Card>
      <ul>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
        ))}
      </ul>
      {revoking !== null && (
        <Suspense>
          <RevokeKey apiKey={revoking} onClose={() => setRevoking(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: OwnKey; onRevoke: () => void }) {
  const { name, form, prefix, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = apiKey;
  const isOver = revokedAt !== null || (expiresAt !== null && new Date(expiresAt).getTime() < Date.now());
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line p-5 last:border-0">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className={isOver ? "text-sm font-semibold text-ink-faint" : "text-sm font-semibold"}>{name}</h2>
          <code className="font-mono text-xs text-ink-faint">{keysWords.maskedKey({ prefix })}</code>
          {revokedAt !== null && <Badge tone="bad">{keysWords.isRevoked}</Badge>}
          {revokedAt === null && isOver && <Badge tone="warn">{keysWords.isExpired}</Badge>}
        </div>
        <ScopeList scopes={scopes} />
        <p className="flex flex-wrap gap-x-3 text-xs leading-5 text-ink-faint">
          <span>{keysWords.apiVersionOf({ version: formWord(form) })}</span>
          <span>{keysWords.created({ time: <TimeAgo at={createdAt} /> })}</span>
          <LastUsed at={lastUsedAt} />
          {revokedAt === null && expiresAt !== null && (
            <span>{(isOver ? keysWords.expired : keysWords.expires)({ time: <TimeAgo at={expiresAt} /> })}</span>
          )}
        </p>
      </div>
      {revokedAt === null && (
        <Button size="sm" onClick={onRevoke} aria-label={keysWords.revokeNamed({ name })}>
          {keysWords.revoke}
        </Button>
      )}
    </li>
  );
}
