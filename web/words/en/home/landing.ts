// The texts of the page for signed-out visitors, in English.
import { formatNumber } from "../../format-number.ts";
import { plural } from "../../plural.ts";
import type { ReactNode } from "react";
import { sentence } from "../../sentence.ts";

export const headline = (values: { lineBreak: ReactNode }): ReactNode => sentence`A sentence in. ${values.lineBreak}A proven web app out.`;
export const forDevelopers = (values: { link: (text: string) => ReactNode }): ReactNode =>
  sentence`For developers: an HTTP API, client libraries, webhooks and an MCP server. ${values.link("Read the documentation")}`;
export const quoted = (values: { text: string }): string => `“${values.text}”`;
export const proven = (values: { parts: number; of: number; checks: number }): string =>
  `${formatNumber(values.parts)} of ${formatNumber(values.of)} proven by ${formatNumber(values.checks)} ${plural(values.checks, { one: "check", other: "checks" })}`;
export const openInNewTab = (values: { title: string }): string => `Open ${values.title} in a new tab`;
export const realCode = "It writes real code";
export const realCodeText =
  "React and TypeScript that you can read, edit by hand and download. Every change is a version, and any version can be restored.";
export const proof = "It proves its work";
export const proofText = "Each thing that you ask for becomes a check in a real browser. A build that fails one is not marked as done.";
export const yourMachine = "It runs on your machine";
export const yourMachineText = "One service, your own models or none at all. Sites get an address immediately, public or private.";
export const pitch = "Say what you need. Atelier builds it, tests every feature in a browser, and puts it online.";
export const builtHere = "Built here, and live";
export const builtHereText = "This service made each of these apps from the sentence above it. They are not pictures: try them.";
export const notTried = "Types checked; not tried in a browser";
export const howItWorks = "How it works";
export const anExampleOfAProof = "An example of a proof";
export const siteOfPrompt = "The site that was built from this prompt";
