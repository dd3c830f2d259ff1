// Rewards: points for what is done in the app, a level, and badges that are earned or still to earn. A check-in once a day
// gives points in every app, whatever else can be done in it.
import { element, imported } from "../../../../project/code/expression.ts";
import { defineFeature } from "../../../definition/define-feature.ts";
import { earningModule } from "../../play/earning-module.ts";
import { pagePath } from "../../play/page-path.ts";
import { RewardsFeature } from "./rewards-schema.ts";

export const rewardsFeature = defineFeature<typeof RewardsFeature>({
  schema: RewardsFeature,
  words: {
    verbs: "earn badges,earn points,earn rewards,receive rewards,collect badges,unlock achievements,win badges,receive recognition",
    nouns: "badge,reward,achievement,reward system,badge system,points system,gamification,recognition,trophy,daily check-in,reward point",
  },
  describe: () => ({ called: "points and badges", can: "earn points and badges" }),
  draft: ({ id, phrase, words }) => {
    const title = /\bbadge/.test(words) ? "Badges" : /\bachievement/.test(words) ? "Achievements" : "Rewards";
    const intro = "Everything you do here earns points and badges.";
    return {
      feature: { kind: "rewards", id, phrase },
      places: [{ block: "badges", on: "page", page: { id: "rewards", title, icon: "Award", intro } }],
    };
  },
  compose: ({ project }) => {
    const entities = imported("@/features/earning", "earningEntities");
    return {
      modules: [earningModule(project)],
      blocks: { badges: { element: element(imported("@/components/learning/rewards/rewards", "Rewards"), { entities }) } },
    };
  },
  checks: ({ project, feature }) => {
    const earned = { role: "list", name: "Earned badges", exact: true } as const;
    const open = { role: "list", name: "Badges to earn", exact: true } as const;
    return [
      {
        title: "Points and badges are earned by what one does, and stay",
        steps: [
          { do: "open", path: pagePath(project, `${feature.id}/badges`) },
          { do: "expectVisible", target: { role: "status", text: "0 points" } },
          { do: "expectVisible", target: { role: "listitem", text: "First step", within: open } },
          { do: "click", target: { role: "button", name: "Check in" } },
          { do: "expectVisible", target: { role: "status", text: "5 points" } },
          { do: "expectVisible", target: { role: "listitem", text: "First step", within: earned } },
          { do: "reload" },
          { do: "expectVisible", target: { text: "Checked in today" } },
          { do: "expectVisible", target: { role: "listitem", text: "First step", within: earned } },
        ],
      },
    ];
  },
});
