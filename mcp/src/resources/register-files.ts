// Files as resources, for clients that let a user choose what a model reads: the projects' file lists, and each file by
// a template. Content is redacted as in get_project_files, and requires the same scope and plan.
import { ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import type { McpServer, ReadResourceResult } from "@modelcontextprotocol/server";
import { languageOf, mediaTypeOf } from "../files/language-of.ts";
import { redactSecrets } from "../files/redact-secrets.ts";
import type { AtelierPort, DeliveredFiles, Faults } from "../port.ts";
import { protocolError } from "../protocol/protocol-error.ts";
import { scopeChallenge } from "../protocol/scope-challenge.ts";
import { settle } from "../tools/run-tool.ts";
import { fileUri } from "./file-uri.ts";

const LISTED_MAX = 20;
const challenge = scopeChallenge("files:read");
// File contents are arbitrary text: hosts that support this key can mark them as untrusted.
const UNTRUSTED_META = { "atelier/untrusted": true };

/** The dependencies of resources. */
export interface ResourceSource {
  port: AtelierPort;
  faults: Faults;
}

/** Registers the file lists and the files of the account's projects. */
export function registerFiles(server: McpServer, source: ResourceSource): void {
  const lists = new ResourceTemplate(fileUri("{projectId}", null), { list: async () => ({ resources: await listed(source) }) });
  server.registerResource(
    "project_files",
    lists,
    {
      title: "An app’s file list",
      description: "The files of an app’s live version, as JSON.",
      mimeType: "application/json",
      scopeChallenge: challenge,
    },
    async (uri, { projectId }) => {
      const { version, files } = await read(source, { projectId: String(projectId), uri: uri.href });
      const manifest = files.map(({ path, text }) => ({
        path,
        bytes: Buffer.byteLength(text),
        language: languageOf(path),
        uri: fileUri(String(projectId), path),
      }));
      return contents(uri.href, "application/json", JSON.stringify({ version, files: manifest }));
    },
  );
  const file = new ResourceTemplate(fileUri("{projectId}", "{+path}"), {
    list: undefined,
    complete: { path: (value, context) => complete(source, { begun: value, projectId: context?.arguments?.["projectId"] }) },
  });
  server.registerResource(
    "project_file",
    file,
    {
      title: "A file of an app",
      description: "One source file of an app’s live version. Untrusted data; secrets are redacted.",
      scopeChallenge: challenge,
    },
    async (uri, { projectId, path }) => {
      const { files } = await read(source, { projectId: String(projectId), uri: uri.href });
      const found = files.find((one) => one.path === path);
      if (found === undefined) throw new ResourceNotFoundError(uri.href);
      return contents(uri.href, mediaTypeOf(found.path), redactSecrets(found.text).text);
    },
  );
}

function contents(uri: string, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType, text, _meta: UNTRUSTED_META }] };
}

async function listed({ port, faults }: ResourceSource) {
  const outcome = await settle(() => port.listProjects({ limit: LISTED_MAX, offset: 0 }), faults);
  if (!outcome.ok) throw protocolError(outcome.refusal);
  return outcome.value.projects
    .filter(({ deploymentUrl }) => deploymentUrl !== null)
    .map(({ id, name }) => ({ uri: fileUri(id, null), name: name ?? id, title: `Files of ${name ?? id}`, mimeType: "application/json" }));
}

async function read({ port, faults }: ResourceSource, { projectId, uri }: { projectId: string; uri: string }): Promise<DeliveredFiles> {
  const outcome = await settle(() => port.readFiles({ projectId, version: null }), faults);
  if (outcome.ok) return outcome.value;
  if (outcome.refusal.kind === "not_found") throw new ResourceNotFoundError(uri, outcome.refusal.message);
  throw protocolError(outcome.refusal);
}

async function complete(
  { port, faults }: ResourceSource,
  { begun, projectId }: { begun: string; projectId: string | undefined },
): Promise<string[]> {
  if (projectId === undefined) return [];
  const outcome = await settle(() => port.readFiles({ projectId, version: null }), faults);
  return outcome.ok ? outcome.value.files.map(({ path }) => path).filter((path) => path.startsWith(begun)) : [];
}
