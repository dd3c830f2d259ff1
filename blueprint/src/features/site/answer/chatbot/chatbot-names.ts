// The names of what is written for the chat.
import { Reference } from "../../../../writer/code/code.ts";

/** The file of the knowledge and the conversation. */
export const CHATBOT_DATA = "src/features/site/support-chat.ts";
/** The file of the components. */
export const CHATBOT_VIEW = "src/features/site/SupportChat.tsx";

/** The chat on a page of its own. */
export const chatbotSection = new Reference("SupportChatSection", CHATBOT_VIEW);
/** The button on every page, with the window that it opens. */
export const chatbotWidget = new Reference("SupportChatWidget", CHATBOT_VIEW);
