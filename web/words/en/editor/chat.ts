// The texts of the conversation with a build, in English.
import { plural } from "../../plural.ts";

export const versionReady = (values: { version: number }): string => `Version ${values.version} is ready.`;
export const providerCharged = (values: { amount: string }): string => `The provider charged ${values.amount}.`;
export const version = (values: { version: number }): string => `Version ${values.version}`;
export const live = "live";
export const queuedUntilAnswer = (values: { count: number }): string =>
  plural(values.count, {
    one: "Queued. It is sent when the question is answered and the build has ended.",
    other: "Queued. They are sent when the question is answered and the build has ended.",
  });
export const queuedUntilEnd = (values: { count: number }): string =>
  plural(values.count, { one: "Queued. It is sent when this build has ended.", other: "Queued. They are sent when this build has ended." });
export const queueHeld = (values: { count: number }): string =>
  plural(values.count, {
    one: "The build did not finish, so this message was not sent.",
    other: "The build did not finish, so these messages were not sent.",
  });
export const notSentYet = "Not sent yet: the service cannot be reached. This is sent as soon as it answers again.";
export const stopsLater = "The service cannot be reached. The build is stopped as soon as it answers again.";
export const youSaid = "You said: ";
export const atelierSaid = "Atelier said: ";
export const queuedSpoken = "Queued: ";
export const runningBuild = "Running build";
export const stopping = "Stopping";
export const stopBuild = "Stop";
export const buildProgress = "Build progress";
export const conversation = "Conversation";
export const toLatest = "Latest";
export const theBuildHasAQuestion = "The build has a question for you.";
export const theBuildWasStopped = "The build was stopped.";
export const theBuildFailed = "The build failed.";
export const messageForm = "Message";
export const yourMessage = "Your message";
export const queueMessage = "Queue";
export const sendMessage = "Send";
export const chooseAnAnswerAbove = "Choose an answer above";
export const orTypeYourOwnAnswer = "Or type your own answer";
export const writeYourNextMessage = "Write your next message";
export const describeWhatToBuild = "Describe what to build";
export const askForAChange = "Ask for a change";
export const sentWhenTheBuildHasEnded = "Sent when the build has ended";
export const sending = "Sending";
export const editAndSendAgain = "Edit and send again";
export const openProof = "Proof";
export const openCode = "Code";
export const messages = "Messages";
export const openTheEdits = "Open the edits";
export const showLess = "Show less";
export const showMore = "Show more";
export const discard = "Discard";
export const backToTheMessageBox = "Back to the message box";
export const sendAgain = "Send again";
export const queuedMessages = "Queued messages";
export const sendNow = "Send now";
export const changeThisMessage = "Change this message";
export const removeThisMessage = "Remove this message";
export const changeTheQueuedMessage = "Change the queued message";
export const queuedMessage = "Queued message";
