// `atelier-mcp`: the tools over standard input and output, with the key in ATELIER_API_KEY, for the service at
// ATELIER_BASE_URL. Standard output is reserved for the protocol; messages to the user go to standard error.
import { Atelier } from "@atelier/sdk";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createMcpServer } from "../create-mcp-server.ts";
import { explainApiError } from "./explain-api-error.ts";
import { sdkPort } from "./sdk-port.ts";

const USAGE = `atelier-mcp: Atelier's tools for MCP clients, over standard input and output.

  ATELIER_API_KEY    an API key from the console's settings (required)
  ATELIER_BASE_URL   the service's URL (default: http://localhost:4000)

It is started by an MCP client: configure the command "npx -y <the service>/downloads/atelier-mcp.tgz" and these variables.
`;

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function serve(client: Atelier): void {
  const ended = new AbortController();
  const port = sdkPort(client);
  const report = (error: unknown) => say(`atelier-mcp: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  serveStdio(({ era }) => createMcpServer({ port, era, signal: ended.signal, faults: { explain: explainApiError, report } }), {
    onerror: (error) => say(`atelier-mcp: ${error.message}`),
  });
  process.stdin.once("end", () => ended.abort());
}

if (process.argv.some((word) => word === "--help" || word === "-h")) say(USAGE);
else {
  try {
    serve(new Atelier());
  } catch (error) {
    const refusal = explainApiError(error);
    if (refusal === null) throw error;
    say(`atelier-mcp: ${refusal.message}`);
    process.exitCode = 1;
  }
}
