import * as modelsWords from "#words/settings/models.ts";
import { useQuery } from "@tanstack/react-query";
import { Lock, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { useSession } from "../../shell/session/use-session.ts";
import { PartFailed } from "../part-failed.tsx";
import { RowsPlace } from "../rows-place.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { FoundServers } from "./found-servers.tsx";
import { OverallSettings } from "./overall-settings.tsx";
import { ProviderList } from "./provider-list.tsx";
import { later } from "../../components/later.ts";

const loadDialog = () => import("./connect-provider-dialog.tsx");
const ConnectProviderDialog = later(async () => (await loadDialog()).ConnectProviderDialog);

/** The language models of the installation: for its owner. */
export function ModelsPage() {
  const { person } = useSession();
  if (person?.isOwner === true) return <OwnersModels />;
  return (
    <SettingsPage title={modelsWords.models} lead={modelsWords.lead}>
      <EmptyState icon={<Lock />} title={modelsWords.ownerOnly} level={2}>
        {modelsWords.ownerOnlyText}
      </EmptyState>
    </SettingsPage>
  );
}

function OwnersModels() {
  const providers = useQuery(api.modelSettings.providers.queryOptions());
  const overview = useQuery(api.modelSettings.overview.queryOptions());
  const [isConnecting, setConnecting] = useState(false);
  const connect = (
    <Button variant="primary" onClick={() => setConnecting(true)} onPointerEnter={() => void loadDialog()}>
      <Plus aria-hidden />
      {modelsWords.connectAProvider}
    </Button>
  );
  const error = providers.error ?? overview.error;
  const isLoaded = providers.data !== undefined && overview.data !== undefined;
  const retry = () => void Promise.all([providers.refetch(), overview.refetch()]);
  return (
    <SettingsPage title={modelsWords.models} lead={modelsWords.lead} action={connect}>
      {!isLoaded && error === null && <RowsPlace />}
      {!isLoaded && error !== null && <PartFailed error={error} onRetry={retry} />}
      {isLoaded && (
        <>
          <FoundServers />
          <ProviderList providers={providers.data} prices={overview.data.prices} />
          <OverallSettings overview={overview.data} />
        </>
      )}
      {isConnecting && (
        <Suspense>
          <ConnectProviderDialog onClose={() => setConnecting(false)} />
        </Suspense>
      )}
    </SettingsPage>
  );
}
