import { expect, test } from "vitest";
import { createMembers, createResources, readResource } from "@/lib/groups";

function formOf(entries: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

test("a resource needs a title, and a content that is written or in a file", () => {
  expect(readResource(formOf({ title: " ", content: "" })).errors).toEqual({
    title: "Give the resource a title.",
    content: "Write the content, or choose a text file.",
  });
  expect(readResource(formOf({ title: "Plan", content: "Read it." })).errors).toEqual({});
  expect(readResource(formOf({ title: "Plan", content: "", file: new File([], "empty.txt") })).errors).toHaveProperty("content");
  const read = readResource(formOf({ title: "Plan", content: "", file: new File(["Read it."], "plan.txt") }));
  expect(read.errors).toEqual({});
  expect(read.values.file?.name).toBe("plan.txt");
});

test("members without a name and resources without a title are dropped", () => {
  const rows = [
    { id: "1", about: "a", name: "Kim", title: "Plan" },
    { id: "2", about: "a" },
  ];
  localStorage.setItem("recipe-box/members-read", JSON.stringify({ version: 1, rows }));
  localStorage.setItem("recipe-box/resources-read", JSON.stringify({ version: 1, rows }));
  expect(createMembers("members-read").all()).toEqual([{ id: "1", about: "a", name: "Kim" }]);
  expect(createResources("resources-read").all()).toEqual([{ id: "1", about: "a", title: "Plan", text: "" }]);
});
