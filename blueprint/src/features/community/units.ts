// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { collectUnit } from "./marks/collect/collect-unit.ts";
import { historyUnit } from "./marks/history/history-unit.ts";
import { joinUnit } from "./marks/join/join-unit.ts";
import { shareUnit } from "./marks/share/share-unit.ts";
import { notifyUnit } from "./news/notify/notify-unit.ts";
import { pollUnit } from "./opinion/poll/poll-unit.ts";
import { reviewUnit } from "./opinion/review/review-unit.ts";
import { voteUnit } from "./opinion/vote/vote-unit.ts";
import { accountUnit } from "./people/account/account-unit.ts";
import { chatroomUnit } from "./talk/chatroom/chatroom-unit.ts";
import { commentUnit } from "./talk/comment/comment-unit.ts";
import { messageUnit } from "./talk/message/message-unit.ts";
import type { communityWords } from "./words.ts";

/** The group's units, by kind. */
export const communityUnits: UnitsOf<keyof typeof communityWords> = {
  account: accountUnit,
  comment: commentUnit,
  message: messageUnit,
  chatroom: chatroomUnit,
  notify: notifyUnit,
  review: reviewUnit,
  vote: voteUnit,
  poll: pollUnit,
  collect: collectUnit,
  join: joinUnit,
  history: historyUnit,
  share: shareUnit,
};
