import * as generalWords from "#words/general.ts";
import * as providerWords from "#words/settings/provider.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { TitledCard } from "../../../components/ui/display/card.tsx";
import { PageMissing } from "../../../shell/page/page-missing.tsx";
import { PartFailed } from "../../part-failed.tsx";
import { RowsPlace } from "../../rows-place.tsx";
import { SettingsPage } from "../../settings-page.tsx";
import { PROVIDER_KINDS, type ProviderDetails } from "../model-words.ts";
import { ModelOffer } from "./model-offer.tsx";
import { RemoveProvider } from "./remove-provider.tsx";
import { ReplaceKeyDialog } from "./replace-key-dialog.tsx";

/** One connected provider: its models, its key, and its removal. */
export function ProviderPage() {
  const { providerId } = useParams({ from: "/inside/settings/models/$providerId" });
  // What is being edited is not replaced by a newer answer.
  const { data, error, refetch } = useQuery(
    api.modelSettings.provider.queryOptions({ providerId }, { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 }),
  );
  if (data === undefined && error !== null && refusalOf(error).kind === "not_found") return <PageMissing />;
  return (
    <div className="flex flex-col gap-4">
      <Button asChild variant="link" className="self-start">
        <Link to="/settings/models">
          <ArrowLeft aria-hidden />
          {providerWords.allModels}
        </Link>
      </Button>
      <SettingsPage
        title={data?.name ?? providerWords.provider}
        lead={data === undefined ? providerWords.askingTheProviderForItsModels : <Lead provider={data} />}
      >
        {data === undefined && error === null && <RowsPlace />}
        {data === undefined && error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
        {data !== undefined && (
          <>
            {data.problem !== null && (
              <Banner
                tone="warn"
                action={
                  <Button size="sm" onClick={() => void refetch()}>
                    {generalWords.tryAgain}
                  </Button>
                }
              >
                {data.problem}
              </Banner>
            )}
            <ModelOffer key={String(data.problem)} provider={data} />
            <Connection provider={data} onChanged={() => void refetch()} />
          </>
        )}
      </SettingsPage>
    </div>
  );
}

function Lead({ provider: { kind, baseUrl } }: { provider: ProviderDetails }) {
  const words = PROVIDER_KINDS.find(({ value }) => value === kind);
  if (baseUrl === null) return words?.hint;
  return <code className="font-mono text-sm wrap-anywhere">{baseUrl}</code>;
}

function Connection({ provider, onChanged }: { provider: ProviderDetails; onChanged: () => void }) {
  const [open, setOpen] = useState<"key" | "removal" | null>(null);
  const { keyEnding } = provider;
  const close = () => setOpen(null);
  const storage =
    keyEnding === null
      ? providerWords.usedWithoutKey
      : keyEnding === ""
        ? providerWords.keyStored
        : providerWords.keyStoredEnding({ ending: keyEnding });
  return (
    <>
      <TitledCard
        title={providerWords.connection}
        description={storage}
        footer={
          <>
            <Button size="sm" onClick={() => setOpen("key")}>
              {keyEnding === null ? providerWords.addAKey : providerWords.replaceTheKey}
            </Button>
            <Button size="sm" variant="danger" onClick={() => setOpen("removal")}>
              {providerWords.removeTheProvider}
            </Button>
          </>
        }
      />
      {open === "key" && <ReplaceKeyDialog provider={provider} onClose={close} onReplaced={onChanged} />}
      {open === "removal" && <RemoveProvider provider={provider} onClose={close} />}
    </>
  );
}
