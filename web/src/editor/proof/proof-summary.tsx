import { Accessibility, Braces, Globe, ListChecks, Lock, type LucideIcon, ShieldAlert, ShieldCheck, ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import type { Proof } from "../data/shapes.ts";

/** What of the prompt is proven, in a sentence, and the basis of it. */
export function ProofSummary({ proof }: { proof: Proof }) {
  const { checks, browser, reason, confinement, accessibility } = proof;
  const passed = checks.filter((check) => check.passed).length;
  const hasBrowser = browser !== "not run";
  const { Icon, look } = signOf(proof);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${look}`} />
        <div>
          <h2 className="text-lg leading-7 font-semibold">{titleOf(proof)}</h2>
          <p className="text-ink-soft">
            {hasBrowser
              ? `${checksText(passed, checks.length)} in a real browser, on the same files that are published.`
              : (reason ?? "There was no browser to try it in.")}
          </p>
        </div>
      </div>
      <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2">
        <Fact icon={<Braces aria-hidden />} name="Types of the code">
          Passed
        </Fact>
        <Fact icon={<Globe aria-hidden />} name="Browser">
          {hasBrowser ? browser : "Not run"}
        </Fact>
        <Fact icon={<Lock aria-hidden />} name="How the browser was confined">
          {confinementWords(confinement)}
        </Fact>
        <Fact icon={<ListChecks aria-hidden />} name="Window sizes">
          {windowsOf(proof)}
        </Fact>
        <Fact icon={<Accessibility aria-hidden />} name="Accessibility" isWide>
          {hasBrowser
            ? `${accessibility.findings === 0 ? "No findings" : `${accessibility.findings} findings`}, ${accessibility.rulesPassed} rules passed (${accessibility.engine})`
            : "Not run"}
        </Fact>
      </dl>
    </div>
  );
}

function signOf(proof: Proof): { Icon: LucideIcon; look: string } {
  if (proof.checks.some((check) => !check.passed)) return { Icon: ShieldX, look: "text-bad" };
  const { notProven, notBuilt } = proof.requests;
  return notProven + notBuilt > 0 ? { Icon: ShieldAlert, look: "text-warn" } : { Icon: ShieldCheck, look: "text-good" };
}

/** Counts what was requested by its outcome; where a prompt names nothing in particular, counts the checks. */
function titleOf(proof: Proof): string {
  const { checks, browser, requests } = proof;
  const { proven, notProven, notBuilt } = requests;
  const total = proven + notProven + notBuilt;
  if (total > 0 && proven === total) return "Everything you requested is proven";
  if (total > 0) {
    const others = [notProven > 0 ? `${notProven} built, not proven` : "", notBuilt > 0 ? `${notBuilt} not built` : ""];
    return [`${proven} of ${total} requests proven`, ...others].filter((part) => part !== "").join(", ");
  }
  if (browser === "not run") return "The code was checked; there was no browser to try it in";
  return checks.length === 0 ? "The app opens without errors" : checksText(checks.filter((check) => check.passed).length, checks.length);
}

function checksText(passed: number, total: number): string {
  if (total === 0) return "Every page was opened";
  if (passed < total) return `${passed} of ${total} checks passed`;
  return total === 1 ? "The check passed" : `All ${total} checks passed`;
}

function confinementWords(confinement: string): string {
  switch (confinement) {
    case "bwrap":
      return "A sandbox without network (bubblewrap)";
    case "namespaces":
      return "A sandbox without network (namespaces)";
    case "browser sandbox only":
      return "Only the browser’s own sandbox";
    case "none":
      return "Not at all: this machine offers no sandbox";
    default:
      return confinement;
  }
}

function windowsOf({ screenshots, checks }: Proof): string {
  const tried = new Set([...screenshots.map(({ viewport }) => viewport), ...checks.map(({ viewport }) => viewport)]);
  if (tried.size === 0) return "None";
  return [tried.has("desktop") ? "Desktop 1280 × 800" : "", tried.has("phone") ? "Phone 375 × 812" : ""].filter(Boolean).join(", ");
}

function Fact({ icon, name, isWide = false, children }: { icon: ReactNode; name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`relative bg-surface py-3 pr-4 pl-11 [&_svg]:absolute [&_svg]:top-3.5 [&_svg]:left-4 [&_svg]:size-4 [&_svg]:text-ink-faint ${isWide ? "sm:col-span-2" : ""}`}
    >
      <dt className="text-xs text-ink-faint">
        {icon}
        {name}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
