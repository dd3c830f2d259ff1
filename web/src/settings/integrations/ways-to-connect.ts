/** Setup instructions for one app: where to configure it, and what to copy. */
export interface Way {
  value: string;
  label: string;
  /** The step before the text to copy. */
  how: string;
  blocks: readonly { label: string; text: string }[];
  /** The next step, or a requirement. */
  next: string;
}

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Apps that sign in themselves and reach the service over the network. */
export function waysToConnect(service: string): readonly Way[] {
  const url = `${service}/mcp`;
  const isPublic = "Atelier must be reachable from the internet over HTTPS for this.";
  return [
    {
      value: "claude-code",
      label: "Claude Code",
      how: "In a terminal:",
      blocks: [{ label: "Command that adds Atelier", text: `claude mcp add --transport http atelier ${url}` }],
      next: "Then type /mcp in Claude Code, choose atelier and Authenticate.",
    },
    {
      value: "claude",
      label: "Claude",
      how: "On claude.ai or in the desktop app: Settings → Connectors → Add custom connector.",
      blocks: [{ label: "Address", text: url }],
      next: isPublic,
    },
    {
      value: "cursor",
      label: "Cursor",
      how: "In ~/.cursor/mcp.json, or .cursor/mcp.json of a project:",
      blocks: [{ label: "Cursor’s mcp.json", text: asJson({ mcpServers: { atelier: { url } } }) }],
      next: "Cursor then offers to sign in.",
    },
    {
      value: "vs-code",
      label: "VS Code",
      how: "In .vscode/mcp.json, or with the command MCP: Add Server:",
      blocks: [{ label: "VS Code’s mcp.json", text: asJson({ servers: { atelier: { type: "http", url } } }) }],
      next: "VS Code asks to sign in when it starts the server.",
    },
    {
      value: "chatgpt",
      label: "ChatGPT",
      how: "Settings → Apps → Advanced settings → Developer mode; then Create app, with OAuth as authentication.",
      blocks: [{ label: "MCP server URL", text: url }],
      next: isPublic,
    },
  ];
}

/** Apps that start a local server, which authenticates with a key. */
export function waysWithKey(service: string): readonly Way[] {
  const env = { ATELIER_API_KEY: "your key", ATELIER_BASE_URL: service };
  // Downloaded from this service only: the owner of the name on a registry would get the key.
  const server = `${service}/downloads/atelier-mcp.tgz`;
  const program = { command: "npx", args: ["-y", server] };
  const asked = { type: "promptString", id: "atelier-key", description: "Atelier API key", password: true };
  const words = `--env ATELIER_API_KEY="your key" --env ATELIER_BASE_URL=${service}`;
  return [
    {
      value: "claude-code",
      label: "Claude Code",
      how: "In a terminal:",
      blocks: [{ label: "Command that adds the server", text: `claude mcp add ${words} --transport stdio atelier -- npx -y ${server}` }],
      next: "",
    },
    {
      value: "desktop",
      label: "Claude Desktop and Cursor",
      how: "In claude_desktop_config.json, or ~/.cursor/mcp.json:",
      blocks: [{ label: "MCP configuration, with a key", text: asJson({ mcpServers: { atelier: { ...program, env } } }) }],
      next: "",
    },
    {
      value: "vs-code",
      label: "VS Code",
      how: "In .vscode/mcp.json:",
      blocks: [
        {
          label: "VS Code’s mcp.json, with a key",
          text: asJson({
            servers: { atelier: { type: "stdio", ...program, env: { ...env, ATELIER_API_KEY: "${input:atelier-key}" } } },
            inputs: [asked],
          }),
        },
      ],
      next: "VS Code asks for the key and stores it.",
    },
  ];
}
