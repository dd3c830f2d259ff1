// How the chat is written: what it knows, how it finds an answer, and the window.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { blockPath } from "../../frame/sections.ts";
import { linkTo } from "../../frame/site-links.ts";
import { CHATBOT_DATA, CHATBOT_VIEW } from "./chatbot-names.ts";
import { chatLog, chatWindow } from "./chatbot-view.ts";

type Chatbot = FeatureOf<"chatbot">;

interface Knowledge {
  question: string;
  answer: string;
  link?: { to: string; title: string };
}

/** The modules of the chat. */
export function chatbotModules(project: ProjectModel, feature: Chatbot): ModuleSource[] {
  return [
    {
      path: CHATBOT_DATA,
      opening: "What the support chat knows, how it finds an answer, and the conversation that is kept.",
      library: true,
      parts: [...knowledgeParts(project, feature), ...conversationParts(project, feature)],
    },
    {
      path: CHATBOT_VIEW,
      library: true,
      parts: [
        { name: "SupportChat", code: chatWindow(feature) },
        { name: "ChatLog", code: chatLog },
        { name: "SupportChatSection", code: section(feature) },
        { name: "SupportChatWidget", comment: "The chat on every page but its own.", code: widget(project, feature) },
      ],
    },
  ];
}

/** What the chat knows: the questions, and the way to every page. */
function knowledgeOf(project: ProjectModel, { questions }: Chatbot): Knowledge[] {
  const pages = project.pages.slice(1).map(({ page, path }) => ({
    question: `Where do I find ${page.title}?`,
    answer: page.intro ?? `You find it on the page “${page.title}”.`,
    link: { to: path, title: page.title },
  }));
  return [...questions.map(({ question, answer }) => ({ question, answer })), ...pages];
}

function knowledgeParts(project: ProjectModel, feature: Chatbot): Part[] {
  const contact = linkTo(project, ["contact", "form"]);
  const link = contact && !contact.to.startsWith("#") ? { to: contact.to, title: contact.title } : undefined;
  const other = link ? "Please write to us, and a person will answer." : "Try other words, or one of the questions below.";
  return [
    {
      name: "ChatKnowledge",
      isType: true,
      code: code`
        interface ChatKnowledge {
          question: string;
          answer: string;
          /** A page that helps. */
          link?: { to: string; title: string };
        }`,
    },
    { name: "chatKnowledge", code: code`const chatKnowledge: readonly @ChatKnowledge[] = ${{ literal: knowledgeOf(project, feature) }};` },
    {
      name: "UNKNOWN",
      code: code`const UNKNOWN: Omit<@ChatKnowledge, "question"> = ${{ literal: { answer: `I have no answer to that. ${other}`, ...(link ? { link } : {}) } }};`,
    },
    {
      name: "wordsOf",
      comment: "The words that say something, without their endings.",
      code: code`
        function wordsOf(text: string): string[] {
          const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
          return words.filter((word) => !/^(?:the|and|for|you|your|are|can|how|what|where|when|who|which|does|did|have|has|with|this|that|find|about|our|here)$/.test(word)).map((word) => word.replace(/(?:ing|es|s)$/, ""));
        }`,
    },
    {
      name: "answerTo",
      comment: "The entry that shares most words with the question; those of its own question count twice.",
      code: code`
        function answerTo(question: string): Omit<@ChatKnowledge, "question"> {
          const asked = new Set(@wordsOf(question));
          const scored = @chatKnowledge.map((entry) => {
            const inQuestion = @wordsOf(entry.question).filter((word) => asked.has(word)).length;
            const inAnswer = @wordsOf(entry.answer).filter((word) => asked.has(word)).length;
            return { entry, score: inQuestion * 2 + inAnswer };
          });
          const best = scored.reduce<{ entry: Omit<@ChatKnowledge, "question">; score: number }>(
            (left, right) => (right.score > left.score ? right : left),
            { entry: @UNKNOWN, score: 0 },
          );
          return best.entry;
        }`,
    },
  ];
}

function conversationParts({ blueprint }: ProjectModel, { id }: Chatbot): Part[] {
  return [
    {
      name: "ChatTurn",
      isType: true,
      code: code`
        interface ChatTurn {
          question: string;
        }`,
    },
    {
      name: "chatTurns",
      code: code`
        const chatTurns = @createCollection<@ChatTurn>({
          key: ${`${blueprint.slug}/${id}`},
          read: (saved) => {
            const question = @readText(saved.question);
            return question === "" ? null : { question };
          },
          samples: () => [],
        });`,
    },
  ];
}

function section({ title }: Chatbot) {
  return code`
    function SupportChatSection() {
      return (
        <@TitledSection id="chatbot" ${attribute("title", "Ask a question")} ${attribute("line", "Automatic answers, around the clock. No person reads along.")}>
          <div ${attribute("aria-label", `${title}: conversation`)} role="group" className="card h-[32rem] overflow-hidden">
            <@SupportChat />
          </div>
        </@TitledSection>
      );
    }`;
}

function widget(project: ProjectModel, { id, title }: Chatbot) {
  return code`
    function SupportChatWidget() {
      const { pathname } = @useLocation();
      const [isOpen, setIsOpen] = @useState(false);
      if (pathname === ${blockPath(project, id, "page") ?? "/support"}) return null;
      if (!isOpen) {
        return (
          <button
            type="button"
            className="button button-primary fixed right-4 bottom-24 z-20 size-14 rounded-full p-0 shadow-lg md:bottom-6"
            aria-label=${`Open chat: ${title}`}
            onClick={() => setIsOpen(true)}
          >
            <@MessageCircleIcon className="size-6" />
          </button>
        );
      }
      return (
        <div
          role="dialog"
          ${attribute("aria-label", title)}
          className="card fixed right-4 bottom-24 z-20 flex h-[min(32rem,70dvh)] w-[min(24rem,calc(100vw-2rem))] flex-col overflow-hidden shadow-xl md:bottom-6"
          onKeyDown={(event) => {
            if (event.key === "Escape") setIsOpen(false);
          }}
        >
          <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
            <h2 className="font-semibold">${jsxText(title)}</h2>
            <button type="button" className="icon-button" aria-label="Close chat" onClick={() => setIsOpen(false)}>
              <@XIcon className="size-5" />
            </button>
          </div>
          <@SupportChat />
        </div>
      );
    }`;
}
