// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.
import type { PlanName } from "./account.ts";
import type { OperationStatus } from "./operations.ts";

/** Why a build has failed. The operation has a sentence that explains it. */
export interface BuildFailure {
  /** `STOPPED`: it was stopped. `GENERATION_FAILED`: no application could be generated. `CHECKS_FAILED`: the application did not pass its checks. `MODEL_UNAVAILABLE`: the model did not respond. `CREDITS_EXHAUSTED`: the account’s credits ran out. `TIMED_OUT`: it took too long, or waited seven days for an answer. `INTERNAL`: an internal error of the service. */
  code: "STOPPED" | "GENERATION_FAILED" | "CHECKS_FAILED" | "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED" | "TIMED_OUT" | "INTERNAL";
}

/** The build that the event is about, and its status. */
export interface BuildEventData {
  /** The id of the project. */
  projectId: string;
  /** The `requestId` of the build. */
  requestId: string;
  /** `running`: in progress, read it again. `done`: ended, and its result is proven and delivered. `waiting`: it has asked a question. `failed`: ended without a result; `error` says why. */
  operationStatus: OperationStatus;
  /** Why the build has failed; null otherwise. Read the operation for a sentence that explains it. */
  error: BuildFailure | null;
  /** Related links. */
  links: {
    /** The API URL of the project. */
    project: string;
    /** The API URL of the build. */
    operation: string;
    /** The project’s page in the editor. */
    editor: string;
    /** The URL of the live application, or null until a version is live. */
    deployment: string | null;
  };
}

/** A project was created. */
export interface ProjectCreatedEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "project.created";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A project was deleted. */
export interface ProjectDeletedEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "project.deleted";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: {
    /** The id of the project. */
    projectId: string;
  };
}

/** A version of a project is live at its address. */
export interface ProjectDeployedEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "project.deployed";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build was started, or continues after its question was answered. */
export interface OperationRunningEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "operation.running";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build has asked a question and waits. */
export interface OperationWaitingEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "operation.waiting";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build is done. */
export interface OperationDoneEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "operation.done";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build has failed or was stopped. */
export interface OperationFailedEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "operation.failed";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: BuildEventData;
}

/** The account has few credits left. */
export interface CreditsLowEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "credits.low";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: {
    /** The available credits. */
    balance: number;
    /** The account’s plan. */
    plan: PlanName;
    /** When the plan’s credits renew, or null. */
    renewsAt: string | null;
  };
}

/** A test event, sent to check that deliveries arrive. */
export interface WebhookTestEvent {
  /** The id of the event, the same as `webhook-id`. */
  id?: string;
  /** The type of the event. */
  type: "webhook.test";
  /** The version of the API whose format the event has. */
  apiVersion?: string;
  /** When it occurred. */
  timestamp: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence?: number | null;
  /** The payload of the event. */
  data: Record<string, unknown>;
}

/** Every event that is sent to a webhook, distinguished by `type`. */
export type WebhookEvent =
  | ProjectCreatedEvent
  | ProjectDeletedEvent
  | OperationRunningEvent
  | OperationWaitingEvent
  | OperationDoneEvent
  | OperationFailedEvent
  | ProjectDeployedEvent
  | CreditsLowEvent
  | WebhookTestEvent;
