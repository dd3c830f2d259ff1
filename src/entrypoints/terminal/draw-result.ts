import type { Proof } from "../../domain/operations/proof.ts";
import { requestedParts } from "../../domain/operations/requested-parts.ts";
import type { OperationDetails } from "../../domain/operations/read-operation.ts";
import { type DrawnFile, drawBytes, drawTree } from "./draw-tree.ts";

/** The data to print for a build that has ended or is waiting. */
export interface Result {
  details: OperationDetails;
  files: readonly DrawnFile[];
  screenshots: readonly string[];
  seconds: number;
}

/** The text for a build: URLs, files, proof, seconds and credits if done; the reason if failed; the question if waiting. */
export function drawResult(result: Result): string {
  const { operation } = result.details;
  if (operation.status === "waiting") return drawWaiting(result.details);
  if (operation.status === "done") return drawDone(result);
  const why = operation.errorMessage ?? "no reason was given";
  return `\n  Not built (${operation.errorCode}): ${why}\n  ${drawCost(result)}\n\n`;
}

/** A question with numbered options; an empty answer selects the first one. */
export function drawQuestion({ text, options, allowsOther }: { text: string; options: readonly string[]; allowsOther: boolean }): string {
  const how = allowsOther ? "a number, or your own words" : "a number";
  return `${drawOptions({ text, options })}\n  Answer with ${how} [1]: `;
}

function drawOptions({ text, options }: { text: string; options: readonly string[] }): string {
  return [`\n  ${text}`, ...options.map((option, index) => `    ${index + 1}. ${option}`)].join("\n");
}

function drawWaiting({ operation, questions, addresses }: OperationDetails): string {
  const asked = questions.filter((question) => question.answer === null).map(drawOptions);
  const body = `{"message": "…"}`;
  return `${asked.join("\n")}\n\n  The build waits for an answer: POST ${body} to /api/v1/projects/${operation.projectId}/messages\n  Project  ${addresses.editor}\n\n`;
}

function drawDone(result: Result): string {
  const { details, files } = result;
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  const blocks = [
    [`Site    ${details.addresses.deployment ?? "not published"}`, `Editor  ${details.addresses.editor}`],
    details.replies.flatMap((reply) => wrap(reply.text)),
    [`${files.length} files, ${drawBytes(total)}`, ...drawTree(files)],
    drawProof(result),
    [drawCost(result)],
  ];
  return `\n${blocks.map((lines) => lines.map((line) => `  ${line}`.trimEnd()).join("\n")).join("\n\n")}\n\n`;
}

function drawProof({ details, screenshots }: Result): string[] {
  const { proof } = details;
  if (proof === null) return ["Proof   none"];
  if (proof.browser === "not run") return [`Proof   types ${proof.types}; browser not run: ${proof.reason ?? "no reason was given"}`];
  const passed = proof.checks.filter((check) => check.passed).length;
  return [
    ...drawRequests(proof),
    `Proof   ${passed} of ${proof.checks.length} checks performed and passed in ${proof.browser} (confined by: ${proof.confinement})`,
    ...proof.checks.map((check) => `  ${check.passed ? "✓" : "✗"} ${check.title}`),
    `  ✓ no errors at 1280×800 and 375×812; ${proof.accessibility.engine}: ${proof.accessibility.findings} serious findings`,
    ...screenshots.map((file) => `  ${file}`),
  ];
}

/** What was requested: how much of it is proven, and each part that is not. */
function drawRequests(proof: Proof): string[] {
  const parts = requestedParts(proof);
  if (parts.length === 0) return [];
  const missing = parts.filter(({ outcome }) => outcome !== "proven");
  return [
    `Asked   ${parts.length - missing.length} of ${parts.length} requests proven`,
    ...missing.map(({ phrase, outcome }) =>
      outcome === "not tried" ? `  ~ “${phrase}” is built, not proven` : `  ✗ “${phrase}” is not built`,
    ),
  ];
}

function drawCost({ details, seconds }: Result): string {
  const { creditsSpent } = details.operation;
  return `${seconds.toFixed(1)} s, ${creditsSpent} ${creditsSpent === 1 ? "credit" : "credits"}`;
}

function wrap(text: string, width = 96): string[] {
  return text.split("\n").flatMap((line) => line.match(new RegExp(`(?:\\S.{0,${width - 1}})(?=\\s|$)|\\S{${width}}`, "g")) ?? [""]);
}
