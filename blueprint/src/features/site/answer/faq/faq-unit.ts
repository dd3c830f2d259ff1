// Questions and answers: those of the domain first, then those that any site of its way is asked.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";
import { element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import type { Domain, Question } from "../../copy/domain.ts";
import { filled, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { content, data, siteComponent } from "../../frame/kit-parts.ts";
import { blockPath, sectionModule } from "../../frame/sections.ts";

type Faq = FeatureOf<"faq">;

const PATH = "src/features/site/FaqSection.tsx";
const component = new Reference("FaqSection", PATH);

/** The questions of a domain with those of its way. */
export function questionsOf(domain: Domain): Question[] {
  return [...domain.questions, ...wayWords[domain.way].questions].map(({ question, answer }) => ({
    question,
    answer: filled(answer, domain),
  }));
}

export const faqUnit: Unit<Faq> = {
  draft: (ask) => {
    const { domain, isOnePage } = subjectOf(ask);
    const feature: Faq = { kind: "faq", id: ask.id, phrase: ask.phrase, title: "Questions and answers", questions: questionsOf(domain) };
    return {
      feature,
      places: isOnePage
        ? [{ block: "list", on: "home", at: "bottom" }]
        : [{ block: "list", on: "page", page: { id: "faq", title: "FAQ", icon: "CircleHelp" } }],
    };
  },
  write: ({ feature }) => ({ modules: [sectionModule(), faqModule(feature)], blocks: { list: { component } } }),
  compose: ({ feature: { id, title, questions } }) => {
    const asked = content(id, "questions", data(questions));
    const props = { id: literal(id), title: literal(title), questions: asked.value };
    return { modules: [asked.module], blocks: { list: { element: element(siteComponent("faq", "Faq"), props) } } };
  },
  checks: ({ project, feature }) => {
    const path = blockPath(project, feature.id, "list");
    const [first] = feature.questions;
    if (path === null || !first) return [];
    const region = { role: "region", name: feature.title, exact: true } as const;
    const button = { role: "button", name: first.question, exact: true, within: region } as const;
    return [
      {
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
      },
    ];
  },
};

function faqModule({ title, questions }: Faq): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [
      {
        name: "FaqSection",
        code: code`
          function FaqSection() {
            return (
              <@TitledSection id="faq" ${attribute("title", title)}>
                <div className="card divide-y divide-line px-6 sm:px-8">
                  {@FAQ.map(({ question, answer }) => (
                    <@FaqEntry key={question} question={question} answer={answer} />
                  ))}
                </div>
              </@TitledSection>
            );
          }`,
      },
      { name: "FAQ", code: code`const FAQ = ${{ literal: questions }};` },
      { name: "FaqEntry", code: entry },
    ],
  };
}

const entry = code`
  function FaqEntry({ question, answer }: { question: string; answer: string }) {
    const id = @useId();
    const [isOpen, setIsOpen] = @useState(false);
    return (
      <div>
        <h3>
          <button
            type="button"
            className="flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-semibold"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {question}
            <@ChevronDownIcon className={isOpen ? "size-5 shrink-0 rotate-180" : "size-5 shrink-0"} />
          </button>
        </h3>
        <p id={id} hidden={!isOpen} className="max-w-prose pb-5 text-muted">
          {answer}
        </p>
      </div>
    );
  }`;
