import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/actions/button.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { Card } from "../../components/ui/display/card.tsx";
import { CodeBlock } from "../../components/ui/display/code-block.tsx";
import { SettingsPage } from "../settings-page.tsx";

const environment = { ATELIER_API_KEY: "your key", ATELIER_URL: location.origin };
const mcp = JSON.stringify({ mcpServers: { atelier: { command: "npx", args: ["-y", "atelier-mcp"], env: environment } } }, null, 2);
const curl = [`curl ${location.origin}/b/api/v1/projects \\`, `  -H "Authorization: Bearer your key"`].join("\n");

const toKeys = (
  <Button asChild variant="link">
    <Link to="/settings/keys">an API key</Link>
  </Button>
);

/** How programs and assistants use Atelier: what to copy for each. */
export function IntegrationsPage() {
  return (
    <SettingsPage title="Integrations" lead="Build from an assistant, a script, or your own product. Each needs a key of its own.">
      <Card className="flex min-w-0 flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-base font-semibold">MCP, on your machine</h2>
          <Badge>Comes with the SDK</Badge>
        </div>
        <p className="max-w-prose text-sm leading-6 text-ink-soft">
          Assistants such as Claude, Cursor and VS Code start builds, answer questions and read code through a small server beside them. Add
          this to their MCP configuration, with {toKeys} in place of “your key”. The package <code className="font-mono">atelier-mcp</code>{" "}
          is not published yet; until it is, use the API.
        </p>
        <CodeBlock label="MCP configuration" text={mcp} />
      </Card>
      <Card className="flex min-w-0 flex-col gap-4 p-5 sm:p-6">
        <h2 className="text-base font-semibold">HTTP API</h2>
        <p className="max-w-prose text-sm leading-6 text-ink-soft">
          Everything that you do here, a program does with {toKeys}. The{" "}
          <Button asChild variant="link">
            <a href="/api/v1/docs">reference</a>
          </Button>{" "}
          lists every request; the{" "}
          <Button asChild variant="link">
            <a href="/api/v1/openapi.json">OpenAPI document</a>
          </Button>{" "}
          makes a client in your language.
        </p>
        <CodeBlock label="A command that lists your projects" text={curl} />
      </Card>
    </SettingsPage>
  );
}
