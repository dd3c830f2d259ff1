// The texts of webhooks, in English.
import type { ReactNode } from "react";
import { formatNumber } from "../../format-number.ts";
import { sentence } from "../../sentence.ts";

export const everyEvent = "Every event";
export const eventsListed = (values: { labels: readonly string[] }): string => {
  const text = values.labels.map((label) => label.toLowerCase()).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
export const eventsAndAge = (values: { events: string; time: ReactNode }): ReactNode => sentence`${values.events}. Added ${values.time}`;
export const atMost = (values: { count: number }): string =>
  `An account has at most ${formatNumber(values.count)} endpoints. Remove one to add another.`;
export const noEndpointsText =
  "Enter the URL of your server and choose its events: a build is done, a build asks a question, credits are low. Every message is signed, and is retried for three days if it is not received.";
export const urlHint = "Your server must accept POST requests here. Use HTTPS to keep messages confidential.";
export const enterUrl = "Enter the URL that events are sent to.";
export const chooseEvent = "Choose at least one event.";
export const nameHint = "Optional. Helps you recognise the endpoint later.";
export const exampleName = "Release bot";
export const secretText = "Copy the secret now: it is shown only once. Your server uses it to verify that messages come from this service.";
export const rawBody = "body: the raw text of the request, not parsed";
export const disabledByOwner = "You disabled this endpoint. Events that occur while it is disabled are not sent, not even later.";
export const disabledGone =
  "This endpoint responded with 410, which means that it no longer accepts events. Enable it if that was a mistake.";
export const disabledFailing =
  "Every delivery failed for five days, so this endpoint was disabled. Fix the receiver, enable the endpoint, then resend the failed deliveries.";
export const endpointAdded = "Endpoint added";
export const addAnEndpoint = "Add an endpoint";
export const addEndpoint = "Add endpoint";
export const addingTheEndpoint = "Adding the endpoint";
export const disabled = "Disabled";
export const enabled = "Enabled";
export const failing = "Failing";
export const events = "Events";
export const selectNone = "Select none";
export const selectAll = "Select all";
export const iHaveSavedIt = "I have saved it";
export const copyTheSecret = "Copy the secret";
export const verifyMessages = "Verify every message with it";
export const standardLibrary = "With the Standard Webhooks library";
export const builds = "Builds";
export const buildDone = "A build is done";
export const buildDoneHint = "The new version is proven and live.";
export const buildFailed = "A build has failed";
export const buildFailedHint = "Or somebody stopped it.";
export const buildAsks = "A build asks a question";
export const buildAsksHint = "It waits until the question is answered.";
export const buildStarts = "A build starts";
export const buildStartsHint = "Or it continues after an answer.";
export const projectCreated = "A project is created";
export const projectCreatedHint = "In the console, by the API, or by an assistant.";
export const versionLive = "A version is live";
export const versionLiveHint = "The project’s address serves it from now on.";
export const projectDeleted = "A project is deleted";
export const projectDeletedHint = "Its address is available again.";
export const credits = "Credits";
export const creditsLow = "Credits are low";
export const creditsLowHint = "A tenth of the month’s credits is left.";
export const delivered = "Delivered";
export const failed = "Failed";
export const sending = "Sending";
export const waiting = "Waiting";
export const retrying = "Retrying";
export const webhooks = "Webhooks";
export const lead = "Signed messages to your server, as soon as something happens here.";
export const noEndpointsYet = "No endpoints yet";
export const url = "URL";
export const exampleUrl = "https://example.com/atelier-events";
