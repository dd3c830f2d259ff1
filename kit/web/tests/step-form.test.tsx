import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StepForm } from "@/components/resource/step-form";
import { readDraft } from "@/lib/drafts";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const clientsOf = () =>
  defineEntity({
    name: "client",
    noun: { one: "client", many: "clients" },
    home: { path: "/", title: "Clients" },
    rowPath: "/clients",
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }), mail: field.email({ label: "Email" }) },
    samples: () => [],
  });

const press = (name: string) => fireEvent.click(screen.getByText(name));

function open() {
  const clients = clientsOf();
  const steps = [
    { name: "Basics", fields: ["name"] },
    { name: "Contact", fields: ["mail"] },
  ] as const;
  render(<StepForm entity={clients} draft="wizard" steps={steps} />);
  return clients;
}

test("a step that is not filled in is refused, and the last one creates the row", () => {
  const clients = open();
  press("Next");
  expect(screen.getByText("Enter the name.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ada" } });
  press("Next");
  press("Next");
  expect(screen.getByRole("group", { name: "Review" }).textContent).toContain("Ada");
  press("Create client");
  expect(clients.rows.all().map(({ name }) => name)).toEqual(["Ada"]);
  expect(readDraft("wizard", clients.fields)).toBeNull();
  expect(screen.getByText("Step 1 of 3")).toBeTruthy();
});

test("what was entered is there again on the next visit, and a damaged draft is not", () => {
  open();
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ada" } });
  press("Next");
  cleanup();
  const { fields } = open();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ada");
  localStorage.setItem("recipe-box/wizard", '{"name":{"a":1}}');
  expect(readDraft("wizard", fields)).toEqual({ name: "", mail: "" });
  localStorage.setItem("recipe-box/wizard", "[");
  expect(readDraft("wizard", fields)).toBeNull();
});
