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

const curl = [`curl ${location.origin}/b/api/v1/projects \\`, `  -H "Authorization: Bearer your key"`].join("\n");

const toKeys = (
  <Button asChild variant="link">
    <Link to="/settings/keys">an API key</Link>
  </Button>
);

/** The apps that act for the user, and how to connect more. */
export function IntegrationsPage() {
  return (
    <SettingsPage title="Integrations" lead="Build from an assistant, an editor, a script, or your own product.">
      <section className="flex flex-col gap-4">
        <h2 className="text-base font-semibold">Connected apps</h2>
        <Connections />
      </section>
      <WaysCard
        title="Connect an assistant"
        description="It signs in with your account and asks for your consent. You only copy an address."
        ways={waysToConnect(location.origin)}
      />
      <WaysCard
        title="Or run the server on your machine"
        description={
          <>
            A small MCP server next to the assistant, which uses {toKeys} instead of signing in: for assistants that cannot sign in, and for
            an Atelier that is only reachable from your network. It is provided by this service, so that both have the same version.
          </>
        }
        ways={waysWithKey(location.origin)}
      />
      <TitledCard
        title="HTTP API"
        description={
          <>
            Programs create and change projects with {toKeys}. Start with the{" "}
            <Button asChild variant="link">
              <a href="/docs/quickstart">quickstart</a>
            </Button>{" "}
            or look up an endpoint in the{" "}
            <Button asChild variant="link">
              <a href="/docs/reference/projects">reference</a>
            </Button>
            ; use the{" "}
            <Button asChild variant="link">
              <a href="/api/v1/openapi.json">OpenAPI document</a>
            </Button>{" "}
            to generate a client in your language.
          </>
        }
      >
        <CodeBlock label="A command that lists your projects" text={curl} />
      </TitledCard>
    </SettingsPage>
  );
}

function Connections() {
  const { data, error, refetch } = useQuery(api.connections.list.queryOptions());
  if (data === undefined) return error === null ? <RowsPlace /> : <PartFailed error={error} onRetry={() => void refetch()} />;
  if (data.length > 0) return <ConnectionList connections={data} />;
  return (
    <EmptyState icon={<Cable />} title="No connected apps yet" className="py-10">
      Add the address below to an assistant, and it brings you here for consent. You can see what it may do and when it was last used, and
      remove it at any time.
    </EmptyState>
  );
}
