// The texts of a webhook endpoint, in English.
import type { ReactNode } from "react";
import { formatNumber } from "../../format-number.ts";
import { plural } from "../../plural.ts";
import { sentence } from "../../sentence.ts";

export const nextAttempt = (values: { time: ReactNode }): ReactNode => sentence`next attempt ${values.time}`;
export const occurred = (values: { time: ReactNode }): ReactNode => sentence`occurred ${values.time}`;
export const disabledBefore = "the endpoint was disabled before delivery";
export const allFailed = "all attempts failed; no more retries";
export const attempt = (values: { number: number }): string => `Attempt ${values.number}`;
export const attemptTook = (values: { time: ReactNode; milliseconds: number }): ReactNode =>
  sentence`${values.time}, ${formatNumber(values.milliseconds)} ms`;
export const headersOf = (values: { attempt: number }): string => `Headers of attempt ${values.attempt}`;
export const responseTo = (values: { attempt: number }): string => `Response to attempt ${values.attempt}`;
export const retry = (values: { time: ReactNode }): ReactNode => sentence`retry ${values.time}`;
export const failingSince = (values: { time: ReactNode }): ReactNode =>
  sentence`Deliveries started to fail ${values.time}. After five days of continuous failures the endpoint is disabled; its responses are in the deliveries below.`;
export const previousSecretUntil = (values: { time: ReactNode }): ReactNode =>
  sentence`The previous secret is still used for signing and expires ${values.time}. Update your server before then.`;
export const added = (values: { time: ReactNode }): ReactNode => sentence`Added ${values.time}`;
export const removeText = (values: { url: ReactNode }): ReactNode =>
  sentence`No more events are sent to ${values.url}, and its delivery log is deleted. To pause it, disable it instead.`;
export const resent = (values: { count: number }): string =>
  plural(values.count, { one: "One delivery was resent.", other: `${formatNumber(values.count)} deliveries were resent.` });
export const twoSignatures =
  "For 24 hours, messages carry two signatures, one for each secret. After that, the previous secret is no longer used.";
export const rotateText =
  "The new secret is shown only once. The current one is also used for 24 hours, so that you can update your server without losing a message.";
export const delivery = "Delivery";
export const resend = "Resend";
export const bodyOfAttempts = "Body of every attempt";
export const notSentYet = "Not sent yet.";
export const noResponse = "No response";
export const all = "All";
export const failed = "Failed";
export const pending = "Pending";
export const delivered = "Delivered";
export const deliveries = "Deliveries";
export const resendFailed = "Resend failed";
export const filterDeliveries = "Filter deliveries";
export const noDeliveries = "No deliveries yet. Send a test, or wait for an event.";
export const noneOfStatus = "No deliveries with this status.";
export const loadingOlderDeliveries = "Loading older deliveries";
export const olderDeliveries = "Older deliveries";
export const logText = "The log goes back thirty days.";
export const deliveriesNewestFirst = "Deliveries, newest first";
export const event = "Event";
export const status = "Status";
export const when = "When";
export const attempts = "Attempts";
export const editEndpoint = "Edit endpoint";
export const saveChanges = "Save changes";
export const endpointActions = "Endpoint actions";
export const sendATest = "Send a test";
export const edit = "Edit";
export const rotateTheSecret = "Rotate the secret";
export const disable = "Disable";
export const enable = "Enable";
export const testSent = "A test was sent. It appears below.";
export const wasEnabled = "The endpoint is enabled and receives new events.";
export const wasDisabled = "The endpoint was disabled.";
export const allEndpoints = "All endpoints";
export const webhookEndpoint = "Webhook endpoint";
export const loadingTheEndpoint = "Loading the endpoint";
export const events = "Events";
export const wasRemoved = "The endpoint was removed.";
export const removeQuestion = "Remove this endpoint?";
export const removeEndpoint = "Remove endpoint";
export const theLastHour = "The last hour";
export const theLastDay = "The last day";
export const theLastWeek = "The last week";
export const theLastThirtyDays = "The last thirty days";
export const resendFailedDeliveries = "Resend failed deliveries";
export const resendText = "Each keeps its webhook-id, so that your server can detect duplicates.";
export const eventsFrom = "Events from";
export const newSecret = "New secret";
export const rotateQuestion = "Rotate the secret?";
