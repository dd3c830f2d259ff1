// The texts of the deploy panel, in English.
import type { ReactNode } from "react";
import { sentence } from "../../../sentence.ts";

export const versionIsLive = (values: { version: number }): string =>
  `Version ${values.version} is live. Each build that passes its checks is published automatically.`;
export const open = (values: { spoken: (text: string) => ReactNode }): ReactNode => sentence`Open${values.spoken(" in a new tab")}`;
export const now = (values: { name: string }): string => `Now: ${values.name}`;
export const siteIsNowAt = (values: { address: string }): string => `The site is now at ${values.address}.`;
export const available = (values: { address: string }): string => `Available: ${values.address}`;
export const exampleName = "my-recipes";
export const address = "Address";
export const notPublishedYet = "The site is published with the first build that passes its checks.";
export const copyTheAddress = "Copy the address";
export const panelName = "Deploy";
export const customSubdomain = "Custom subdomain";
export const subdomainText = "The same site at an address that is easier to remember.";
export const thisNameIsAvailable = "This name is available.";
export const noCustomSubdomainYet = "No custom subdomain yet.";
export const useThisName = "Use this name";
export const subdomainRemoved = "The custom subdomain was removed.";
export const subdomainHint = "Letters, digits and hyphens. The original address keeps working.";
export const checkingAvailability = "Checking availability";
export const publicSite = "Public";
export const publicHint = "Anyone with the address can open the site. Only you can see its code and this page.";
export const privateSite = "Private";
export const privateHint = "Only you can open the site, when signed in to Atelier. Everyone else is sent to the sign-in page.";
export const whoCanOpenIt = "Who can open it";
export const visibilityText = "Applies immediately to every address of the site.";
export const whoCanOpenTheSite = "Who can open the site";
export const expoGo = "Expo Go";
export const bundleIsPrepared = "The app is being bundled for Expo Go, which takes some minutes.";
export const bundleIsReady = "The app is bundled for Expo Go. Its page shows the code that opens it on a phone.";
export const bundleFailed = (values: { reason: string }): string => `The app could not be bundled for Expo Go. ${values.reason}`;
export const bundleIsUnavailable = "This service cannot bundle the app for Expo Go on its machine.";
export const bundleAgain = "Bundle it again";
