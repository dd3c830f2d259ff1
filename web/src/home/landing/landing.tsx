import * as landingWords from "#words/home/landing.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { keepDraft, readDraft } from "../prompt/draft-prompt.ts";
import { ExamplePrompts } from "../prompt/example-prompts.tsx";
import { PromptBox } from "../prompt/prompt-box.tsx";
import { focusPrompt } from "../prompt/prompt-place.ts";
import { Examples } from "./examples.tsx";

const points = [
  {
    title: landingWords.realCode,
    text: landingWords.realCodeText,
  },
  {
    title: landingWords.proof,
    text: landingWords.proofText,
  },
  {
    title: landingWords.yourMachine,
    text: landingWords.yourMachineText,
  },
] as const;

/** The page for signed-out visitors: the prompt box, whose text survives sign-in, and examples of the result. */
export function Landing() {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState(readDraft);
  const write = (next: string) => {
    setPrompt(next);
    keepDraft(next);
  };
  const choose = (example: string) => {
    write(example);
    focusPrompt();
  };
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col px-4 pb-24 sm:px-6">
      <section className="mx-auto flex w-full max-w-2xl flex-col items-center gap-6 pt-16 pb-16 text-center sm:pt-28 sm:pb-24">
        <h1 className="text-4xl leading-11 font-semibold tracking-tight text-balance sm:text-5xl sm:leading-14">
          {landingWords.headline({ lineBreak: <br /> })}
        </h1>
        <p className="max-w-lg text-base leading-7 text-pretty text-ink-soft sm:text-lg sm:leading-8">{landingWords.pitch}</p>
        <div className="mt-4 flex w-full flex-col gap-4">
          <PromptBox prompt={prompt} onPrompt={write} onSubmit={() => void navigate({ to: "/sign-in", search: { to: "/" } })} />
          <ExamplePrompts onChoose={choose} />
        </div>
      </section>
      <Examples />
      <section aria-label={landingWords.howItWorks} className="grid gap-10 pt-16 sm:grid-cols-3 sm:gap-8 sm:pt-24">
        {points.map(({ title, text }) => (
          <div key={title} className="flex flex-col gap-2">
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="text-base leading-7 text-pretty text-ink-soft">{text}</p>
          </div>
        ))}
      </section>
      <p className="pt-16 text-base leading-7 text-ink-soft">
        {landingWords.forDevelopers({
          link: (text) => (
            <Button asChild variant="link" className="text-base">
              <a href="/docs/">{text}</a>
            </Button>
          ),
        })}
      </p>
    </div>
  );
}
