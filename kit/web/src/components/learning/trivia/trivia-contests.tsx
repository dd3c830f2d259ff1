import { Link } from "react-router";
import { SectionTitle } from "@/components/layout/page";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardFooter, CardGrid, CardTitle } from "@/components/ui/card";
import { useContestEntry } from "@/hooks/learning/use-contest-entry";
import { type TriviaContest, describeContest, describeEntry, enroll } from "@/lib/learning/trivia";

/** All contests, to enroll in and to open. */
export function TriviaContests({ contests }: { contests: readonly TriviaContest[] }) {
  return (
    <section aria-label="Choose a contest" className="flex flex-col gap-4">
      <SectionTitle>Choose a contest</SectionTitle>
      <CardGrid aria-label="Contests">
        {contests.map((contest) => (
          <li key={contest.id} className="flex *:flex-1">
            <ContestCard contest={contest} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

function ContestCard({ contest }: { contest: TriviaContest }) {
  const entry = useContestEntry(contest);
  const path = `/contests/${contest.id}`;
  return (
    <Card>
      <CardTitle>
        <Link to={path} className="hover:underline">
          {contest.title}
        </Link>
      </CardTitle>
      <CardDescription>{describeContest(contest)}</CardDescription>
      {entry !== null && <Badge variant="secondary">{describeEntry(entry, contest)}</Badge>}
      <CardFooter>
        {entry === null ? (
          <Button aria-label={`Enroll in ${contest.title}`} onClick={() => enroll(contest)}>
            Enroll
          </Button>
        ) : (
          <Button variant="outline" asChild>
            <Link to={path} aria-label={`Open ${contest.title}`}>
              Open
            </Link>
          </Button>
        )}
      </CardFooter>
    </Card>
  );
}
