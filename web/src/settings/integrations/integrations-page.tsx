import * as integrationsWords from "#words/settings/integrations.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Cable } from "lucide-react";
import { api } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { CodeBlock } from "../../components/ui/display/code-block.tsx";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { PartFailed } from "../part-failed.tsx";
import { RowsPlace } from "../rows-place.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { ConnectionList } from "./connection-list.tsx";
import { waysToConnect, waysWithKey } from "./ways-to-connect.ts";
import { WaysCard } from "./ways-card.tsx";

const curl = [`curl ${location.origin}/b/api/v1/projects \\`, `  -H "Authorization: Bearer ${integrationsWords.yourKey}"`].join("\n");

const toKeys = (text: string) => (
  <Button asChild variant="link">
    <Link to="/settings/keys">{text}</Link>
  </Button>
);
const linkTo = (address: string) => (text: string) => (
  <Button asChild variant="link">
    <a href={address}>{text}</a>
  </Button>
);

/** The apps that act for the user, and how to connect more. */
export function IntegrationsPage() {
  return (
    <SettingsPage title={integrationsWords.integrations} lead={integrationsWords.lead}>
      <section className="flex flex-col gap-4">
        <h2 className="text-base font-semibold">{integrationsWords.connectedApps}</h2>
        <Connections />
      </section>
      <WaysCard
        title={integrationsWords.connectAnAssistant}
        description={integrationsWords.assistantText}
        ways={waysToConnect(location.origin)}
      />
      <WaysCard
        title={integrationsWords.runServer}
        description={integrationsWords.serverText({ keys: toKeys })}
        ways={waysWithKey(location.origin)}
      />
      <TitledCard
        title={integrationsWords.httpApi}
        description={integrationsWords.apiText({
          keys: toKeys,
          quickstart: linkTo("/docs/quickstart"),
          reference: linkTo("/docs/reference/projects"),
          document: linkTo("/api/v1/openapi.json"),
        })}
      >
        <CodeBlock label={integrationsWords.listingCommand} text={curl} />
      </TitledCard>
    </SettingsPage>
  );
}

function Connections() {
  const { data, error, refetch } = useQuery(api.connections.list.queryOptions());
  if (data === undefined) return error === null ? <RowsPlace /> : <PartFailed error={error} onRetry={() => void refetch()} />;
  if (data.length > 0) return <ConnectionList connections={data} />;
  return (
    <EmptyState icon={<Cable />} title={integrationsWords.noConnectedAppsYet} className="py-10">
      {integrationsWords.noAppsText}
    </EmptyState>
  );
}
