import * as promptWords from "#words/home/prompt.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { type Refusal, refusalOf } from "../../api/refusal.ts";
import { untilReached } from "../../api/until-reached.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Segmented } from "../../components/ui/actions/segmented.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { newRequestId } from "../../components/new-request-id.ts";
import { ModelChoice } from "../../editor/chat/composing/model-choice.tsx";
import { keepDraft, readDraft } from "./draft-prompt.ts";
import { ExamplePrompts } from "./example-prompts.tsx";
import { ModelHint } from "./model-hint.tsx";
import { PromptBox } from "./prompt-box.tsx";
import { focusPrompt } from "./prompt-place.ts";

type ProjectType = "web" | "mobile-expo" | "mobile-flutter";

const TYPES = [
  { value: "web", label: promptWords.webApp, icon: <Monitor aria-hidden /> },
  { value: "mobile-expo", label: promptWords.phoneApp, icon: <Smartphone aria-hidden /> },
  { value: "mobile-flutter", label: promptWords.flutterApp, icon: <Smartphone aria-hidden /> },
] as const;

/** The prompt box of a signed-in user: starts a build and opens its project. */
export function NewProject() {
  const [prompt, setPrompt] = useState(readDraft);
  const [model, setModel] = useState<string | null>(null);
  const [type, setType] = useState<ProjectType>("web");
  const { start, isStarting, isAway, refusal } = useStart();
  const write = (next: string) => {
    setPrompt(next);
    keepDraft(next);
  };
  const choose = (example: string) => {
    write(example);
    focusPrompt();
  };
  return (
    <div className="flex w-full flex-col gap-4">
      <PromptBox
        prompt={prompt}
        onPrompt={write}
        onSubmit={() => start({ prompt: prompt.trim(), type, model })}
        isBusy={isStarting}
        problem={isAway ? <Banner tone="warn">{promptWords.serviceAway}</Banner> : refusal === null ? null : <Refused refusal={refusal} />}
        choices={
          <>
            <Segmented label={promptWords.kindOfApp} value={type} onChange={setType} segments={TYPES} className="shrink-0" />
            <ModelChoice value={model} projectModel="auto" onChange={setModel} />
          </>
        }
      />
      <ModelHint model={model} />
      <ExamplePrompts onChoose={choose} />
    </div>
  );
}

function Refused({ refusal: { kind, message } }: { refusal: Refusal }) {
  const concernsPlan = kind === "not_enough_credits" || kind === "model_locked";
  const action = (
    <Button asChild variant="link">
      <Link to="/settings/usage">{promptWords.viewCreditsAndPlan}</Link>
    </Button>
  );
  return (
    <Banner tone="bad" {...(concernsPlan ? { action } : {})}>
      {message}
    </Banner>
  );
}

// A retry after a lost connection sends the same text with the same id, so that it starts only one build.
function useStart() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const last = useRef({ words: "", requestId: "" });
  const { mutate, isPending, failureCount, error } = useMutation(
    api.projects.start.mutationOptions({
      ...untilReached,
      onSuccess: async ({ projectId }) => {
        keepDraft("");
        last.current = { words: "", requestId: "" };
        void queries.invalidateQueries(api.projects.list.queryFilter());
        await navigate({ to: "/projects/$projectId", params: { projectId } });
      },
    }),
  );
  const start = ({ prompt, type, model }: { prompt: string; type: ProjectType; model: string | null }) => {
    const words = `${type}\n${model ?? ""}\n${prompt}`;
    if (last.current.words !== words) last.current = { words, requestId: newRequestId() };
    mutate({ prompt, type, model, requestId: last.current.requestId });
  };
  return { start, isStarting: isPending, isAway: isPending && failureCount > 0, refusal: error === null ? null : refusalOf(error) };
}
