import * as integrationsWords from "#words/settings/integrations.ts";

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
  return [
    {
      value: "claude-code",
      label: integrationsWords.claudeCode,
      how: integrationsWords.inATerminal,
      blocks: [{ label: integrationsWords.commandForAtelier, text: `claude mcp add --transport http atelier ${url}` }],
      next: integrationsWords.claudeCodeNext,
    },
    {
      value: "claude",
      label: integrationsWords.claude,
      how: integrationsWords.claudeHow,
      blocks: [{ label: integrationsWords.address, text: url }],
      next: integrationsWords.mustBePublic,
    },
    {
      value: "cursor",
      label: integrationsWords.cursor,
      how: integrationsWords.cursorHow,
      blocks: [{ label: integrationsWords.cursorFile, text: asJson({ mcpServers: { atelier: { url } } }) }],
      next: integrationsWords.cursorThenOffersToSignIn,
    },
    {
      value: "vs-code",
      label: integrationsWords.vsCode,
      how: integrationsWords.vsCodeHow,
      blocks: [{ label: integrationsWords.vsCodeFile, text: asJson({ servers: { atelier: { type: "http", url } } }) }],
      next: integrationsWords.vsCodeNext,
    },
    {
      value: "chatgpt",
      label: integrationsWords.chatgpt,
      how: integrationsWords.chatGptHow,
      blocks: [{ label: integrationsWords.mcpServerUrl, text: url }],
      next: integrationsWords.mustBePublic,
    },
  ];
}

/** Apps that start a local server, which authenticates with a key. */
export function waysWithKey(service: string): readonly Way[] {
  const env = { ATELIER_API_KEY: integrationsWords.yourKey, ATELIER_BASE_URL: service };
  // Downloaded from this service only: the owner of the name on a registry would get the key.
  const server = `${service}/downloads/atelier-mcp.tgz`;
  const program = { command: "npx", args: ["-y", server] };
  const asked = { type: "promptString", id: "atelier-key", description: integrationsWords.keyToAskFor, password: true };
  const words = `--env ATELIER_API_KEY="${integrationsWords.yourKey}" --env ATELIER_BASE_URL=${service}`;
  return [
    {
      value: "claude-code",
      label: integrationsWords.claudeCode,
      how: integrationsWords.inATerminal,
      blocks: [
        { label: integrationsWords.commandForServer, text: `claude mcp add ${words} --transport stdio atelier -- npx -y ${server}` },
      ],
      next: "",
    },
    {
      value: "desktop",
      label: integrationsWords.claudeDesktopAndCursor,
      how: integrationsWords.claudeDesktopHow,
      blocks: [{ label: integrationsWords.configurationWithKey, text: asJson({ mcpServers: { atelier: { ...program, env } } }) }],
      next: "",
    },
    {
      value: "vs-code",
      label: integrationsWords.vsCode,
      how: integrationsWords.vsCodeKeyHow,
      blocks: [
        {
          label: integrationsWords.vsCodeFileWithKey,
          text: asJson({
            servers: { atelier: { type: "stdio", ...program, env: { ...env, ATELIER_API_KEY: "${input:atelier-key}" } } },
            inputs: [asked],
          }),
        },
      ],
      next: integrationsWords.vsCodeKeyNext,
    },
  ];
}
