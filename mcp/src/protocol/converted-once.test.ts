import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { convertedOnce } from "./converted-once.ts";

const schema = z.object({ name: z.string().default("a"), size: z.int() });

test("converts for each target once, as the schema itself does, and validates", async () => {
  const { jsonSchema, validate } = convertedOnce(schema)["~standard"];
  const own = schema["~standard"].jsonSchema;
  for (const target of ["draft-2020-12", "draft-07"] as const) {
    assert.deepEqual(jsonSchema.input({ target }), own.input({ target }));
    assert.deepEqual(jsonSchema.output({ target }), own.output({ target }));
    assert.equal(jsonSchema.input({ target }), jsonSchema.input({ target }));
  }
  assert.deepEqual(await validate({ size: 1 }), { value: { name: "a", size: 1 } });
  assert.equal(Object(await validate({ size: "x" })).issues.length, 1);
});
