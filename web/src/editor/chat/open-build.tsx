import { Suspense } from "react";
import { useEditor } from "../layout/editor-context.ts";
import { BuildProgress } from "./build-progress.tsx";
import type { Sending } from "./use-sending.ts";
import { later } from "../../components/later.ts";
import { GO_ON } from "../../components/fixed-messages.ts";

const BuildQuestions = later(async () => (await import("./asking/build-questions.tsx")).BuildQuestions);
const GoOnQuestion = later(async () => (await import("./draft/go-on-question.tsx")).GoOnQuestion);
const KeptDraft = later(async () => (await import("./draft/kept-draft.tsx")).KeptDraft);

/** What is open after the conversation: the running build, its questions, or the draft of one that did not finish. */
export function OpenBuild({
  isSending,
  send,
}: {
  isSending: boolean;
  send: (said: Pick<Sending, "message" | "answers" | "model">) => Promise<unknown>;
}) {
  const { projectId, state } = useEditor();
  const { operation, draft } = state;
  if (operation?.status === "running") return <BuildProgress operation={operation} />;
  if (operation?.status !== "waiting") {
    if (draft === null) return null;
    const goOn = () => void send({ message: GO_ON, answers: [], model: draft.model });
    return (
      <Suspense>
        <KeptDraft projectId={projectId} draft={draft} isSending={isSending} goOn={goOn} />
      </Suspense>
    );
  }
  const answer = (answers: Sending["answers"]) => void send({ message: null, answers, model: null });
  const offer = operation.questions.find((question) => question.isOffer && question.answer === null);
  return (
    <Suspense>
      {offer === undefined ? (
        <BuildQuestions key={operation.questions.map(({ id }) => id).join()} operation={operation} isSending={isSending} send={answer} />
      ) : (
        <GoOnQuestion
          key={offer.id}
          question={offer}
          operation={operation}
          draft={draft}
          isSending={isSending}
          answer={(text) => answer([{ questionId: offer.id, answer: text }])}
        />
      )}
    </Suspense>
  );
}
