// An MCP client that builds an app: it starts the local server, lets it create a project, follows the build step by step,
// answers what it asks, and reads the app's code. A model would choose these calls by itself; here they are written down.
//
//   node examples/mcp-client/mcp-client.ts "Build me an app"
import assert from "node:assert/strict";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const [prompt = "Build me an app"] = process.argv.slice(2);

// Outside of this repository: { command: "npx", args: ["-y", "<service>/downloads/atelier-mcp.tgz"] }.
const server = { command: process.execPath, args: [join(import.meta.dirname, "../../mcp/src/local/main.ts")] };
const { ATELIER_API_KEY = "", ATELIER_BASE_URL = "http://localhost:4000" } = process.env;
const transport = new StdioClientTransport({ ...server, env: { ATELIER_API_KEY, ATELIER_BASE_URL } });
const client = new Client({ name: "mcp-client-example", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
await client.connect(transport);

const { tools } = await client.listTools();
console.log(`${tools.length} tools: ${tools.map(({ name }) => name).join(", ")}`);

const begun = await call("create_project", { prompt });
let operation = await call("get_operation", { requestId: begun["requestId"], waitSeconds: 50 });
while (operation["status"] === "running" || operation["status"] === "waiting") {
  if (operation["status"] === "waiting") await answer(operation);
  operation = await call("get_operation", { requestId: begun["requestId"], waitSeconds: 50 });
}
console.log(`Open it: ${String(operation["deploymentUrl"])}`);

const { manifest } = await call("get_project_files", { projectId: begun["projectId"] });
const { files } = await call("get_project_files", { projectId: begun["projectId"], paths: ["package.json"] });
console.log(`${Object(manifest).length} files, package.json among them`);

// What was promised: a build that is done, with a proof that holds, and code that can be read.
assert.equal(operation["status"], "done", JSON.stringify(operation["error"]));
const { checksPassed, checksTotal } = Object(operation["proof"]);
assert.equal(checksPassed, checksTotal);
assert.ok("react" in JSON.parse(Object(files)[0].content).dependencies);
await client.close();

async function call(name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const onprogress = ({ progress, message = "" }: { progress: number; message?: string | undefined }) =>
    console.log(`${progress} %  ${message}`);
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given }, { onprogress });
  assert.notEqual(isError, true, JSON.stringify(content));
  return Object(structuredContent);
}

async function answer({ projectId, questions }: Record<string, unknown>): Promise<void> {
  const answers: { questionId: string; answer: string }[] = [];
  for (const { id, text, options } of Object(questions)) {
    const [first = "A list of tasks"] = options;
    console.log(`${text} ${first}`);
    answers.push({ questionId: id, answer: first });
  }
  await call("send_message", { projectId, answers });
}
