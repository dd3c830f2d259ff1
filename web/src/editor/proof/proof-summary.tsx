import * as proofWords from "#words/editor/panels/proof.ts";
import { formatList } from "../../../words/format-list.ts";
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
            {hasBrowser ? proofWords.inRealBrowser({ checks: checksText(passed, checks.length) }) : (reason ?? proofWords.noBrowser)}
          </p>
        </div>
      </div>
      <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2">
        <Fact icon={<Braces aria-hidden />} name={proofWords.typesOfTheCode}>
          {proof.types === "passed" ? proofWords.passed : proofWords.notRun}
        </Fact>
        <Fact icon={<Globe aria-hidden />} name={proofWords.browser}>
          {hasBrowser ? browser : proofWords.notRun}
        </Fact>
        <Fact icon={<Lock aria-hidden />} name={proofWords.howTheBrowserWasConfined}>
          {confinementWords(confinement)}
        </Fact>
        <Fact icon={<ListChecks aria-hidden />} name={proofWords.windowSizes}>
          {windowsOf(proof)}
        </Fact>
        <Fact icon={<Accessibility aria-hidden />} name={proofWords.accessibility} isWide>
          {hasBrowser
            ? proofWords.accessibilityResult({
                findings: accessibility.findings,
                rules: accessibility.rulesPassed,
                engine: accessibility.engine,
              })
            : proofWords.notRun}
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
  if (total > 0 && proven === total) return proofWords.everythingProven;
  if (total > 0) {
    const others = [
      notProven > 0 ? proofWords.someNotProven({ count: notProven }) : "",
      notBuilt > 0 ? proofWords.someNotBuilt({ count: notBuilt }) : "",
    ];
    return formatList(
      [proofWords.someProven({ proven, total }), ...others].filter((part) => part !== ""),
      "unit",
    );
  }
  if (browser === "not run") return proofWords.codeCheckedOnly;
  return checks.length === 0
    ? proofWords.theAppOpensWithoutErrors
    : checksText(checks.filter((check) => check.passed).length, checks.length);
}

function checksText(passed: number, total: number): string {
  if (total === 0) return proofWords.everyPageOpened;
  if (passed < total) return proofWords.someChecksPassed({ passed, total });
  return proofWords.allChecksPassed({ total });
}

function confinementWords(confinement: string): string {
  switch (confinement) {
    case "bwrap":
      return proofWords.sandboxBubblewrap;
    case "namespaces":
      return proofWords.sandboxNamespaces;
    case "browser sandbox only":
      return proofWords.sandboxOfBrowser;
    case "none":
      return proofWords.notConfined;
    default:
      return confinement;
  }
}

function windowsOf({ screenshots, checks }: Proof): string {
  const tried = new Set([...screenshots.map(({ viewport }) => viewport), ...checks.map(({ viewport }) => viewport)]);
  if (tried.size === 0) return proofWords.none;
  return formatList(
    [tried.has("desktop") ? proofWords.desktopWindow : "", tried.has("phone") ? proofWords.phoneWindow(phoneIn(screenshots)) : ""].filter(
      Boolean,
    ),
    "unit",
  );
}

const PHONE = { width: 375, height: 812 };

/** The size of the phone: apps for phones are tried on a larger one than web apps are. */
const phoneIn = (screenshots: Proof["screenshots"]): { width: number; height: number } =>
  screenshots.find(({ viewport }) => viewport === "phone") ?? PHONE;

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
