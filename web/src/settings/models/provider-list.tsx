import * as modelsWords from "#words/settings/models.ts";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Cpu } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../components/ui/display/badge.tsx";
import { Card } from "../../components/ui/display/card.tsx";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import type { ModelOverview, ProviderSummary } from "./model-words.ts";

/** The providers: those that were connected here link to their pages, those that are set on the server are only shown. */
export function ProviderList({ providers, prices }: { providers: readonly ProviderSummary[] } & Pick<ModelOverview, "prices">) {
  return (
    <section aria-labelledby="providers" className="flex flex-col gap-3">
      <h2 id="providers" className="text-base font-semibold">
        {modelsWords.providers}
      </h2>
      {providers.length === 0 ? (
        <EmptyState icon={<Cpu />} title={modelsWords.noProviderIsConnectedYet} level={3}>
          {modelsWords.noProviderText}
        </EmptyState>
      ) : (
        <Card className="overflow-hidden">
          <ul>
            {providers.map((provider) => (
              <li key={`${provider.source ?? "here"} ${provider.id}`} className="border-b border-line last:border-0">
                <ProviderRow provider={provider} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="text-xs text-ink-faint">{modelsWords.pricesFrom(prices)}</p>
    </section>
  );
}

function ProviderRow({ provider }: { provider: ProviderSummary }) {
  const { id, source } = provider;
  if (source !== null) {
    return (
      <div className="p-5">
        <Facts provider={provider}>
          <Badge>{modelsWords.setBy({ source })}</Badge>
        </Facts>
      </div>
    );
  }
  return (
    <Link
      to="/settings/models/$providerId"
      params={{ providerId: id }}
      className="flex items-center gap-4 p-5 -outline-offset-2 transition-colors hover:bg-subtle"
    >
      <Facts provider={provider}>
        {provider.replacedBy !== null && <Badge tone="warn">{modelsWords.notUsed({ replacedBy: provider.replacedBy })}</Badge>}
      </Facts>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </Link>
  );
}

function Facts({ provider: { name, source, baseUrl, keyEnding, models }, children }: { provider: ProviderSummary; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-sm font-semibold wrap-anywhere">{name}</h3>
        {children}
      </div>
      <p className="text-xs leading-5 wrap-anywhere text-ink-faint">
        {models.length === 0
          ? source === null
            ? modelsWords.noModelsOffered
            : modelsWords.theModelsThatItsServerReports
          : models.join(", ")}
      </p>
      <p className="flex flex-wrap gap-x-3 font-mono text-xs wrap-anywhere text-ink-faint">
        {baseUrl !== null && <span>{baseUrl}</span>}
        {keyEnding !== null && <span>{modelsWords.keyEnding({ ending: keyEnding })}</span>}
      </p>
    </div>
  );
}
