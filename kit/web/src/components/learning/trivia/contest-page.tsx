import { useParams } from "react-router";
import { app } from "@/app";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page } from "@/components/layout/page";
import { ContestGame } from "@/components/learning/trivia/contest-game";
import { ContestLeaderboard } from "@/components/learning/trivia/contest-leaderboard";
import { type TriviaContest, describeContest } from "@/lib/learning/trivia";

interface ContestPageProps {
  contests: readonly TriviaContest[];
  /** The page of all contests. */
  back: { path: string; title: string };
}

/** The page of the contest that the address names. */
export function ContestPage({ contests, back }: ContestPageProps) {
  const { contest: id } = useParams();
  const contest = contests.find((candidate) => candidate.id === id);
  if (contest === undefined) return <NotFoundPage home={app.title} />;

  return (
    <Page title={contest.title} description={`${describeContest(contest)}.`} back={back}>
      <ContestGame key={contest.id} contest={contest} />
      <ContestLeaderboard contest={contest} />
    </Page>
  );
}
