import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { AtelierConnectionError, AtelierTimeoutError } from "../errors/index.ts";
import { readRefusal } from "../errors/read-refusal.ts";
import { retryDelay } from "./retry-delay.ts";

const of = (status: number, retryAfter?: string) => {
  const headers = new Headers(retryAfter === undefined ? {} : { "retry-after": retryAfter });
  return readRefusal({ status, headers, body: null });
};

describe("the wait before another try", () => {
  for (const error of [new AtelierConnectionError("cut"), new AtelierTimeoutError("late"), of(408), of(429), of(500), of(502), of(503)]) {
    test(`${error.name} ${error.status ?? ""} is tried again`, () => {
      assert.notEqual(retryDelay({ error, retries: 0 }), null);
    });
  }

  for (const status of [400, 401, 402, 403, 404, 405, 409, 413, 302]) {
    test(`${status} is not tried again, whatever Retry-After says`, () => {
      assert.equal(retryDelay({ error: of(status, "1"), retries: 0 }), null);
    });
  }

  test("it doubles from half a second to eight seconds, less a quarter by chance", () => {
    for (let round = 0; round < 50; round += 1) {
      for (const [retries, most] of [500, 1_000, 2_000, 4_000, 8_000, 8_000].entries()) {
        const delay = retryDelay({ error: of(503), retries }) ?? -1;
        assert.ok(delay >= most * 0.75 && delay <= most, `${retries}: ${delay}`);
      }
    }
    const delays = Array.from({ length: 20 }, () => retryDelay({ error: of(503), retries: 3 }));
    assert.ok(new Set(delays).size > 10, "no two clients come back together");
  });

  test("Retry-After in seconds is kept, and never cut short", () => {
    const delay = retryDelay({ error: of(429, "7"), retries: 0 }) ?? -1;
    assert.ok(delay >= 7_000 && delay <= 7_250, String(delay));
  });

  test("Retry-After as a date is kept, and one that is past is now", () => {
    const later = retryDelay({ error: of(503, new Date(Date.now() + 10_000).toUTCString()), retries: 0 }) ?? -1;
    assert.ok(later > 8_000 && later < 10_300, String(later));
    assert.ok((retryDelay({ error: of(503, new Date(0).toUTCString()), retries: 0 }) ?? -1) < 300);
  });

  test("a Retry-After of more than a minute is not waited for", () => {
    assert.equal(retryDelay({ error: of(429, "61"), retries: 0 }), null);
  });

  test("a Retry-After that says nothing is as good as none", () => {
    for (const retryAfter of ["soon", "", "-1x"]) {
      const delay = retryDelay({ error: of(503, retryAfter), retries: 0 }) ?? -1;
      assert.ok(delay >= 375 && delay <= 500, `${retryAfter}: ${delay}`);
    }
  });
});
