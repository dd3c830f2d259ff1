import assert from "node:assert/strict";
import { test } from "node:test";
import type { Project, ProjectList } from "../types/projects.ts";
import { ApiPromise } from "./api-promise.ts";
import { Pages } from "./pages.ts";
import type { ListProjects } from "../resources/projects.ts";

const project = (id: string): Project => ({
  id,
  prompt: id,
  status: "ready",
  visibility: "public",
  deploymentUrl: null,
  deployedUrl: null,
  createdAt: "",
  updatedAt: "",
  uiType: "react",
  customSubdomain: null,
  name: null,
  type: "web",
  model: "blueprint",
  metadata: {},
});

const promiseOf = (page: Promise<ProjectList>) => {
  const received = page.then((data) => ({ data, response: new Response(null), httpRequestId: "req-1" }));
  return new ApiPromise(() => received);
};
const pagesOf = (query: ListProjects, readPage: (query: ListProjects) => Promise<ProjectList>) =>
  new Pages(query, { pageOfIteration: 100, readPage: (page) => promiseOf(readPage(page)), itemsOf: ({ projects }) => projects });

// "p3" is older than "p2", and what is created later is newer than both.
const ageOf = (id: string) => (id.startsWith("p") ? Number(id.slice(1)) : -1);

// A list like the service's: newest first, and it may change between two reads.
function listOf(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `p${index}`);
  const queries: ListProjects[] = [];
  const readPage = async (query: ListProjects): Promise<ProjectList> => {
    queries.push(query);
    const { limit = 20, offset = 0, cursor } = query;
    const following = ids.filter((id) => cursor === undefined || ageOf(id) > ageOf(cursor));
    const shown = following.slice(offset, offset + limit);
    const nextCursor = following.length > offset + limit ? (shown.at(-1) ?? null) : null;
    return { projects: shown.map((id) => project(id)), total: ids.length, limit, offset, nextCursor };
  };
  return { ids, queries, pages: (query: ListProjects = {}) => pagesOf(query, readPage) };
}

async function read(pages: AsyncIterable<Project>, each: (id: string) => void = () => {}): Promise<string[]> {
  const found: string[] = [];
  for await (const { id } of pages) {
    found.push(id);
    each(id);
  }
  return found;
}

test("awaited, it is the page that was asked for", async () => {
  const { pages, queries } = listOf(30);
  const page = await pages();
  assert.deepEqual([page.projects.length, page.total], [20, 30]);
  assert.equal((await pages({ limit: 5, offset: 28 })).projects.length, 2);
  assert.deepEqual(queries, [{}, { limit: 5, offset: 28 }]);
});

test("awaited twice, it is read once; unused, it is not read", async () => {
  const { pages, queries } = listOf(3);
  const list = pages();
  assert.equal(queries.length, 0);
  const [one, other, { data, httpRequestId }] = await Promise.all([list, list, list.withResponse()]);
  assert.ok(one === other && one === data);
  assert.deepEqual([queries.length, httpRequestId], [1, "req-1"]);
  assert.equal(await list.then(({ total }) => total).finally(() => {}), 3);
});

test("its pages can be iterated over", async () => {
  const sizes: number[] = [];
  for await (const { projects } of listOf(250).pages({ limit: 90 }).byPage()) sizes.push(projects.length);
  assert.deepEqual(sizes, [90, 90, 70]);
});

test("a page that cannot be read rejects", async () => {
  const pages = pagesOf({}, () => Promise.reject(new Error("no")));
  await assert.rejects(pages, /no/);
  assert.equal(await pages.catch(() => "caught"), "caught");
  await assert.rejects(read(pages), /no/);
});

test("iterated over, it is everything, once, in few requests", async () => {
  const { ids, pages, queries } = listOf(250);
  assert.deepEqual(await read(pages()), ids);
  assert.deepEqual(
    queries.map(({ limit, cursor }) => [limit, cursor]),
    [
      [100, undefined],
      [100, "p99"],
      [100, "p199"],
    ],
  );
  assert.deepEqual(await read(pages({ limit: 100, offset: 200 })), ids.slice(200));
  assert.deepEqual(await read(listOf(0).pages()), []);
});

test("nothing is read that nobody asks for", async () => {
  const { pages, queries } = listOf(250);
  for await (const { id } of pages()) if (id === "p3") break;
  assert.equal(queries.length, 1);
});

test("projects that are created meanwhile do not show others twice", async () => {
  const { ids, pages } = listOf(25);
  const all = [...ids];
  assert.deepEqual(await read(pages({ limit: 10 }), (id) => id === "p4" && ids.unshift("new-1", "new-2")), all);
});

test("deleting each project in the loop deletes all of them", async () => {
  const { ids, pages } = listOf(57);
  const all = [...ids];
  assert.deepEqual(await read(pages({ limit: 10 }), (id) => ids.splice(ids.indexOf(id), 1)), all);
  assert.deepEqual(ids, []);
});
