// Requests that arrive while a statement runs share the next one. A single request runs at once; under load, one
// statement serves all that arrived during the previous one, so that they share a database round trip.
import { attempt } from "../../lib/attempts/attempt.ts";
import DataLoader from "dataloader";

/** Asks one question; the answer is always read after the question was asked, never cached. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

/**
 * Batches questions into shared statements. `load` runs once at a time, on at most `questionsMax` questions, and
 * returns the answers in their order; if it throws, every question of the batch rejects.
 */
export function batched<Question, Answer>(
  load: (questions: readonly Question[]) => Promise<Answer[]>,
  questionsMax: number,
): Ask<Question, Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Question, Answer>(
    (questions) => {
      const loading = load(questions);
      underWay = attempt(() => loading);
      return loading;
    },
    { cache: false, maxBatchSize: questionsMax, batchScheduleFn: (dispatch) => void underWay.then(dispatch) },
  );
  return (question) => loader.load(question);
}

/** The timeout of a shared statement, in milliseconds: one that never completes on a broken connection must not block all later ones. */
export const QUERY_TIMEOUT = { query_timeout: 5_000 } as const;

/** As `batched`, memoised per pool: the questions of one pool share statements. */
export function batchedFor<Pool extends object, Question, Answer>(
  load: (pool: Pool, questions: readonly Question[]) => Promise<Answer[]>,
  questionsMax: number,
): (pool: Pool) => Ask<Question, Answer> {
  const asks = new WeakMap<Pool, Ask<Question, Answer>>();
  return (pool) => {
    const ask = asks.get(pool) ?? batched((questions) => load(pool, questions), questionsMax);
    asks.set(pool, ask);
    return ask;
  };
}
