import type { Operation, ProofSummary } from "@atelier/mcp";
import type { OperationDetails } from "../../../domain/operations/read-operation.ts";

/** A build as the tools return it. */
export function toOperation({ operation, addresses, proof, questions, replies }: OperationDetails): Operation {
  const { requestId, projectId, kind, status, stage, progress, model, version, creditsSpent } = operation;
  return {
    requestId,
    projectId,
    kind: kind === "create" ? kind : "message",
    status,
    stage,
    progress,
    model,
    version,
    creditsSpent,
    questions: questions
      .filter(({ answer }) => answer === null)
      .map(({ id, text, options, allowsOther }) => ({ id, text, options: [...options], allowsOther })),
    replies: replies.map(({ text }) => text),
    deploymentUrl: addresses.deployment,
    editorUrl: addresses.editor,
    proof: proof && summarise(proof),
    error: operation.errorCode && { code: operation.errorCode, message: operation.errorMessage ?? "" },
    createdAt: operation.createdAt.toISOString(),
    updatedAt: operation.updatedAt.toISOString(),
  };
}

function summarise({ browser, checks, understood, notBuilt }: NonNullable<OperationDetails["proof"]>): ProofSummary {
  return {
    browser,
    checksPassed: checks.filter(({ passed }) => passed).length,
    checksTotal: checks.length,
    notProven: understood.filter(({ outcome }) => outcome === "not tried").map(({ phrase }) => phrase),
    notBuilt,
  };
}
