// Prints the types of the SDK from the document of contract B, in files by subject. A schema that is not listed here stops
// the generation, so that someone decides which file it belongs to.
import { format } from "oxfmt";
import { printDeclaration, type Printing } from "./print-schema.ts";
import { printVariants, variants } from "./print-variants.ts";
import { type Document, nameOf, type Schema } from "./schema.ts";

const files: Record<string, readonly string[]> = {
  account: ["PlanName", "Model", "ModelList", "DayUsage", "ThirtyDays", "Usage"],
  errors: ["Error"],
  events: [
    "BuildFailure",
    "BuildEventData",
    "ProjectCreatedEvent",
    "ProjectDeletedEvent",
    "ProjectDeployedEvent",
    "OperationRunningEvent",
    "OperationWaitingEvent",
    "OperationDoneEvent",
    "OperationFailedEvent",
    "CreditsLowEvent",
    "WebhookTestEvent",
  ],
  operations: [
    "OperationStatus",
    "StartedOperation",
    "Operation",
    "OperationError",
    "OperationLinks",
    "Question",
    "Reply",
    "QuestionAnswer",
    "SendMessage",
  ],
  projects: [
    "ProjectStatus",
    "CreateProject",
    "UpdateProject",
    "Project",
    "ProjectDetails",
    "ProjectAddresses",
    "ProjectVersion",
    "Draft",
    "ProjectList",
    "ProjectFile",
    "FileList",
  ],
  versions: [
    "VersionSummary",
    "VersionDetails",
    "VersionList",
    "ChangedFile",
    "VersionChanges",
    "RestoreVersion",
    "FileChange",
    "EditFiles",
  ],
  webhooks: [
    "WebhookEndpoint",
    "NewWebhookEndpoint",
    "WebhookEndpointList",
    "WebhookSecret",
    "CreateWebhookEndpoint",
    "UpdateWebhookEndpoint",
    "StartedTest",
    "Delivery",
    "DeliveryAttempt",
    "DeliveryDetails",
    "DeliveryList",
    "ResendDeliveries",
    "ResentDeliveries",
    "Event",
    "EventList",
  ],
  proof: ["Viewport", "Proof", "ProofCheck", "ProofLimit", "ProofPhrase", "ProofScreenshot"],
};

/** The schemas of request bodies. */
const sent = [
  "CreateWebhookEndpoint",
  "UpdateWebhookEndpoint",
  "ResendDeliveries",
  "CreateProject",
  "UpdateProject",
  "RestoreVersion",
  "FileChange",
  "EditFiles",
  "SendMessage",
  "QuestionAnswer",
];
/** Schemas that have all fields of another one, and more: the type extends that one's. */
const bases: Record<string, string> = {
  Operation: "StartedOperation",
  ProjectDetails: "Project",
  VersionDetails: "VersionSummary",
  NewWebhookEndpoint: "WebhookEndpoint",
  DeliveryDetails: "Delivery",
};
/** Names that differ from the schema's: `Error` and `Event` are already classes of the language or the browser. */
const otherNames: Record<string, string> = { Error: "ErrorBody", Event: "AtelierEvent" };

const opening = "// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.\n";

/** The text of each generated file, by its name in `sdk/src/types/`. */
export async function printTypes(document: Document): Promise<Map<string, string>> {
  const { schemas } = document.components;
  const placed = Object.values(files).flat();
  const without = Object.keys(schemas).filter((name) => !placed.includes(name));
  if (without.length > 0) throw new Error(`openapi/sdk-types/print-types.ts names no file for ${without.join(", ")}.`);
  const printed = Object.entries(files).map(async ([file, names]) => {
    const declarations = names.map((name) => printNamed(name, schemas));
    const union = file === "events" ? [printUnion(document)] : [];
    const imports = importsOf(
      file,
      names.map((name) => schemaOf(schemas, name)),
    );
    const text = [opening + imports, ...declarations, ...union].join("\n\n");
    return [`${file}.ts`, (await format(`${file}.ts`, text, { printWidth: 140 })).code] as const;
  });
  return new Map([...(await Promise.all(printed)), ["api-version.ts", printVersion(document)]]);
}

function printVersion({ info }: Document): string {
  return `${opening}\n/** The version of the API that these types are of. */\nexport const API_VERSION = ${JSON.stringify(info.version)};\n`;
}

function printNamed(name: string, schemas: Record<string, Schema>): string {
  const printing = printingOf(schemas);
  const union = variants[name];
  if (union === undefined) return printDeclaration(name, schemaOf(schemas, name), printing);
  const ofAll = { ...printing, renamed: (one: string) => (one === name ? union.common : printing.renamed(one)) };
  const fields = { ...schemaOf(schemas, name), description: "The fields of every build." };
  return `${printDeclaration(name, fields, ofAll)}\n\n${printVariants(name, union)}`;
}

function schemaOf(schemas: Record<string, Schema>, name: string): Schema {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`openapi/b.json has no schema ${name}.`);
  return schema;
}

function printingOf(schemas: Record<string, Schema>): Printing {
  return {
    renamed,
    isSent: (name) => sent.includes(name),
    descriptionOf: (name) => schemaOf(schemas, name).description,
    baseOf: (name) => {
      const base = bases[name];
      return base === undefined ? null : { name: base, schema: schemaOf(schemas, base) };
    },
  };
}

function renamed(name: string): string {
  return otherNames[name] ?? name;
}

function printUnion({ webhooks }: Document): string {
  const events = Object.values(webhooks).map(({ post }) => nameOf(post.requestBody.content["application/json"].schema.$ref ?? ""));
  return `/** Every event that is sent to a webhook, distinguished by \`type\`. */\nexport type WebhookEvent = ${events.join(" | ")};`;
}

function importsOf(file: string, schemas: readonly Schema[]): string {
  const used = [...new Set(schemas.flatMap(referencesIn))];
  return Object.entries(files)
    .filter(([other]) => other !== file)
    .map(([other, names]) => [other, names.filter((name) => used.includes(name)).map(renamed)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([other, names]) => `import type { ${names.join(", ")} } from "./${other}.ts";\n`)
    .join("");
}

function referencesIn({ $ref, properties = {}, items, anyOf = [] }: Schema): string[] {
  const below = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf].flatMap(referencesIn);
  return $ref === undefined ? below : [nameOf($ref), ...below];
}
