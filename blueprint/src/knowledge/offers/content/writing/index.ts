import type { Thing } from "../../../thing.ts";
import { announcement } from "./announcement.ts";
import { article } from "./article.ts";
import { eventAnnouncement } from "./event-announcement.ts";
import { milestone } from "./milestone.ts";
import { newsItem } from "./news-item.ts";
import { obituary } from "./obituary.ts";
import { poem } from "./poem.ts";
import { recipe } from "./recipe.ts";

/** Things of this part of the subject. */
export const writingContent: readonly Thing[] = [announcement, article, eventAnnouncement, milestone, newsItem, obituary, poem, recipe];
