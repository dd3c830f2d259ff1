// Questions and answers: those of the domain first, then those that any site of its way is asked.
import { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { data, element } from "../../../../project/code/expression.ts";
import { defineFeature } from "../../../definition/define-feature.ts";
import type { Domain, Question } from "../../copy/domain.ts";
import { filled, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { questionSchema } from "../../site-parts.ts";
import { say } from "../../../../project/words/say.ts";

/** Questions that visitors ask, each opening to its answer. */
const FaqFeature = featureSchema("faq", {
  title: z.string().max(60),
  questions: z.array(questionSchema).min(1).max(20),
});
type FaqFeature = z.infer<typeof FaqFeature>;

/** The questions of a domain with those of its way. */
export function questionsOf(domain: Domain): Question[] {
  return [...domain.questions, ...wayWords[domain.way].questions].map(({ question, answer }) => ({
    question,
    answer: filled(answer, domain),
  }));
}

export const faqFeature = defineFeature<typeof FaqFeature>({
  schema: FaqFeature,
  example: "an FAQ",
  isSelfContained: true,
  describe: () => ({ called: "questions and answers", can: "read answers to common questions" }),
  draft: (request) => {
    const { domain, isOnePage } = subjectOf(request);
    return {
      feature: { title: say.app.questionsAndAnswers(), questions: questionsOf(domain) },
      places: homeOrPage("list", { isOnePage, page: { id: "faq", title: "FAQ", icon: "CircleHelp" } }),
    };
  },
  compose: ({ feature: { id, title, questions } }) => {
    const asked = keptIn(id, "questions", data(questions));
    const props = { id, title, questions: asked.value };
    return { modules: [asked.module], blocks: { list: { element: element(siteComponent("faq", "Faq"), props) } } };
  },
  checks: ({ project, feature }) => {
    const path = pageOf(project, feature, "list");
    const { questions } = feature;
    const first = questions.find(({ answer }) => !questions.some(({ question }) => question.includes(answer)));
    if (path === null || !first) return null;
    const region = { role: "region", name: feature.title, exact: true } as const;
    const button = { role: "button", name: first.question, exact: true, within: region } as const;
    return {
      title: "Every question opens to its answer and closes again",
      steps: [
        { do: "open", path },
        {
          do: "expectCount",
          target: { role: "button", within: region },
          atLeast: feature.questions.length,
          atMost: feature.questions.length,
        },
        { do: "expectHidden", target: { text: first.answer, within: region } },
        { do: "click", target: button },
        { do: "expectVisible", target: { text: first.answer, within: region } },
        { do: "click", target: button },
        { do: "expectHidden", target: { text: first.answer, within: region } },
      ],
    };
  },
});
