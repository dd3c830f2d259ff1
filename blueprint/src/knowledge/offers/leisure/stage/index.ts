import type { Thing } from "../../../thing.ts";
import { concert } from "./concert.ts";
import { film } from "./film.ts";
import { game } from "./game.ts";

/** What is played, performed and shown. */
export const stageOffers: readonly Thing[] = [concert, film, game];
