import { CalendarCheckIcon } from "lucide-react";
import { RewardList } from "@/components/learning/rewards/reward-list";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { useEarnedPoints } from "@/hooks/learning/use-earned-points";
import { useScores } from "@/hooks/learning/use-scores";
import type { Entity } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import {
  CHECK_IN,
  LEVEL_POINTS,
  isEarned,
  isToday,
  levelOf,
  rewardsOf,
} from "@/lib/learning/rewards";
import { recordScore } from "@/lib/learning/scores";

/** Points, a level, a check-in once a day, and badges. New rows of the entities earn points. */
export function Rewards({ entities }: { entities: readonly Entity[] }) {
  const earned = useEarnedPoints(entities);
  const checkIns = useScores(CHECK_IN.game);
  const all = rewardsOf(earned, checkIns.length);
  const { level, above } = levelOf(earned.points);
  return (
    <>
      <section aria-label="Your points">
        <Card className="gap-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <SectionTitle>Your points</SectionTitle>
              <p role="status" className="mt-1 text-lg">
                <strong className="tabular-nums">
                  {formatCount(earned.points, { one: "point", many: "points" })}
                </strong>
                , level {level}
              </p>
            </div>
            {isToday(checkIns.map(({ at }) => at)) ? (
              <p className="font-semibold text-link">Checked in today. See you tomorrow!</p>
            ) : (
              <Button onClick={() => recordScore(CHECK_IN.game, { points: CHECK_IN.points })}>
                <CalendarCheckIcon />
                Check in: {CHECK_IN.points} points
              </Button>
            )}
          </div>
          <Progress aria-label={`Points of level ${level}`} value={above} max={LEVEL_POINTS} />
          <p className="text-sm text-muted-foreground">
            {LEVEL_POINTS - above} more points to level {level + 1}
          </p>
        </Card>
      </section>
      <RewardList
        title="Earned badges"
        none="None yet: the first one is close."
        rewards={all.filter(isEarned)}
      />
      <RewardList
        title="Badges to earn"
        none="You have them all."
        rewards={all.filter((reward) => !isEarned(reward))}
      />
    </>
  );
}
