// The texts of integrations, in English.
import type { ReactNode } from "react";
import { sentence } from "../../sentence.ts";

export const onAComputer = "on a computer";
export const appOpensLinks = (values: { scheme: string }): string => `an app that opens ${values.scheme} links`;
export const since = (values: { time: ReactNode }): ReactNode => sentence`Since ${values.time}`;
export const removeNamed = (values: { name: string }): string => `Remove ${values.name}`;
export const removeQuestion = (values: { name: string }): string => `Remove ${values.name}?`;
export const wasDisconnected = (values: { name: string }): string => `${values.name} was disconnected.`;
export const serverText = (values: { keys: (text: string) => ReactNode }): ReactNode =>
  sentence`A small MCP server next to the assistant, which uses ${values.keys("an API key")} instead of signing in: for assistants that cannot sign in, and for an Atelier that is only reachable from your network. It is provided by this service, so that both have the same version.`;
export const apiText = (values: Record<"keys" | "quickstart" | "reference" | "document", (text: string) => ReactNode>): ReactNode =>
  sentence`Programs create and change projects with ${values.keys("an API key")}. Start with the ${values.quickstart("quickstart")} or look up an endpoint in the ${values.reference("reference")}; use the ${values.document("OpenAPI document")} to generate a client in your language.`;
export const yourKey = "your key";
export const appFor = (values: { title: string }): string => `App: ${values.title}`;
export const mustBePublic = "Atelier must be reachable from the internet over HTTPS for this.";
export const claudeCodeNext = "Then type /mcp in Claude Code, choose atelier and Authenticate.";
export const claudeHow = "On claude.ai or in the desktop app: Settings → Connectors → Add custom connector.";
export const cursorHow = "In ~/.cursor/mcp.json, or .cursor/mcp.json of a project:";
export const cursorFile = "Cursor’s mcp.json";
export const vsCodeHow = "In .vscode/mcp.json, or with the command MCP: Add Server:";
export const vsCodeFile = "VS Code’s mcp.json";
export const vsCodeFileWithKey = "VS Code’s mcp.json, with a key";
export const vsCodeKeyHow = "In .vscode/mcp.json:";
export const vsCodeNext = "VS Code asks to sign in when it starts the server.";
export const vsCodeKeyNext = "VS Code asks for the key and stores it.";
export const chatGptHow = "Settings → Apps → Advanced settings → Developer mode; then Create app, with OAuth as authentication.";
export const claudeDesktopHow = "In claude_desktop_config.json, or ~/.cursor/mcp.json:";
export const keyToAskFor = "Atelier API key";
export const connectedApps = "Connected apps";
export const integrations = "Integrations";
export const lead = "Build from an assistant, an editor, a script, or your own product.";
export const connectAnAssistant = "Connect an assistant";
export const assistantText = "It signs in with your account and asks for your consent. You only copy an address.";
export const runServer = "Or run the server on your machine";
export const httpApi = "HTTP API";
export const listingCommand = "A command that lists your projects";
export const noAppsText =
  "Add the address below to an assistant, and it brings you here for consent. You can see what it may do and when it was last used, and remove it at any time.";
export const noConnectedAppsYet = "No connected apps yet";
export const removeText =
  "Its requests are rejected from now on. Builds that it has started continue. To use it again, connect it again from the app.";
export const removeConnection = "Remove connection";
export const claudeCode = "Claude Code";
export const inATerminal = "In a terminal:";
export const commandForAtelier = "Command that adds Atelier";
export const claude = "Claude";
export const address = "Address";
export const cursor = "Cursor";
export const cursorThenOffersToSignIn = "Cursor then offers to sign in.";
export const vsCode = "VS Code";
export const chatgpt = "ChatGPT";
export const mcpServerUrl = "MCP server URL";
export const commandForServer = "Command that adds the server";
export const claudeDesktopAndCursor = "Claude Desktop and Cursor";
export const configurationWithKey = "MCP configuration, with a key";
