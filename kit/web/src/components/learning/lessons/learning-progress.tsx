import { Link } from "react-router";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty";
import { Progress } from "@/components/ui/progress";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import {
  type CompletedModule,
  type SubjectModules,
  completedTitles,
  modulesOf,
} from "@/lib/learning/lessons";
import type { Collection } from "@/lib/store";
import * as learningWords from "@/words/learning";

/** How far one is in every course that one began. */
export function LearningProgress<F extends Fields>({
  entity,
  subjects,
  completed,
}: {
  entity: Entity<F>;
  subjects: readonly SubjectModules[];
  completed: Collection<CompletedModule>;
}) {
  const all = useCollection(completed);
  const begun = useRows(entity)
    .map((row) => {
      const title = titleOf(entity, row);
      const modules = modulesOf(title, subjects);
      return {
        id: row.id,
        title,
        total: modules.length,
        count: completedTitles(modules, { completed: all, about: row.id }).length,
      };
    })
    .filter(({ count }) => count > 0);

  if (begun.length === 0) {
    return (
      <section aria-label={learningWords.progress}>
        <EmptyState
          title={learningWords.nothingBegunYet}
          description={learningWords.openOne(entity.noun)}
        >
          <ButtonLink to={entity.home.path}>{learningWords.seeAll(entity.noun)}</ButtonLink>
        </EmptyState>
      </section>
    );
  }
  return (
    <section aria-label={learningWords.progress}>
      <ul role="list" aria-label={learningWords.progress} className="grid gap-4 sm:grid-cols-2">
        {begun.map(({ id, title, count, total }) => (
          <li key={id} className="flex min-w-0">
            <Card className="w-full gap-3">
              <CardTitle>
                <Link to={`${entity.rowPath}/${id}`} className="hover:underline">
                  {title}
                </Link>
              </CardTitle>
              <p className="text-sm text-muted-foreground">
                {learningWords.modulesCompleted({ count, total })}
              </p>
              <Progress
                aria-label={learningWords.progressIn({ title })}
                value={count}
                max={total}
              />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
