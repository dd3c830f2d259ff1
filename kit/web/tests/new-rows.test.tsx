import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ResourceForm } from "@/components/resource/resource-form";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { localDate } from "@/lib/format";

const calls = defineEntity({
  name: "new-call",
  noun: { one: "call", many: "calls" },
  home: { path: "/", title: "Calls" },
  rowPath: "/calls",
  title: "subject",
  fields: {
    subject: field.text({ label: "Subject", required: true }),
    day: field.date({ label: "Day", required: true, startsNow: true }),
    received: field.datetime({ label: "Received", required: true, startsNow: true }),
    due: field.date({ label: "Due" }),
  },
  samples: () => [{ subject: "Broken seal", day: "2026-01-02", received: "2026-01-02T09:30" }],
});

const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test("the form of a new row begins with now, where its field says so, and that of a row with its values", () => {
  const [row] = calls.rows.all();
  const form = (one?: typeof row) => (
    <MemoryRouter>
      <ResourceForm entity={calls} {...(one && { row: one })} submitLabel="Save" cancelTo="/" onSubmit={() => {}} />
    </MemoryRouter>
  );
  const { unmount } = render(form());
  expect(valueOf(/Day/)).toBe(localDate());
  expect(valueOf(/Received/)).toMatch(new RegExp(`^${localDate()}T\\d{2}:\\d{2}$`));
  expect(valueOf(/Due/)).toBe("");
  unmount();
  render(form(row));
  expect([valueOf(/Day/), valueOf(/Received/)]).toEqual(["2026-01-02", "2026-01-02T09:30"]);
});
