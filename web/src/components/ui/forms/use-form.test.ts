import "../../../testing/register-dom.ts";
import assert from "node:assert/strict";
import type { FormEvent } from "react";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { type FormOptions, useForm } from "./use-form.ts";

const refusal = (message: string, facts: object): TRPCClientError<never> =>
  Object.assign(new TRPCClientError<never>(message), { data: { httpStatus: 400, kind: "invalid_input", facts } });

function openForm(options: FormOptions) {
  const form = document.body.appendChild(document.createElement("form"));
  form.innerHTML = '<input name="name"><input name="email">';
  const { result } = renderHook(() => useForm(options));
  // The hook uses only these parts of the event.
  const event = { preventDefault: () => undefined, currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
  return { result, submit: () => act(async () => result.current.onSubmit(event)), event };
}

test("what is missing is found before the service is asked, and the first such field is focused", async () => {
  let asked = 0;
  const { result, submit } = openForm({
    fields: ["name", "email"],
    check: () => ({ email: "Give an e-mail address." }),
    submit: async () => void (asked += 1),
  });
  await submit();
  assert.equal(asked, 0);
  assert.equal(result.current.errorOf("email"), "Give an e-mail address.");
  assert.equal(document.activeElement?.getAttribute("name"), "email");
});

test("a form is submitted once, however often it is sent while it is busy", async () => {
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  const { result, submit } = openForm({
    fields: [],
    submit: () => {
      asked += 1;
      return answer.promise;
    },
  });
  await submit();
  assert.equal(result.current.isBusy, true);
  await submit();
  assert.equal(asked, 1);
  await act(async () => answer.resolve());
  assert.equal(result.current.isBusy, false);
});

test("a refusal stands beside the field that it names, and over the form where it names none of it", async () => {
  const refusals = [
    refusal("The name is taken.", { field: "name" }),
    refusal("The plan is unknown.", { field: "plan" }),
    new Error("lost"),
  ];
  const { result, submit } = openForm({ fields: ["name"], submit: () => Promise.reject(refusals.shift() ?? new Error("none left")) });
  await submit();
  assert.deepEqual([result.current.errorOf("name"), result.current.problem], ["The name is taken.", null]);
  await submit();
  assert.deepEqual([result.current.errorOf("name"), result.current.problem], [null, "The plan is unknown."]);
  await submit();
  assert.match(result.current.problem ?? "", /cannot be reached/);
});
