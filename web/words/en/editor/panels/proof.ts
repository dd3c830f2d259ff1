// The texts of the proof of a version, in English.
import { formatNumber } from "../../../format-number.ts";
import { plural } from "../../../plural.ts";

export const proofOf = (values: { version: number }): string => `Proof of version ${values.version}`;
export const passedSpoken = "Passed: ";
export const failedSpoken = "Failed: ";
export const milliseconds = (values: { count: number }): string => `${formatNumber(values.count)} ms`;
export const quoted = (values: { text: string }): string => `“${values.text}”`;
export const onDesktop = "on a desktop";
export const onPhone = "on a phone";
export const pictureOnDesktop = (values: { width: number; height: number }): string =>
  `The app on a desktop, ${values.width} × ${values.height}`;
export const pictureOnPhone = (values: { width: number; height: number }): string =>
  `The app on a phone, ${values.width} × ${values.height}`;
export const inRealBrowser = (values: { checks: string }): string =>
  `${values.checks} in a real browser, on the same files that are published.`;
export const everyPageOpened = "Every page was opened";
export const someChecksPassed = (values: { passed: number; total: number }): string =>
  `${formatNumber(values.passed)} of ${formatNumber(values.total)} checks passed`;
export const allChecksPassed = (values: { total: number }): string =>
  plural(values.total, { one: "The check passed", other: `All ${formatNumber(values.total)} checks passed` });
export const someProven = (values: { proven: number; total: number }): string =>
  `${formatNumber(values.proven)} of ${formatNumber(values.total)} requests proven`;
export const someNotProven = (values: { count: number }): string => `${formatNumber(values.count)} built, not proven`;
export const someNotBuilt = (values: { count: number }): string => `${formatNumber(values.count)} not built`;
export const accessibilityResult = (values: { findings: number; rules: number; engine: string }): string =>
  `${values.findings === 0 ? "No" : formatNumber(values.findings)} ${plural(values.findings, { one: "finding", other: "findings" })}, ${formatNumber(values.rules)} rules passed (${values.engine})`;
export const checks = "Checks";
export const panelName = "Proof";
export const proofVersion = "Proof version";
export const proven = "Proven";
export const builtNotProven = "Built, not proven";
export const notBuilt = "Not built";
export const whatYouRequested = "What you requested";
export const screenshots = "Screenshots";
export const noBrowser = "There was no browser to try it in.";
export const passed = "Passed";
export const typesOfTheCode = "Types of the code";
export const browser = "Browser";
export const notRun = "Not run";
export const howTheBrowserWasConfined = "How the browser was confined";
export const windowSizes = "Window sizes";
export const accessibility = "Accessibility";
export const everythingProven = "Everything you requested is proven";
export const codeCheckedOnly = "The code was checked; there was no browser to try it in";
export const theAppOpensWithoutErrors = "The app opens without errors";
export const sandboxBubblewrap = "A sandbox without network (bubblewrap)";
export const sandboxNamespaces = "A sandbox without network (namespaces)";
export const sandboxOfBrowser = "Only the browser’s own sandbox";
export const notConfined = "Not at all: this machine offers no sandbox";
export const none = "None";
export const desktopWindow = "Desktop 1280 × 800";
export const phoneWindow = (values: { width: number; height: number }): string => `Phone ${values.width} × ${values.height}`;
