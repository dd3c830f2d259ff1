// The events as a receiver gets them: Standard Webhooks 1.0. A payload contains ids and links; it contains no prompt
// and no source.
import { z } from "zod";
import { API_VERSION } from "../../../domain/webhooks/event-types.ts";
import { FailureCode, OperationStatus } from "../contracts/b/answers/operation.ts";
import { sequence } from "../contracts/b/answers/webhooks.ts";
import { address, addressOrNull, count, moment, momentOrNull, PlanName, RequestId, text } from "../contracts/wire/fields.ts";
import { samples } from "../contracts/wire/samples.ts";

/** One event: its name in the contract, when it is sent, its schema, and an example. */
export interface WebhookEvent {
  type: string;
  summary: string;
  schema: z.ZodType;
  example: unknown;
}

const BuildFailure = z
  .object({ code: FailureCode })
  .meta({ id: "BuildFailure", description: "Why a build has failed. The operation has a sentence that explains it." });

const BuildEventData = z
  .object({
    projectId: text("The id of the project."),
    requestId: RequestId.meta({ description: "The `requestId` of the build." }),
    operationStatus: OperationStatus,
    error: BuildFailure.nullable().meta({
      description: "Why the build has failed; null otherwise. Read the operation for a sentence that explains it.",
    }),
    links: z
      .object({
        project: address("The API URL of the project."),
        operation: address("The API URL of the build."),
        editor: address("The project’s page in the editor."),
        deployment: addressOrNull("The URL of the live application, or null until a version is live."),
      })
      .meta({ description: "Related links." }),
  })
  .meta({ id: "BuildEventData", description: "The build that the event is about, and its status." });

function describeEvent<Data extends z.ZodType>({
  type,
  summary,
  data,
  sample,
  at = null,
}: {
  type: string;
  summary: string;
  data: Data;
  sample: z.input<Data>;
  at?: number | null;
}): WebhookEvent {
  const name = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  // What was added to events later is optional, so that code which writes an event of its own still compiles.
  const schema = z
    .object({
      id: text("The id of the event, the same as `webhook-id`.").optional(),
      type: z.literal(type).meta({ description: "The type of the event." }),
      apiVersion: text("The version of the API whose format the event has.").optional(),
      timestamp: moment("When it occurred."),
      sequence: sequence.optional(),
      data: data.meta({ description: "The payload of the event." }),
    })
    .meta({ id: `${name.join("")}Event`, description: summary });
  return {
    type,
    summary,
    schema,
    example: { id: samples.eventId, type, apiVersion: API_VERSION, timestamp: samples.ended, sequence: at, data: sample },
  };
}

function describeBuildEvent(type: string, summary: string, operationStatus: z.input<typeof OperationStatus>): WebhookEvent {
  const deployment = operationStatus === "done" || type === "project.deployed" ? samples.links.deployment : null;
  const error = operationStatus === "failed" ? ({ code: "CHECKS_FAILED" } as const) : null;
  const links = { ...samples.links, deployment };
  const sample = { projectId: samples.projectId, requestId: samples.requestId, operationStatus, error, links };
  return describeEvent({ type, summary, data: BuildEventData, sample, at: type === "project.created" ? 1 : 4 });
}

/** Every event. */
export const webhookEvents: readonly WebhookEvent[] = [
  describeBuildEvent("project.created", "A project was created.", "running"),
  describeEvent({
    type: "project.deleted",
    summary: "A project was deleted.",
    data: z.object({ projectId: text("The id of the project.") }),
    sample: { projectId: samples.projectId },
    at: 5,
  }),
  describeBuildEvent("operation.running", "A build was started, or continues after its question was answered.", "running"),
  describeBuildEvent("operation.waiting", "A build has asked a question and waits.", "waiting"),
  describeBuildEvent("operation.done", "A build is done.", "done"),
  describeBuildEvent("operation.failed", "A build has failed or was stopped.", "failed"),
  describeBuildEvent("project.deployed", "A version of a project is live at its address.", "running"),
  describeEvent({
    type: "credits.low",
    summary: "The account has few credits left.",
    data: z.object({
      balance: count("The available credits."),
      plan: PlanName.meta({ description: "The account’s plan." }),
      renewsAt: momentOrNull("When the plan’s credits renew, or null."),
    }),
    sample: { balance: 21, plan: "pro", renewsAt: samples.renewsAt },
  }),
  describeEvent({
    type: "webhook.test",
    summary: "A test event, sent to check that deliveries arrive.",
    data: z.object({}),
    sample: {},
  }),
];
