import { beforeEach, expect, test } from "vitest";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { localDate } from "@/lib/format";
import { person } from "@/lib/person";
import { stampRows } from "@/lib/stamps";

beforeEach(() => localStorage.clear());

test("a row that is added has the moment and the name of who adds it, unless it says otherwise", () => {
  const posts = defineEntity({
    name: "stamped-post",
    noun: { one: "post", many: "posts" },
    home: { path: "/", title: "Posts" },
    rowPath: "/posts",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      author: field.text({ label: "Author", isComputed: true }),
      day: field.date({ label: "Day", isComputed: true }),
      at: field.datetime({ label: "At", isComputed: true }),
      time: field.time({ label: "Time", isComputed: true }),
    },
    samples: () => [{ name: "Old", author: "Bo" }],
  });
  stampRows(posts, { author: "me", day: "now", at: "now", time: "now" });
  person.update({ name: "Ada" });
  const row = posts.rows.add({ name: "New", author: "", day: "", at: "", time: "" });
  expect(row).toMatchObject({ name: "New", author: "Ada", day: localDate() });
  expect(row.at).toMatch(new RegExp(`^${localDate()}T\\d{2}:\\d{2}$`));
  expect(row.time).toMatch(/^\d{2}:\d{2}$/);
  expect(posts.rows.add({ ...row, author: "Cleo" }).author).toBe("Cleo");
  posts.rows.update(row.id, { name: "Newer" });
  expect(posts.rows.all().find(({ id }) => id === row.id)).toMatchObject({ name: "Newer", author: "Ada" });
  expect(posts.rows.all().at(-1)).toMatchObject({ name: "Old", author: "Bo", day: "" });
});
