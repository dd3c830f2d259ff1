import { webcrypto } from "node:crypto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
});
afterEach(cleanup);

/** Workers, who are the profiles of accounts, and jobs, which refer to them. */
async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict } = await import("@/lib/access");
  const { openSampleAccount, logOut } = await import("@/lib/accounts");
  const field = await import("@/lib/fields");
  const { stampRows } = await import("@/lib/stamps");
  const workers = defineEntity({
    name: "worker",
    noun: { one: "worker", many: "workers" },
    home: { path: "/workers", title: "Workers" },
    rowPath: "/workers",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      email: field.email({ label: "E-mail" }),
      trade: field.choice({ label: "Trade", options: ["Joiner", "Painter"] }),
    },
    samples: () => [{ name: "Ines", trade: "Painter" }],
  });
  const jobs = defineEntity({
    name: "job",
    noun: { one: "job", many: "jobs" },
    home: { path: "/", title: "Jobs" },
    rowPath: "/jobs",
    title: "title",
    fields: {
      title: field.text({ label: "Title", required: true }),
      worker: field.reference({ label: "Worker", to: () => workers, startsOwn: true }),
      helper: field.reference({ label: "Helper", to: () => workers }),
      poster: field.reference({ label: "Poster", to: () => workers, isComputed: true }),
    },
    samples: () => [],
  });
  restrict(workers, {
    see: "everybody",
    change: "owner",
    profile: { of: "members", name: "name", email: "email" },
  });
  stampRows(jobs, { poster: "me" });
  return { workers, jobs, openSampleAccount, logOut };
}

const ben = { name: "Ben", email: "", trade: "Joiner" } as const;

test("an account adds one profile, whatever asks for a second; another account adds its own", async () => {
  const { workers, openSampleAccount, logOut } = await open();
  expect(workers.mayAdd?.()).toBe(false);
  expect(workers.beforeAdding?.()?.path).toBe("/account");
  openSampleAccount("Ben");
  expect(workers.mayAdd?.()).toBe(true);
  const own = workers.rows.add(ben);
  expect(workers.ownRow?.()?.id).toBe(own.id);
  expect(workers.mayAdd?.()).toBe(false);
  expect(workers.beforeAdding?.()).toBe(null);
  expect(() => workers.rows.add({ ...ben, name: "Ben again" })).toThrow();
  expect(workers.rows.all()).toHaveLength(2);
  logOut();
  expect(workers.ownRow?.()).toBe(undefined);
  openSampleAccount("Cleo", "coach");
  workers.rows.add({ ...ben, name: "Cleo" });
  expect(workers.rows.all()).toHaveLength(3);
});

test("who has deleted their profile makes another one", async () => {
  const { workers, openSampleAccount } = await open();
  openSampleAccount("Ben");
  workers.rows.remove(workers.rows.add(ben).id);
  expect(workers.mayAdd?.()).toBe(true);
  workers.rows.add(ben);
  expect(workers.rows.all()).toHaveLength(2);
});

test("a form begins with the person's own profile, in the field that says so, and only a new row's", async () => {
  const { workers, jobs, openSampleAccount } = await open();
  const { ResourceForm } = await import("@/components/resource/resource-form");
  openSampleAccount("Ben");
  const own = workers.rows.add(ben);
  const value = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label }).value;
  const form = (row?: { id: string; title: string; worker: string; helper: string; poster: string }) => (
    <ResourceForm entity={jobs} {...(row && { row })} submitLabel="Save" onSubmit={() => {}} />
  );
  const { unmount } = render(form());
  expect([value("Worker"), value("Helper")]).toEqual([own.id, ""]);
  unmount();
  const edited = render(form({ id: "job-1", title: "Roof", worker: "", helper: "", poster: "" }));
  expect(value("Worker")).toBe("");
  edited.unmount();
  render(<ResourceForm entity={jobs} preset={{ worker: "worker-1" }} submitLabel="Save" onSubmit={() => {}} />);
  expect(value("Worker")).toBe("worker-1");
});

test("the page of the account makes the profile with what is known of the person, and then changes it", async () => {
  const { workers, openSampleAccount } = await open();
  const { OwnProfile } = await import("@/components/profile/own-profile");
  const { AccountPage } = await import("@/components/account/account-page");
  openSampleAccount("Ben");
  render(
    <MemoryRouter>
      <AccountPage profile={<OwnProfile entity={workers} title="Your worker profile" isLink />} />
    </MemoryRouter>,
  );
  const region = screen.getByRole("region", { name: "Your worker profile" });
  const input = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0];
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Save profile" }));
  expect(input("Name")?.value).toBe("Ben");
  expect(screen.queryByLabelText("About you")).toBe(null);
  expect(screen.queryByLabelText("Photo")).toBe(null);
  save();
  expect(workers.ownRow?.()).toMatchObject({ name: "Ben", email: "sample@account.example" });
  expect(region.querySelector("a")?.getAttribute("href")).toMatch(/^\/workers\//);
  const trade = screen.getByRole<HTMLSelectElement>("combobox", { name: "Trade" });
  fireEvent.change(trade, { target: { value: "Joiner" } });
  save();
  expect(workers.ownRow?.()?.trade).toBe("Joiner");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Trade" }).value).toBe("Joiner");
  expect(workers.rows.all()).toHaveLength(2);
});

test("where the form of a profile stands in a page, it is replaced by the profile", async () => {
  const { workers, openSampleAccount } = await open();
  const { EntryForm } = await import("@/components/resource/entry-form");
  openSampleAccount("Ben");
  const page = (
    <MemoryRouter>
      <EntryForm entity={workers} title="Join" isLink />
    </MemoryRouter>
  );
  const { unmount } = render(page);
  fireEvent.click(screen.getByRole("button", { name: "Add worker" }));
  expect(screen.getByRole("status").textContent).not.toBe("");
  expect(screen.queryByRole("button")).toBe(null);
  unmount();
  render(page);
  expect(screen.queryByRole("textbox")).toBe(null);
  expect(screen.getByRole("link", { name: "Ben" })).toBeTruthy();
});

test("a row that says by a profile who added it makes that of whoever has none yet, once; nobody's is empty", async () => {
  const { workers, jobs, openSampleAccount, logOut } = await open();
  const job = { title: "Roof", worker: "", helper: "", poster: "" };
  expect(jobs.rows.add(job).poster).toBe("");
  openSampleAccount("Ben");
  const { poster } = jobs.rows.add(job);
  expect(workers.ownRow?.()).toMatchObject({ id: poster, name: "Ben", email: "sample@account.example" });
  expect(jobs.rows.add(job).poster).toBe(poster);
  expect(workers.rows.all()).toHaveLength(2);
  logOut();
  openSampleAccount("Cleo", "coach");
  expect(jobs.rows.add(job).poster).not.toBe(poster);
});

test("whoever has no profile yet can be chosen, is where a form begins with them, and then has one", async () => {
  const { workers, jobs, openSampleAccount, logOut } = await open();
  const { ResourceForm } = await import("@/components/resource/resource-form");
  const options = (label: string) => [...screen.getByRole<HTMLSelectElement>("combobox", { name: label }).options].map(({ text }) => text);
  const form = <ResourceForm entity={jobs} submitLabel="Save" onSubmit={(values) => void jobs.rows.add(values)} />;
  const stranger = render(form);
  expect(options("Worker")).not.toContain("Ben");
  stranger.unmount();
  openSampleAccount("Ben");
  render(form);
  expect(options("Helper")).toContain("Ben");
  expect(jobs.fields.helper.filter?.options([]).map(({ label }) => label)).toEqual(["Ines"]);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Helper" }).value).toBe("");
  const worker = screen.getByRole<HTMLSelectElement>("combobox", { name: "Worker" });
  expect(worker.selectedOptions[0]?.text).toBe("Ben");
  fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "Gate" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const own = workers.ownRow?.();
  expect(own?.name).toBe("Ben");
  expect(jobs.rows.all()[0]).toMatchObject({ title: "Gate", worker: own?.id });
  logOut();
});

test("nobody does with their own profile what joins two people", async () => {
  const { workers, openSampleAccount } = await open();
  const { defineAction, mayDo, performAction } = await import("@/lib/actions");
  openSampleAccount("Ben");
  const own = workers.rows.add(ben);
  const other = workers.rows.all().find(({ id }) => id !== own.id) ?? expect.unreachable();
  const connect = defineAction(workers, { verb: "Connect", isOfOthers: true, effects: () => [] });
  expect([own, other].map((row) => mayDo(workers, row, connect))).toEqual([false, true]);
  expect(performAction(workers, connect, { row: own, asked: {} })).toBe(null);
  expect(performAction(workers, connect, { row: other, asked: {} })).toEqual([]);
});
