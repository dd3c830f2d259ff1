// How the features of the group `community` are told.
import { article, plural } from "../../../reader/text/inflect.ts";
import type { communityWords } from "../../community/words.ts";
import { collectWords } from "../../community/marks/collect/collect-words.ts";
import type { TellingsOf } from "./telling.ts";

/** What people say to each other and do together, and what it is called. */
export const communityTellings: TellingsOf<keyof typeof communityWords> = {
  account: () => ({ called: "accounts with a profile", can: "create an account in this browser, log in and fill in your profile" }),
  comment: ({ called }, { many }) => {
    const replies = /^(?:reply|answer)$/.test(called);
    return {
      called: `${plural(called)} ${replies ? "to" : "on"} ${many}`,
      can: called === "comment" ? `comment on ${many}` : `leave ${plural(called)} ${replies ? "to" : "on"} ${many}`,
    };
  },
  message: () => ({ called: "private messages", can: "write private messages" }),
  chatroom: () => ({ called: "a chat", can: "talk in chat rooms" }),
  notify: ({ rows }) => ({
    called: rows === null ? "notifications" : "notifications and alerts",
    can: `${rows === null ? "" : "set alerts and "}see what is new behind the bell`,
  }),
  review: (_, { many }) => ({ called: `reviews of ${many}`, can: `review ${many} with stars and words` }),
  vote: ({ down }, { many }) => ({ called: `votes on ${many}`, can: down ? `vote ${many} up or down` : `vote for ${many}` }),
  poll: () => ({ called: "polls", can: "create polls and vote in them" }),
  collect: ({ called }, { many }) => {
    if (called === "followed") return { called: `following ${many}`, can: `follow ${many}` };
    return {
      called: `${called.endsWith("s") ? "" : `${article(called)} `}${called === "saved" ? "saved page" : called}`,
      can: `keep ${many} ${collectWords(called).place}`,
    };
  },
  join: (_, { many }) => ({ called: `membership in ${many}`, can: `join ${many}` }),
  history: ({ of }, { many }) => ({
    called: of === "downloads" ? "a download history" : "a history of visits",
    can: of === "downloads" ? `see which ${many} you have downloaded` : `see which ${many} you have looked at`,
  }),
  share: ({ entity }, { many }) =>
    entity === null
      ? { called: "a link to share", can: "share the page by link" }
      : { called: `links to share ${many}`, can: `share ${many} by link` },
};
