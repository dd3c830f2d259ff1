// The files of rewards: the badges, how far each is, and the daily check-in.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import { pointsModule } from "../../play/points-module.ts";
import { progressModule } from "../../play/progress-module.ts";
import { scoresModule } from "../../play/scores-module.ts";

/** Points, level, check-in and badges. */
export const rewardsBlock = new Reference("RewardsBlock", "src/features/rewards/RewardsBlock.tsx");

/** The files of rewards. */
export function rewardsModules(project: ProjectModel): ModuleSource[] {
  return [
    scoresModule(project.blueprint.slug),
    pointsModule(project),
    progressModule,
    {
      path: "src/features/rewards/badges.ts",
      opening: "Change the badges here: what each is called, and what it asks for.",
      library: true,
      parts: badgeParts,
    },
    {
      path: rewardsBlock.from,
      library: true,
      parts: [
        { name: "CHECK_IN", comment: "What a visit earns, once a day.", code: code`const CHECK_IN = { game: "Check-in", points: 5 };` },
        { name: rewardsBlock.name, code: block },
        { name: "RewardBadges", code: badges },
      ],
    },
  ];
}

const badgeParts: Part[] = [
  {
    name: "RewardBadge",
    isType: true,
    code: code`
      interface RewardBadge {
        name: string;
        task: string;
        have: number;
        need: number;
      }`,
  },
  {
    name: "rewardBadges",
    code: code`
      function rewardBadges({ points, actions, isPerfect, checkIns }: { points: number; actions: number; isPerfect: boolean; checkIns: number }): @RewardBadge[] {
        return [
          { name: "First step", task: "Do one thing that earns points", have: actions, need: 1 },
          { name: "On a roll", task: "Do five things that earn points", have: actions, need: 5 },
          { name: "Tireless", task: "Do twenty-five things that earn points", have: actions, need: 25 },
          { name: "Bronze", task: "Reach 50 points", have: points, need: 50 },
          { name: "Silver", task: "Reach 200 points", have: points, need: 200 },
          { name: "Gold", task: "Reach 500 points", have: points, need: 500 },
          { name: "Regular", task: "Check in on seven days", have: checkIns, need: 7 },
          { name: "Flawless", task: "Reach the full score once", have: isPerfect ? 1 : 0, need: 1 },
        ];
      }`,
  },
];

const block = code`
  function ${rewardsBlock}() {
    const earned = @useEarnedPoints();
    const checkIns = @useScores(@CHECK_IN.game);
    const all = @rewardBadges({ ...earned, checkIns: checkIns.length });
    const isCheckedIn = checkIns.some(({ at }) => new Date(at).toDateString() === new Date().toDateString());
    const level = Math.floor(earned.points / 100) + 1;

    return (
      <>
        <section aria-labelledby="rewards-points" className="card flex flex-col gap-5 p-6 sm:p-8">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <h2 id="rewards-points" className="section-title">Your points</h2>
              <p role="status" className="mt-1 text-lg">
                <strong className="tabular-nums">{@formatCount(earned.points, "point", "points")}</strong>, level {level}
              </p>
            </div>
            {isCheckedIn ? (
              <p className="font-semibold text-accent-ink">Checked in today. See you tomorrow!</p>
            ) : (
              <button type="button" className="button button-primary" onClick={() => @recordScore(@CHECK_IN.game, { points: @CHECK_IN.points })}>
                <@CalendarCheckIcon className="size-4" />
                Check in: {@CHECK_IN.points} points
              </button>
            )}
          </div>
          <@LearningProgress label={\`Points of level \${level}\`} value={earned.points % 100} max={100} />
          <p className="text-sm text-muted">{100 - (earned.points % 100)} more points to level {level + 1}</p>
        </section>
        <@RewardBadges title="Earned badges" none="None yet: the first one is close." badges={all.filter(({ have, need }) => have >= need)} />
        <@RewardBadges title="Badges to earn" none="You have them all." badges={all.filter(({ have, need }) => have < need)} />
      </>
    );
  }`;

const badges = code`
  function RewardBadges({ title, none, badges }: { title: string; none: string; badges: readonly @RewardBadge[] }) {
    return (
      <section className="flex flex-col gap-4">
        <h2 className="section-title">{title}</h2>
        {badges.length === 0 && <p className="text-on-page-muted">{none}</p>}
        <ul role="list" aria-label={title} className="grid grid-cols-2 gap-4 empty:hidden lg:grid-cols-4">
          {badges.map(({ name, task, have, need }) => (
            <li key={name} className="card flex flex-col items-start gap-2 p-5">
              {have >= need ? <@AwardIcon className="size-9 text-accent-ink" /> : <@LockIcon className="size-9 text-muted" />}
              <strong className="text-lg">{name}</strong>
              <span className="flex-1 text-sm text-muted">{task}</span>
              <span className="text-sm font-semibold tabular-nums">{have >= need ? "Earned" : \`\${have} of \${need}\`}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  }`;
