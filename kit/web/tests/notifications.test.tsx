import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TellComments } from "@/components/notifications/tell-comments";
import { TellRows } from "@/components/notifications/tell-rows";
import { recipes } from "@/entities/recipes";
import { createComments } from "@/lib/comments";
import { emptyValues } from "@/lib/entity";
import { createMarks, toggleMark } from "@/lib/marks";
import { addNotification, markAsRead, notifications } from "@/lib/notifications";

beforeEach(() => {
  for (const { id } of notifications.all()) notifications.remove(id);
});
afterEach(cleanup);

test("a notification is unread until it is marked, and the newest comes first", () => {
  addNotification({ title: "First", text: "" });
  addNotification({ title: "Second", text: "" });
  expect(notifications.all().map(({ title, isRead }) => [title, isRead])).toEqual([
    ["Second", false],
    ["First", false],
  ]);
  markAsRead(notifications.all().map(({ id }) => id));
  expect(notifications.all().every(({ isRead }) => isRead)).toBe(true);
});

test("only rows that come while the app is open are reported, each once", () => {
  render(<TellRows entity={recipes} />);
  expect(notifications.all()).toEqual([]);
  act(() => {
    recipes.rows.add({ ...emptyValues(recipes.fields), title: "Dal" });
  });
  const id = recipes.rows.all()[0]?.id ?? "";
  let putBack = () => {};
  act(() => {
    putBack = recipes.rows.remove(id);
  });
  act(() => putBack());
  expect(notifications.all()).toMatchObject([{ title: "New recipe", text: "Dal was added.", to: `/recipes/${id}` }]);
});

test("where rows are followed, only comments on those are reported", () => {
  const comments = createComments("told");
  const follows = createMarks("told-follows");
  toggleMark(follows, "recipe-2");
  render(<TellComments comments={comments} entity={recipes} follows={follows} />);
  act(() => {
    for (const about of ["recipe-1", "recipe-2", "gone"]) comments.add({ about, answers: "", author: "", text: `On ${about}`, at: "" });
  });
  expect(notifications.all().map(({ text }) => text)).toEqual(["On recipe-2"]);
});
