import { webcrypto } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
});

/** Topics that people follow, posts in them, requests with a state, and supplies that run low. */
async function open({ hasAccounts = true } = {}) {
  const { defineEntity } = await import("@/lib/entity");
  const { createComments } = await import("@/lib/comments");
  const { createMarks, toggleMark } = await import("@/lib/marks");
  const { localDate } = await import("@/lib/format");
  const { signUp, logIn, logOut } = await import("@/lib/accounts");
  const { session } = await import("@/lib/session");
  const { isPossible } = await import("@/lib/who");
  const { notifyOf } = await import("@/lib/notifications/rules");
  const { defineNotifications, isUnread, ownNotices, watchConditions } = await import("@/lib/notifications/notifications");
  const { markRead } = await import("@/lib/notifications/notices");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "Home" }, title: "name" } as const;
  const name = field.text({ label: "Name", required: true });
  const topics = defineEntity({
    ...options,
    name: "topic",
    noun: { one: "topic", many: "topics" },
    rowPath: "/topics",
    fields: { name },
    samples: () => [{ name: "Roses" }, { name: "Soil" }],
  });
  const posts = defineEntity({
    ...options,
    name: "post",
    noun: { one: "post", many: "posts" },
    rowPath: "/posts",
    fields: {
      name,
      topic: field.reference({ label: "Topic", to: (): Entity => topics }),
      state: field.state({ label: "State", options: ["New", "Read"] }),
      reader: field.text({ label: "Reader" }),
      due: field.date({ label: "Due" }),
    },
    samples: () => [{ name: "Old news", due: localDate(-400) }],
  });
  const supplies = defineEntity({
    ...options,
    name: "supply",
    noun: { one: "supply", many: "supplies" },
    rowPath: "/supplies",
    fields: { name, stock: field.number({ label: "Stock" }) },
    samples: () => [{ name: "String", stock: 2 }],
  });
  const followed = createMarks("followed");
  const comments = createComments("comments");
  const base = { noun: { one: "post", many: "posts" }, isLink: true } as const;
  const about = [{ by: "topic", entity: (): Entity => topics }] as const;
  const of = defineNotifications(
    [
      notifyOf(posts, { ...base, id: "added", when: "added", followed: [followed], about }),
      notifyOf(posts, { ...base, id: "in-mine", when: "added", isForOwner: true, about }),
      notifyOf(posts, { ...base, id: "answered", when: "answered", comments, isForOwner: true }),
      notifyOf(posts, { ...base, id: "read", when: "changed", field: "state", value: "Read", named: [{ name: "reader" }] }),
      notifyOf(posts, { ...base, id: "due", when: "due", field: "due", audience: "members" }),
      notifyOf(posts, { ...base, id: "soon", when: "due", field: "due", daysBefore: 1, audience: "members" }),
      notifyOf(supplies, {
        ...base,
        id: "low",
        when: "met",
        holds: (row) => (row.stock ?? 0) < 5,
        audience: "members",
        text: "Running low",
      }),
    ],
    hasAccounts ? isPossible : null,
  );
  const texts = (rule?: string) =>
    ownNotices(of)
      .filter((notice) => rule === undefined || notice.rule === rule)
      .map(({ text }) => text);
  const enter = async (who: string) => {
    logOut();
    const person = { name: who, email: `${who}@example.com`, password: "harbour-lights" };
    if ((await logIn(person)) !== null) await signUp(person);
  };
  const readAll = () => markRead(ownNotices(of), session.get());
  const unread = () => ownNotices(of).filter(isUnread).length;
  const follow = (id: string) => toggleMark(followed, id);
  return {
    topics,
    posts,
    supplies,
    comments,
    of,
    texts,
    enter,
    logOut,
    readAll,
    unread,
    follow,
    watch: () => watchConditions(of),
    localDate,
  };
}

const EMPTY = { state: "New", reader: "", due: "" } as const;

test("who follows a row is notified of what is added to it, and nobody else", async () => {
  const { posts, texts, enter, logOut, follow } = await open();
  await enter("Ada");
  await enter("Ben");
  follow("topic-1");
  await enter("Cleo");
  posts.rows.add({ ...EMPTY, name: "Black spot", topic: "topic-1" });
  posts.rows.add({ ...EMPTY, name: "Leaf mould", topic: "topic-2" });
  expect(texts()).toEqual([]);
  await enter("Ben");
  expect(texts()).toEqual(["New post: Black spot"]);
  logOut();
  expect(texts()).toEqual([]);
});

test("who does something is not told of it, also not in what they follow themselves", async () => {
  const { posts, texts, enter, follow } = await open();
  await enter("Ada");
  follow("topic-1");
  posts.rows.add({ ...EMPTY, name: "Black spot", topic: "topic-1" });
  expect(texts()).toEqual([]);
});

test("who added a row is notified of comments on it and of rows that refer to it", async () => {
  const { topics, posts, comments, texts, enter } = await open();
  await enter("Ada");
  const topic = topics.rows.add({ name: "Herbs" });
  const post = posts.rows.add({ ...EMPTY, name: "Thyme", topic: topic.id });
  await enter("Ben");
  posts.rows.add({ ...EMPTY, name: "Mint", topic: topic.id });
  comments.add({ about: post.id, answers: "", author: "Ben", text: "It needs sun.", at: "", by: "" });
  expect(texts()).toEqual([]);
  await enter("Ada");
  expect(texts("in-mine")).toEqual(["New post: Mint"]);
  expect(texts("answered")).toEqual(["New post: Thyme"]);
});

test("the person whom a field names is notified of the change that is meant, however the row is changed", async () => {
  const { posts, texts, enter } = await open();
  const { setIn } = await import("@/lib/changes");
  await enter("Ada");
  const post = posts.rows.add({ ...EMPTY, name: "Thyme", topic: "", reader: "Bén" });
  posts.rows.update(post.id, { name: "Thyme and mint" });
  setIn(posts, post.id, "state", "Read")();
  await enter("Ben");
  expect(texts()).toEqual(["“Thyme and mint” is now: read"]);
  posts.rows.remove(post.id);
  expect(texts()).toEqual([]);
});

test("a condition is notified while it holds and again when it comes back, and a day when it has come, but not long after", async () => {
  const { posts, supplies, texts, enter, watch, localDate, readAll, unread } = await open();
  await enter("Ada");
  const end = watch();
  expect(texts()).toEqual(["Running low"]);
  readAll();
  supplies.rows.update("supply-1", { stock: 50 });
  supplies.rows.update("supply-1", { stock: 1 });
  expect(unread()).toBe(1);
  posts.rows.add({ ...EMPTY, name: "Prune", topic: "", due: localDate() });
  posts.rows.add({ ...EMPTY, name: "Sow", topic: "", due: localDate(1) });
  expect(texts("due")).toHaveLength(1);
  expect(texts("due")[0]).toMatch(/^Prune: due /);
  expect(new Set(texts("soon").map((text) => text.split(":")[0]))).toEqual(new Set(["Prune", "Sow"]));
  end();
  posts.rows.add({ ...EMPTY, name: "Dig", topic: "", due: localDate() });
  expect(texts("due")).toHaveLength(1);
});

test("each account reads for itself", async () => {
  const { enter, watch, readAll, unread } = await open();
  watch();
  await enter("Ada");
  readAll();
  expect(unread()).toBe(0);
  await enter("Ben");
  expect(unread()).toBe(1);
});

test("without accounts everything is for the one person there", async () => {
  const { posts, texts, watch, readAll, unread } = await open({ hasAccounts: false });
  watch();
  posts.rows.add({ ...EMPTY, name: "Thyme", topic: "" });
  expect(texts()).toContain("New post: Thyme");
  expect(texts()).toContain("Running low");
  readAll();
  expect(unread()).toBe(0);
});

test("what is stored is read back, and what is no notice is dropped", async () => {
  localStorage.setItem(
    "recipe-box/notices",
    JSON.stringify({
      version: 1,
      rows: [
        { id: "1", rule: "added", row: "post-1", text: "New", readBy: [""], at: 5 },
        { id: "2", rule: "added" },
      ],
    }),
  );
  const { notices } = await import("@/lib/notifications/notices");
  expect(notices.all()).toHaveLength(1);
  expect(notices.all()[0]).toMatchObject({ readBy: [""], accounts: [], isOpen: false, at: "5" });
});
