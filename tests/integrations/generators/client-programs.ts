// A program for each generated client. Each creates a project, waits until it is done, lists its files, and prints their paths.

const settings = `
const { ORIGIN = "", KEY = "" } = process.env;
const requestId = crypto.randomUUID();
const body = { prompt: "A reading list of books with author and rating", requestId };
const headers = { authorization: \`Bearer \${KEY}\` };
const waiting = { ...headers, prefer: "wait=30" };
`;

/** With the types of openapi-typescript. */
const openapiFetch = `
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";
${settings}
const client = createClient<paths>({ baseUrl: \`\${ORIGIN}/b/api/v1\`, headers });
const created = await client.POST("/projects", { body });
if (created.data === undefined) throw new Error(created.error.error);
const { projectId } = created.data;
for (;;) {
  const { data, error } = await client.GET("/operations/{requestId}", { params: { path: { requestId }, header: { Prefer: "wait=30" } } });
  if (data === undefined || typeof data === "string") throw new Error(error?.error);
  if (data.operationStatus === "done") break;
  if (data.operationStatus !== "running") throw new Error(data.error?.message);
}
const listed = await client.GET("/projects/{id}/files", { params: { path: { id: projectId } } });
if (listed.data === undefined || typeof listed.data === "string") throw new Error(listed.error?.error);
console.log(JSON.stringify(listed.data.files.map(({ path }) => path)));
`;

/** Orval's client, with its schemas of zod for what is sent and received. */
const orval = `
import { createProject, getOperation, getProjectFiles } from "./orval/client.ts";
import { CreateProjectBody, CreateProjectResponse, GetOperationResponse, GetProjectFilesResponse } from "./orval/schemas.ts";
${settings}
// Its schema keeps the whole body.
if (CreateProjectBody.parse(body).requestId !== requestId) throw new Error("the requestId was removed");
const created = await createProject(body, { headers });
if (created.status !== 202) throw new Error(created.data?.error);
const { projectId } = CreateProjectResponse.parse(created.data);
for (;;) {
  const { status, data } = await getOperation(requestId, { headers: waiting });
  if (status !== 200) throw new Error(String(status));
  const { operationStatus } = GetOperationResponse.parse(data);
  if (operationStatus === "done") break;
  if (operationStatus !== "running") throw new Error(operationStatus);
}
const listed = await getProjectFiles(projectId, {}, { headers });
if (listed.status !== 200) throw new Error(String(listed.status));
console.log(JSON.stringify(GetProjectFilesResponse.parse(listed.data).files.map(({ path }) => path)));
`;

/** The client of @hey-api/openapi-ts. */
const heyApi = `
import { client } from "./hey/client.gen.ts";
import { createProject, getOperation, getProjectFiles } from "./hey/index.ts";
${settings}
client.setConfig({ baseUrl: \`\${ORIGIN}/b/api/v1\`, headers });
const { data: created } = await createProject({ body, throwOnError: true });
for (;;) {
  const { data } = await getOperation({ path: { requestId }, headers: { Prefer: "wait=30" }, throwOnError: true });
  if (data === undefined) throw new Error("no operation");
  if (data.operationStatus === "done") break;
  if (data.operationStatus !== "running") throw new Error(data.error?.message);
}
const { data: listed } = await getProjectFiles({ path: { id: created.projectId }, throwOnError: true });
console.log(JSON.stringify(listed.files.map(({ path }) => path)));
`;

/** The programs, by the names of their files. */
export const clientPrograms = { "openapi-fetch.ts": openapiFetch, "orval.ts": orval, "hey-api.ts": heyApi };
