import * as versionsWords from "#words/editor/panels/versions.ts";
import { Code2, ExternalLink, GitCompareArrows, RotateCcw, ShieldCheck, ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { kindWords, unfinishedWords } from "../data/stage-words.ts";
import type { VersionEntry } from "../data/shapes.ts";
import { checkedAddress } from "../site/checked-address.ts";
import { agoWords, dateWords } from "../data/time-words.ts";
import { useEditor } from "../layout/editor-context.ts";
import { VersionPicture } from "./version-picture.tsx";

/** One version of the list: the request, its time, its proof, and its actions. */
export function VersionRow({ entry, restore }: { entry: VersionEntry; restore: () => void }) {
  const { isPhone } = useEditor();
  const { version, kind, message, createdAt, isLive, screenshots } = entry;
  const picture = { path: screenshots.desktop ?? screenshots.phone, name: versionsWords.version({ version }) };
  const actions = <VersionActions entry={entry} restore={restore} />;
  return (
    <article aria-label={versionsWords.version({ version })} className="flex h-full flex-col p-4 max-md:pb-2">
      <div className="flex min-h-0 flex-1 gap-4">
        <VersionPicture {...picture} className={isPhone ? "h-18 w-26" : "h-23 w-37"} />
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-center gap-2">
            <h2 className="shrink-0 font-semibold">{versionsWords.version({ version })}</h2>
            {isLive && <Badge tone="good">{versionsWords.live}</Badge>}
            <time dateTime={createdAt} data-tip={dateWords(createdAt)} className="ml-auto truncate text-xs text-ink-faint">
              {agoWords(createdAt)}
            </time>
          </div>
          <p className="mt-0.5 line-clamp-2 leading-5 wrap-anywhere text-ink-soft">{message === "" ? kindWords(kind) : message}</p>
          {!isPhone && actions}
        </div>
      </div>
      {isPhone && actions}
    </article>
  );
}

function VersionActions({ entry, restore }: { entry: VersionEntry; restore: () => void }) {
  const { goTo, state, isPhone } = useEditor();
  const { version, isLive, url, proof } = entry;
  const address = checkedAddress(url);
  const live = state.project.version;
  const isBuilding = state.operation?.status === "running" || state.operation?.status === "waiting";
  const other = isLive ? version - 1 : live;
  return (
    <div className="mt-auto -ml-2 flex items-center gap-1">
      <Action press={() => goTo({ panel: "proof", version })}>
        {proof.failed === 0 ? <ShieldCheck aria-hidden className="text-good" /> : <ShieldX aria-hidden className="text-bad" />}
        <span className="sr-only">{versionsWords.proofSpoken}</span>
        {proofWords(proof)}
      </Action>
      <Action press={() => goTo({ panel: "code", version, file: null, line: null })}>
        <Code2 aria-hidden />
        {versionsWords.code}
      </Action>
      {address !== null && (
        <Button size="sm" variant="ghost" className="gap-1.5 px-2 max-md:text-xs" asChild>
          <a href={address} target="_blank" rel="noopener noreferrer" data-tip={versionsWords.opensAtOwnAddress({ version })}>
            <ExternalLink aria-hidden />
            {versionsWords.open}
          </a>
        </Button>
      )}
      {other !== null && other > 0 && (
        <Action press={() => goTo({ version: Math.max(version, other), compare: Math.min(version, other), file: null })}>
          <GitCompareArrows aria-hidden />
          {isPhone ? versionsWords.compare : versionsWords.compareWith({ version: other })}
        </Action>
      )}
      {!isLive && (
        <Action
          press={restore}
          isDisabled={isBuilding}
          tip={isBuilding ? versionsWords.restoreLater({ reason: unfinishedWords(state.operation) }) : undefined}
        >
          <RotateCcw aria-hidden />
          {isPhone ? versionsWords.restore : versionsWords.restoreThisVersion}
        </Action>
      )}
    </div>
  );
}

function Action({
  press,
  isDisabled = false,
  tip,
  children,
}: {
  press: () => void;
  isDisabled?: boolean;
  tip?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Button size="sm" variant="ghost" className="gap-1.5 px-2 max-md:text-xs" disabled={isDisabled} data-tip={tip} onClick={press}>
      {children}
    </Button>
  );
}

function proofWords({ passed, failed, browser }: VersionEntry["proof"]): string {
  if (browser === "not run") return versionsWords.typesOnly;
  const total = passed + failed;
  return total === 0 ? versionsWords.opened : versionsWords.passedOf({ passed, total });
}
