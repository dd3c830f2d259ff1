// The texts of the site panel, in English.
import { formatNumber } from "../../../format-number.ts";

export const newSampleRows = (values: { live: number; from: number }): string =>
  `Version ${values.live} comes with new sample rows. The preview still shows those that this browser has stored since version ${values.from}.`;
export const siteOf = (values: { name: string }): string => `The site of ${values.name}`;
export const progress = (values: { percent: number }): string => `${formatNumber(values.percent)} %`;
export const resetText =
  "The preview starts again with the sample rows of this version. What was entered in it, in this browser, is removed and cannot be restored. Visitors of the site keep their own data.";
export const keepThese = "Keep these";
export const resetSampleData = "Reset sample data";
export const resetTheSampleData = "Reset the sample data?";
export const desktop = "Desktop";
export const tablet = "Tablet, 768 wide";
export const phone = "Phone, 375 wide";
export const liveVersion = "Live version";
export const draft = "Draft";
export const siteWidth = "Site width";
export const shownState = "What is shown";
export const privateSite = "Private";
export const noAddressYet = "No address yet";
export const copyTheAddress = "Copy the address";
export const reloadTheSite = "Reload the site";
export const openInANewTab = "Open in a new tab";
export const moreActions = "More actions for the preview";
export const openingTheSite = "Opening the site";
export const panelName = "Site";
export const loadingTheSite = "Loading the site";
export const noSiteText =
  "The site appears here after the first build that passes its checks. Describe what to change in the conversation, and send it.";
export const noSiteYet = "No site yet";
export const progressOfTheFirstVersion = "Progress of the first version";
export const answerToContinue = "Answer in the conversation to continue the build.";
export const opensByItself = "The site opens here automatically when it has passed its checks.";
