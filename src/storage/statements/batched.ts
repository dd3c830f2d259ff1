// Requests that come while a statement runs share the next one. A lone request is asked for at once; under load, one
// statement answers everybody who came during the last, so that a database round trip is paid once for many.
import DataLoader from "dataloader";

/** Asks for one thing; the answer is read after the question was asked, never remembered from before. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

/**
 * Makes one question out of a statement for many. `load` is run once at a time, on at most `questionsMax` questions, and
 * answers them in their order; what it throws is thrown to each of them.
 */
export function batched<Question, Answer>(
  load: (questions: readonly Question[]) => Promise<Answer[]>,
  questionsMax: number,
): Ask<Question, Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Question, Answer>(
    (questions) => {
      const loading = load(questions);
      underWay = Promise.allSettled([loading]);
      return loading;
    },
    { cache: false, maxBatchSize: questionsMax, batchScheduleFn: (dispatch) => void underWay.then(dispatch) },
  );
  return (question) => loader.load(question);
}

/** How long a shared statement may take, in milliseconds: one that a broken connection never answers must not keep all who come after it waiting. */
export const PATIENCE = { query_timeout: 5_000 } as const;

/** The same, made once for each pool: a function's questions of one pool share their statements. */
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
