import type { Thing } from "../../thing.ts";
import { natureOffers } from "./nature/index.ts";
import { sportOffers } from "./sport/index.ts";
import { stageOffers } from "./stage/index.ts";
import { talkOffers } from "./talk/index.ts";

/** Things of this subject. */
export const leisureOffers: readonly Thing[] = [...natureOffers, ...sportOffers, ...stageOffers, ...talkOffers];
