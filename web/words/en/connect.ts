// The texts of the pages on which an app or the command line is connected, in English.
import type { ReactNode } from "react";
import { sentence } from "../sentence.ts";

export const unnamedApp = "Unnamed app";
export const goBackToApp = (values: { name: string }): string => `Go back to ${values.name}. You can close this page.`;
export const goBackToUnnamedApp = "Go back to the app. You can close this page.";
export const connectApp = (values: { name: string }): string => `Connect ${values.name}?`;
export const limitsOfLongConnection =
  "It cannot delete projects or see your password and keys. It stays connected until you remove it in the settings, or 30 days after it was last used.";
export const limitsOfShortConnection = "It cannot delete projects or see your password and keys. It stays connected for half an hour.";
export const cliAsks = (values: { name: string }): string =>
  `${values.name} asks for an API key. Allow it only if you have just run atelier login on this computer.`;
export const incompleteAddress = "This address is incomplete. Run atelier login again, and open the address that it prints.";
export const actsOnBehalfOf = (values: { account: ReactNode }): ReactNode => sentence`It acts on behalf of ${values.account}`;
export const publishedBy = (values: { host: ReactNode }): ReactNode => sentence`It is published by ${values.host}.`;
export const nameNotVerified = "The app chose this name; it has not been verified.";
export const youWillBeSentTo = (values: { place: ReactNode }): ReactNode => sentence`You will be sent to ${values.place}.`;
export const answerGoesToProgram = (values: { place: ReactNode }): ReactNode =>
  sentence`Your response is sent to a program on this computer, at ${values.place}. Allow this only if you started it yourself just now, in an app that you trust.`;
export const answerGoesToApp = (values: { place: ReactNode }): ReactNode =>
  sentence`Your response is sent to the app on this device that opens ${values.place} links. Allow this only if you started it yourself just now, in an app that you trust.`;
export const mayReadProjects = "See your projects, and follow their builds";
export const mayWriteProjects = "Start projects, change them, and stop builds; this spends your credits";
export const mayReadFiles = "Read your projects’ code and screenshots";
export const mayReadUsage = "See your credits, and what they were spent on";
export const mayReadWebhooks = "See the events of your account, as webhooks report them";
export const done = "Done";
export const whereAppsAreListed = "Connected apps are listed under Settings → Integrations.";
export const itMay = "It will be allowed to";
export const allow = "Allow";
export const connectCli = "Connect the command line";
export const goBackToTerminal = "Go back to the terminal. You can close this page.";
export const connectCliQuestion = "Connect the command line?";
export const limitsOfCliKey = "The key is listed under Settings → API keys, where you can revoke it. It cannot delete projects.";
export const connectAnApp = "Connect an app";
export const viewConnectedApps = "View connected apps";
export const loadingTheRequest = "Loading the request";
export const useAnotherAccount = "Use another account";
