import type { Thing } from "../../../thing.ts";
import { diaryEntry } from "./diary-entry.ts";
import { forumPost } from "./forum-post.ts";
import { poll } from "./poll.ts";
import { topic } from "./topic.ts";

/** What people write, discuss and vote on. */
export const talkOffers: readonly Thing[] = [diaryEntry, forumPost, poll, topic];
