// A chat with automatic answers on every page, and as a page of its own. It knows the questions of the domain and the
// pages of the app, says that no person reads along, and keeps the conversation.
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { subjectOf } from "../../copy/subject.ts";
import { blockPath } from "../../frame/sections.ts";
import { questionsOf } from "../faq/faq-unit.ts";

type Chatbot = FeatureOf<"chatbot">;

export const chatbotUnit: Unit<Chatbot> = {
  draft: (ask) => {
    const { domain } = subjectOf(ask);
    const title = /\bassistant/.test(ask.words) ? "Assistant" : /\bhelp\b/.test(ask.words) ? "Help" : "Customer support";
    return {
      feature: {
        ...{ kind: "chatbot", id: ask.id, phrase: ask.phrase, title },
        greeting: "Hello! I answer automatically: ask a question, or choose one of these.",
        questions: questionsOf(domain),
      },
      places: [{ block: "page", on: "page", page: { id: "support", title, icon: "Headset" } }],
    };
  },
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature }: UnitCall<Chatbot>): FeatureCheck[] {
  const [first] = feature.questions;
  const path = blockPath(project, feature.id, "page");
  if (!first) return [];
  const dialog = { role: "dialog", name: feature.title, exact: true } as const;
  const opened = { do: "click", target: { role: "button", name: `Open chat: ${feature.title}`, exact: true } } as const;
  const asks = (question: string): FeatureCheck["steps"] => [
    { do: "fill", target: { label: "Your question", within: dialog }, value: question },
    { do: "click", target: { role: "button", name: "Send question", exact: true, within: dialog } },
  ];
  return [
    {
      title: "The support chat opens on every page, answers a question, says when it has no answer, and keeps the conversation",
      steps: [
        { do: "open", path: "/" },
        opened,
        { do: "expectVisible", target: { text: feature.greeting, within: dialog } },
        ...asks(first.question),
        { do: "expectVisible", target: { text: first.answer, within: dialog } },
        ...asks("Qwertz uiop"),
        { do: "expectVisible", target: { text: "I have no answer to that", within: dialog } },
        { do: "reload" },
        opened,
        { do: "expectVisible", target: { text: first.answer, within: dialog } },
        { do: "click", target: { role: "button", name: "Clear conversation", exact: true, within: dialog } },
        { do: "expectHidden", target: { text: first.answer, within: dialog } },
        { do: "click", target: { role: "button", name: "Close chat", exact: true, within: dialog } },
        { do: "expectHidden", target: dialog },
        ...(path === null ? [] : [{ do: "open", path } as const, { do: "expectVisible", target: { label: "Your question" } } as const]),
      ],
    },
  ];
}
