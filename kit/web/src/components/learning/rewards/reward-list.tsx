import { AwardIcon, LockIcon } from "lucide-react";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { type Reward, isEarned } from "@/lib/learning/rewards";

/** Badges, with how far each is. `none` is said where there are none. */
export function RewardList({
  title,
  none,
  rewards,
}: {
  title: string;
  none: string;
  rewards: readonly Reward[];
}) {
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{title}</SectionTitle>
      {rewards.length === 0 && <p className="text-muted-foreground">{none}</p>}
      <ul
        role="list"
        aria-label={title}
        className="grid grid-cols-2 gap-4 empty:hidden lg:grid-cols-4"
      >
        {rewards.map((reward) => (
          <li key={reward.name} className="flex min-w-0">
            <Card className="w-full items-start gap-2 p-5 sm:p-5">
              {isEarned(reward) ? (
                <AwardIcon className="size-9 text-link" />
              ) : (
                <LockIcon className="size-9 text-muted-foreground" />
              )}
              <strong className="text-lg">{reward.name}</strong>
              <span className="flex-1 text-sm text-muted-foreground">{reward.task}</span>
              <span className="text-sm font-semibold tabular-nums">
                {isEarned(reward) ? "Earned" : `${reward.have} of ${reward.need}`}
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
