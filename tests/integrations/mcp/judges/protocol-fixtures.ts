// The tools, prompts and resources that the conformance suite requires of a server, with the names that it expects.
// None of them is in the service; they are served by the entrypoint's HTTP layer.
import {
  acceptedContent,
  completable,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  McpServer,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import type { CallToolResult, InputRequests, ServerContext } from "@modelcontextprotocol/server";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
const SILENCE = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA==";
const codec = createRequestStateCodec({ key: new Uint8Array(32).fill(7) });
const text = (words: string): CallToolResult => ({ content: [{ type: "text", text: words }] });
const askName = (message: string) => inputRequired.elicit({ mode: "form", message, requestedSchema: z.object({ name: z.string() }) });
const askModel = (words: string) =>
  inputRequired.createMessage({ messages: [{ role: "user", content: { type: "text", text: words } }], maxTokens: 100 });

/** A server with the suite's fixtures. */
export function protocolFixtures(): McpServer {
  const server = new McpServer(
    { name: "fixtures", version: "1.0.0" },
    { capabilities: { tools: {}, resources: {}, prompts: {}, logging: {}, completions: {} }, requestState: { verify: codec.verify } },
  );
  addContents(server);
  addNotices(server);
  addQuestions(server);
  addResources(server);
  addPrompts(server);
  return server;
}

function addContents(server: McpServer): void {
  const embedded = { uri: "test://embedded-resource", mimeType: "text/plain", text: "This is an embedded resource content." };
  const mixed = { uri: "test://mixed-content-resource", mimeType: "application/json", text: `{"test":"data","value":123}` };
  const image = { type: "image", data: PIXEL, mimeType: "image/png" } as const;
  const contents: Record<string, CallToolResult["content"]> = {
    test_simple_text: [{ type: "text", text: "This is a simple text response for testing." }],
    test_image_content: [image],
    test_audio_content: [{ type: "audio", data: SILENCE, mimeType: "audio/wav" }],
    test_embedded_resource: [{ type: "resource", resource: embedded }],
    test_multiple_content_types: [{ type: "text", text: "Multiple content types test:" }, image, { type: "resource", resource: mixed }],
  };
  for (const [name, content] of Object.entries(contents)) server.registerTool(name, { description: "A fixture." }, () => ({ content }));
  server.registerTool("test_error_handling", { description: "Always fails." }, () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
}

function addNotices(server: McpServer): void {
  server.registerTool("test_tool_with_progress", { description: "Tells its progress." }, async ({ mcpReq }) => {
    const { _meta: meta } = mcpReq;
    for (const progress of [0, 50, 100]) {
      if (meta?.progressToken !== undefined) {
        const params = { progressToken: meta.progressToken, progress, total: 100 };
        await mcpReq.notify({ method: "notifications/progress", params });
      }
      await setTimeout(50);
    }
    return text("done");
  });
  for (const name of ["test_tool_with_logging", "test_logging_tool"]) {
    server.registerTool(name, { description: "Logs." }, async (ctx) => {
      for (const line of ["Tool execution started", "Tool processing data", "Tool execution completed"]) {
        await ctx.mcpReq.log("info", line);
        await setTimeout(50);
      }
      return text("done");
    });
  }
}

function addQuestions(server: McpServer): void {
  const ask = (name: string, requests: InputRequests, done: (ctx: ServerContext) => string | null) => {
    server.registerTool(name, { description: "Asks." }, (ctx) => {
      const result = done(ctx);
      return result === null ? inputRequired({ inputRequests: requests }) : text(result);
    });
  };
  const nameOf = ({ mcpReq }: ServerContext) => acceptedContent(mcpReq.inputResponses, "user_name", z.object({ name: z.string() }))?.name;
  const greet = (ctx: ServerContext) => (nameOf(ctx) === undefined ? null : `Hello, ${nameOf(ctx)}!`);
  ask("test_input_required_result_elicitation", { user_name: askName("What is your name?") }, greet);
  ask("test_streaming_elicitation", { user_name: askName("What is your name?") }, greet);
  ask("test_input_required_result_sampling", { capital_question: askModel("What is the capital of France?") }, ({ mcpReq }) => {
    const response = inputResponse(mcpReq.inputResponses, "capital_question");
    return response.kind === "sampling" ? JSON.stringify(response.result.content) : null;
  });
  ask("test_missing_capability", { words: askModel("Anything.") }, () => null);
  ask("test_input_required_result_list_roots", { client_roots: inputRequired.listRoots() }, ({ mcpReq }) => {
    const response = inputResponse(mcpReq.inputResponses, "client_roots");
    return response.kind === "roots" ? response.roots.map(({ uri }) => uri).join(", ") : null;
  });
  server.registerTool("test_input_required_result_capabilities", { description: "Asks what it may." }, ({ mcpReq }) => {
    const capabilities = Object(Object(mcpReq.envelope)["io.modelcontextprotocol/clientCapabilities"]);
    const may = {
      ...(capabilities.elicitation && { name: askName("What is your name?") }),
      ...(capabilities.sampling && { words: askModel("Hi") }),
    };
    return mcpReq.inputResponses === undefined ? inputRequired({ inputRequests: may }) : text("done");
  });
  addStates(server);
}

// The state of these tools is passed through the client, signed.
function addStates(server: McpServer): void {
  const confirm = inputRequired.elicit({
    mode: "form",
    message: "Please confirm",
    requestedSchema: { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] },
  });
  for (const name of ["test_input_required_result_request_state", "test_input_required_result_tampered_state"]) {
    server.registerTool(name, { description: "Keeps a state." }, async ({ mcpReq }) => {
      if (mcpReq.inputResponses !== undefined && mcpReq.requestState() !== undefined) return text("state-ok");
      return inputRequired({ inputRequests: { confirm }, requestState: await codec.mint({ round: 1 }) });
    });
  }
  server.registerTool("test_input_required_result_multiple_inputs", { description: "Asks three at once." }, async ({ mcpReq }) => {
    if (mcpReq.requestState() !== undefined) return text("done");
    const inputRequests = {
      user_name: askName("What is your name?"),
      greeting: askModel("Generate a greeting"),
      client_roots: inputRequired.listRoots(),
    };
    return inputRequired({ inputRequests, requestState: await codec.mint({ round: 1 }) });
  });
  server.registerTool("test_input_required_result_multi_round", { description: "Asks twice." }, async ({ mcpReq }) => {
    const { round } = z.object({ round: z.number() }).catch({ round: 0 }).parse(mcpReq.requestState());
    if (round === 2) return text("done");
    const requests =
      [{ step1: askName("Step 1: What is your name?") }, { step2: askName("Step 2: What is your favorite color?") }][round] ?? {};
    return inputRequired({ inputRequests: requests, requestState: await codec.mint({ round: round + 1 }) });
  });
}

function addResources(server: McpServer): void {
  const plain = { title: "A fixture", description: "A fixture.", mimeType: "text/plain" };
  server.registerResource("static-text", "test://static-text", plain, ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  }));
  server.registerResource("static-binary", "test://static-binary", { ...plain, mimeType: "image/png" }, ({ href }) => ({
    contents: [{ uri: href, mimeType: "image/png", blob: PIXEL }],
  }));
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", template, { ...plain, mimeType: "application/json" }, ({ href }, { id }) => ({
    contents: [
      { uri: href, mimeType: "application/json", text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }) },
    ],
  }));
}

function addPrompts(server: McpServer): void {
  const say = (words: string) => ({ messages: [{ role: "user", content: { type: "text", text: words } } as const] });
  server.registerPrompt("test_simple_prompt", { description: "Simple." }, () => say("This is a simple prompt for testing."));
  const argsSchema = z.object({
    arg1: completable(z.string(), (prefix) => ["paris", "park", "party"].filter((word) => word.startsWith(prefix))),
    arg2: z.string(),
  });
  server.registerPrompt("test_prompt_with_arguments", { description: "With arguments.", argsSchema }, ({ arg1, arg2 }) =>
    say(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "With a resource.", argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri: uri }) => {
      const resource = { uri, mimeType: "text/plain", text: "Embedded resource content for testing." };
      const [words] = say("Please process the embedded resource above.").messages;
      return { messages: [{ role: "user", content: { type: "resource", resource } }, ...(words === undefined ? [] : [words])] };
    },
  );
  server.registerPrompt("test_prompt_with_image", { description: "With an image." }, () => {
    const [words] = say("Please analyze the image above.").messages;
    return {
      messages: [{ role: "user", content: { type: "image", data: PIXEL, mimeType: "image/png" } }, ...(words === undefined ? [] : [words])],
    };
  });
  server.registerPrompt("test_input_required_result_prompt", { description: "Asks first." }, ({ mcpReq }) => {
    const context = acceptedContent(mcpReq.inputResponses, "user_context", z.object({ context: z.string() }));
    if (context !== undefined) return say(context.context);
    const requestedSchema = z.object({ context: z.string() });
    const question = inputRequired.elicit({ mode: "form", message: "What context should the prompt use?", requestedSchema });
    return inputRequired({ inputRequests: { user_context: question } });
  });
}
