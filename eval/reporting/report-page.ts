// The report as one self-contained page: totals at the top, then an entry for each prompt with collapsed details.
import type { Evaluation, Verdict } from "../evaluation.ts";
import { escapeText, list, table } from "./markup.ts";
import { percent } from "./print-table.ts";
import { reportStyle } from "./report-style.ts";
import type { missedAsks, Totals } from "./totals.ts";

export interface PageContent {
  evaluations: readonly Evaluation[];
  totals: { all: Totals; byKind: readonly Totals[]; missed: ReturnType<typeof missedAsks> };
  seconds: number;
  asked: number;
  /** Data URIs by picture path. */
  pictures: ReadonlyMap<string, string>;
}

/** The whole page. */
export function reportPage({ evaluations, totals, seconds, asked, pictures }: PageContent): string {
  const { all, byKind, missed } = totals;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evaluation</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>Evaluation</h1>
<p>${evaluations.length} of ${asked} prompts finished in ${seconds.toFixed(0)} s. The tests were evaluated by rules, without a model: a test is “yes” only if everything that its rule looks for was performed or observed, and “no” if nothing was.</p>
<dl class="metrics">${metrics(all)}</dl>
</header>
<main>
<h2>By category</h2>
${table(["", "done", "yes", "partly", "no", "checks passed", "phrases not built", "colours found", "console errors", "dead links", "dead controls", "horizontal scrolling", "median s", "app kB gzipped"], [...byKind, all].map(totalsRow))}
<details><summary>Actions that tests request, the most missed first</summary>
${table(
  ["action", "not performed", "with another thing", "requested"],
  missed.map((ask) => [ask.asked, `${ask.missed}`, `${ask.partly}`, `${ask.all}`].map(escapeText)),
)}
</details>
<h2>Prompts</h2>
${evaluations.map((evaluation) => article(evaluation, pictures)).join("\n")}
</main>
</body>
</html>
`;
}

function metrics({ done, askedBack, prompts, tests, checks, phrases, colours, medianSeconds }: Totals): string {
  const entries = [
    ["done", `${done} of ${prompts}`],
    ["with questions", `${askedBack}`],
    ["tests yes", percent(tests.yes, tests.all)],
    ["partly", percent(tests.partly, tests.all)],
    ["no", percent(tests.no, tests.all)],
    ["checks passed", `${checks.passed} of ${checks.performed}`],
    ["phrases not built", `${phrases.notBuilt}`],
    ["colours found", `${colours.found} of ${colours.asked}`],
    ["median seconds", medianSeconds?.toFixed(1) ?? "–"],
  ];
  return entries.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("");
}

function totalsRow(totals: Totals): string[] {
  const { name, done, prompts, tests, checks, phrases, colours } = totals;
  const shares = [tests.yes, tests.partly, tests.no].map((part) => percent(part, tests.all));
  const counts = [totals.withConsoleErrors, totals.withDeadLinks, totals.withDeadControls, totals.withSidewaysScrolling];
  const cells = [
    name,
    `${done}/${prompts}`,
    ...shares,
    `${checks.passed}/${checks.performed}`,
    `${phrases.notBuilt}`,
    `${colours.found}/${colours.asked}`,
  ];
  const kilobytes = totals.medianAppBytes === null ? "–" : (totals.medianAppBytes / 1000).toFixed(0);
  return [...cells, ...counts.map(String), totals.medianSeconds?.toFixed(1) ?? "–", kilobytes].map(escapeText);
}

function article(evaluation: Evaluation, pictures: ReadonlyMap<string, string>): string {
  const { id, kind, prompt, build, verdicts, files } = evaluation;
  const yes = verdicts.filter(({ answer }) => answer === "yes").length;
  const picture = (path: string | null, name: string): string =>
    path === null
      ? `<div class="${name} empty">no picture</div>`
      : `<img class="${name}" alt="${escapeText(build.name ?? id)}, ${name}" src="${pictures.get(path) ?? ""}" loading="lazy">`;
  return `<article id="p${escapeText(id)}">
<div class="pictures">${picture(evaluation.pictures.desktop, "desktop")}${picture(evaluation.pictures.phone, "phone")}</div>
<div>
<h3>${escapeText(build.name ?? "No app")} <small>${escapeText(id)} · ${escapeText(kind)}</small></h3>
<p class="prompt">${escapeText(prompt)}</p>
<p><b class="${build.outcome}">${build.outcome}${build.code === null ? "" : ` ${escapeText(build.code)}`}</b> in ${build.seconds.toFixed(1)} s · ${yes} of ${verdicts.length} tests yes · ${files === null ? "no files" : `<a href="${escapeText(files)}">files</a>`}</p>
${troubles(evaluation)}
<details><summary>Tests</summary>${table(["", "test", "mapped to", "why"], verdicts.map(verdictRow))}</details>
<details><summary>Phrases, checks and pages</summary>${details(evaluation)}</details>
</div>
</article>`;
}

function verdictRow({ answer, task, rule, mapping, reason }: Verdict): string[] {
  const mapped = mapping.map(({ asked, shownBy, answer: part }) => `${asked}: ${part}${shownBy === null ? "" : `, by ${shownBy}`}`);
  return [`<b class="${answer}">${answer}</b>`, escapeText(task), `${escapeText(rule)}${list(mapped)}`, escapeText(reason)];
}

function troubles({ build, visit, trouble, colours }: Evaluation): string {
  const sideways = visit?.pages
    .filter(({ overflowPixels }) => overflowPixels > 0)
    .map(({ path, overflowPixels }) => `${path} is ${overflowPixels} px too wide at 375 px`);
  return list([
    ...(build.message === null ? [] : [build.message]),
    ...(trouble === null ? [] : [`visit: ${trouble}`]),
    ...build.answers.map(({ question, answer }) => `asked “${question}”, answered “${answer}”`),
    ...colours.filter(({ found }) => !found).map(({ words, place }) => `the colour ${words} (${place}) was not found`),
    ...build.checks.filter(({ passed }) => !passed).map(({ title, failure }) => `check failed: ${title}: ${failure}`),
    ...((build.accessibilityFindings ?? 0) > 0 ? [`${build.accessibilityFindings} accessibility findings`] : []),
    ...(visit?.consoleErrors ?? []).map((error) => `console: ${error}`),
    ...(visit?.deadLinks ?? []).map((link) => `dead link: ${link}`),
    ...(visit?.deadControls ?? []).map((control) => `dead control: ${control}`),
    ...(visit?.pages ?? []).filter(({ blank }) => blank).map(({ path }) => `${path} is blank`),
    ...(sideways ?? []),
  ]);
}

function details({ build, visit }: Evaluation): string {
  const phrases = [
    ...build.understood.map(({ phrase, outcome }) => `${outcome}: ${phrase}`),
    ...build.notBuilt.map((phrase) => `not built: ${phrase}`),
  ];
  const pages = (visit?.pages ?? []).map(
    ({ path, heading, entries, drawings }) => `${path} “${heading}”, ${entries} entries, ${drawings} drawings`,
  );
  const forms = (visit?.forms ?? []).map(({ path, name, submit, confirmation, refusedEmpty }) => {
    const said = confirmation === null ? "showed no message" : `showed “${confirmation}”`;
    return `form “${name}” (${submit}) on ${path}: ${refusedEmpty ? "rejects empty input, " : ""}${said}`;
  });
  const size =
    visit === null
      ? []
      : [
          `${(visit.appBytes / 1000).toFixed(1)} kB gzipped without shared chunks, ${(visit.allBytes / 1000).toFixed(1)} kB with shared chunks`,
          `${visit.pressedControls} controls pressed, ${visit.unpressedControls.length} not pressed; ${visit.unopenedLinks} links not opened`,
        ];
  return list([
    ...phrases,
    ...build.checks.map(({ title, passed }) => `${passed ? "passed" : "failed"}: ${title}`),
    ...pages,
    ...forms,
    ...size,
  ]);
}
