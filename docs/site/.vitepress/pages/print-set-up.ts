// The block with which a page of the reference begins: it makes what the commands of the page are about.
const API = "$ATELIER_BASE_URL/b/api/v1";
const KEY = `-H "Authorization: Bearer $ATELIER_API_KEY"`;
const JSON_BODY = `-H "Content-Type: application/json"`;

/** The value of a field of a saved response. */
const idIn = (file: string, field: string): string => `$(grep -o '"${field}":"[^"]*"' ${file} | head -n 1 | cut -d'"' -f4)`;

const wait = `while curl -s "${API}/operations/$REQUEST_ID" \\
  ${KEY} -H "Prefer: wait=60" | grep -q '"operationStatus":"running"'
do :; done`;

const start = `curl -s "${API}/projects" \\
  ${KEY} ${JSON_BODY} \\
  -d '{"prompt": "A reading list of books"}' -o created.json
REQUEST_ID=${idIn("created.json", "requestId")}`;

const project = `${start}
PROJECT_ID=${idIn("created.json", "projectId")}
${wait}`;

const secondVersion = `curl -s "${API}/projects/$PROJECT_ID/edits" \\
  ${KEY} ${JSON_BODY} \\
  -d '{"base": 1, "changes": [{"path": "docs/notes.md", "content": "Maintained by the library team.\\n"}]}' -o edited.json
REQUEST_ID=${idIn("edited.json", "requestId")}
${wait}`;

const endpoint = `curl -s "${API}/webhooks/endpoints" \\
  ${KEY} ${JSON_BODY} \\
  -d '{"url": "https://hooks.example.com/reading", "events": ["operation.done"]}' -o endpoint.json
ENDPOINT_ID=${idIn("endpoint.json", "id")}
curl -s -X POST "${API}/webhooks/endpoints/$ENDPOINT_ID/test" ${KEY} -o delivery.json
DELIVERY_ID=${idIn("delivery.json", "deliveryId")}`;

/** The Markdown of the block that sets these variables; empty for none. `paths` are the addresses of the page's operations. */
export function printSetUp(variables: readonly string[], paths: readonly string[]): string {
  const needs = new Set(variables);
  const made = [
    ...(needs.has("$PROJECT_ID") ? [project] : needs.has("$REQUEST_ID") ? [start] : []),
    ...(paths.some((path) => path.includes("/versions/")) && !paths.some((path) => path.endsWith("/edits")) ? [secondVersion] : []),
    ...(needs.has("$ENDPOINT_ID") ? [endpoint] : []),
  ];
  const [what] = needs.has("$ENDPOINT_ID") ? ["an endpoint with a delivery"] : needs.has("$PROJECT_ID") ? ["a project"] : ["a build"];
  return made.length === 0
    ? ""
    : `First create ${what}, which the other commands on this page use.\n\n\`\`\`sh\n${made.join("\n")}\n\`\`\`\n`;
}
