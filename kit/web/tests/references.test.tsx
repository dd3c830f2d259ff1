import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entities, Entity } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(cleanup);

const teachersCount = 10;

/** Courses with several teachers, and bookings of a course or of a room. */
async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "Courses" }, title: "name" } as const;
  const name = field.text({ label: "Name", required: true });
  const teachers = defineEntity({
    ...options,
    name: "teacher",
    noun: { one: "teacher", many: "teachers" },
    rowPath: "/teachers",
    fields: { name },
    samples: () => Array.from({ length: teachersCount }, (_, at) => ({ name: `Teacher ${at + 1}` })),
  });
  const courses = defineEntity({
    ...options,
    name: "course",
    noun: { one: "course", many: "courses" },
    rowPath: "/courses",
    fields: { name, teachers: field.references({ label: "Teachers", required: true, to: (): Entity => teachers }) },
    samples: () => [{ name: "Sailing", teachers: ["teacher-1", "teacher-3"] }, { name: "Knots" }],
  });
  const rooms = defineEntity({
    ...options,
    name: "room",
    noun: { one: "room", many: "rooms" },
    rowPath: "/rooms",
    fields: { name },
    samples: () => [{ name: "Loft" }],
  });
  const bookings = defineEntity({
    ...options,
    name: "booking",
    noun: { one: "booking", many: "bookings" },
    rowPath: "/bookings",
    fields: {
      name,
      of: field.anyReference({ label: "Of", to: (): Entities => [courses, rooms], unlinked: ["room"] }),
    },
    samples: () => [
      { name: "Dora", of: "course/course-1" },
      { name: "Emil", of: "room/room-1" },
    ],
  });
  return { teachers, courses, rooms, bookings };
}

test("several rows are chosen with checkboxes, which a search narrows, and shown as links", async () => {
  const { courses } = await open();
  const { ResourceForm } = await import("@/components/resource/resource-form");
  const { FieldValue } = await import("@/components/fields/field-value");
  const onSubmit = vi.fn();
  const [row] = courses.rows.all();
  if (row === undefined) throw new Error("There is no course.");
  render(
    <MemoryRouter>
      <ResourceForm entity={courses} row={row} submitLabel="Save" cancelTo="/" onSubmit={onSubmit} />
      <div data-testid="shown">
        <FieldValue field={courses.fields.teachers} value={row.teachers} />
      </div>
    </MemoryRouter>,
  );
  const group = screen.getByRole("group", { name: "Teachers" });
  const box = (name: string) => within(group).getByRole("checkbox", { name });
  expect(box("Teacher 3")).toHaveProperty("checked", true);
  fireEvent.change(within(group).getByRole("searchbox"), { target: { value: "10" } });
  expect(within(group).queryByRole("checkbox", { name: "Teacher 3" })).toBe(null);
  fireEvent.click(box("Teacher 10"));
  fireEvent.click(screen.getByText("Save"));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: "Sailing", teachers: ["teacher-1", "teacher-3", "teacher-10"] });
  const links = within(screen.getByTestId("shown")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/teachers/teacher-1", "/teachers/teacher-3"]);
});

test("a row that is deleted is gone from those that it was chosen in, and none is refused where one is needed", async () => {
  const { teachers, courses } = await open();
  const { teachers: field } = courses.fields;
  const chosen = () => courses.rows.all()[0]?.teachers ?? [];
  const putBack = teachers.rows.remove("teacher-1");
  expect(field.format(chosen())).toBe("Teacher 3");
  expect(field.searchTexts(chosen())).toEqual(["Teacher 3"]);
  expect(field.parse(chosen())).toEqual({ value: ["teacher-3"] });
  putBack();
  expect(field.format(chosen())).toBe("Teacher 1, Teacher 3");
  expect(field.parse([])).toEqual({ error: "Choose at least one: teachers." });
  expect(field.isEmpty(["teacher-99"])).toBe(true);
  expect(field.filter?.matches(chosen(), "teacher-3")).toBe(true);
});

test("a reference to one of several things says its kind, is chosen among groups and filtered by kind", async () => {
  const { bookings, rooms } = await open();
  const { FieldInput } = await import("@/components/fields/field-input");
  const { of } = bookings.fields;
  const [dora, emil] = bookings.rows.all().map((row) => row.of);
  expect(of.format(dora ?? "")).toBe("Course: Sailing");
  expect(of.linksOf?.(dora ?? "")).toEqual([{ title: "Course: Sailing", path: "/courses/course-1" }]);
  expect(of.linksOf?.(emil ?? "")).toEqual([{ title: "Room: Loft", path: null }]);
  expect(of.filter?.matches(dora ?? "", "course")).toBe(true);
  expect(of.filter?.matches(emil ?? "", "course")).toBe(false);
  expect(of.leadsTo?.(dora ?? "", "course-1", "course")).toBe(true);
  expect(of.leadsTo?.(dora ?? "", "course-1", "room")).toBe(false);
  expect(of.parse(["room/room-9"])).toEqual({ value: "" });
  render(<FieldInput field={of} name="of" />);
  expect(within(screen.getByRole("group", { name: "Rooms" })).getByText("Room: Loft")).not.toBe(null);
  rooms.rows.remove("room-1");
  expect(of.isEmpty(emil ?? "")).toBe(true);
});

test("the page of a row lists those that lead to it, whatever the kind of reference", async () => {
  const { bookings, courses, teachers } = await open();
  const { ChildRows } = await import("@/components/resource/child-rows");
  render(
    <MemoryRouter>
      <ChildRows entity={courses} by={["teachers"]} parent="teacher-3" of={teachers} />
      <ChildRows entity={bookings} by={["of"]} parent="course-1" of={courses} />
    </MemoryRouter>,
  );
  const titles = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(titles("Courses")).toEqual(["Sailing"]);
  expect(titles("Bookings")).toEqual(["Dora"]);
});

test("from the page of a row one is added that leads to it, with the row chosen, and the way leads back there", async () => {
  const { bookings, courses, teachers } = await open();
  const { ChildRows } = await import("@/components/resource/child-rows");
  const { AddPage } = await import("@/components/resource/form-pages");
  const app = (path: string) => (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/courses/course-1" element={<ChildRows entity={bookings} by={["of"]} parent="course-1" of={courses} hasAddLink />} />
        <Route
          path="/teachers/teacher-3"
          element={<ChildRows entity={courses} by={["teachers"]} parent="teacher-3" of={teachers} hasAddLink />}
        />
        <Route path="/bookings/new" element={<AddPage entity={bookings} />} />
        <Route path="/courses/new" element={<AddPage entity={courses} />} />
      </Routes>
    </MemoryRouter>
  );
  render(app("/courses/course-1"));
  fireEvent.click(screen.getByRole("link", { name: "Add booking" }));
  expect(screen.getByRole("combobox", { name: "Of" })).toHaveProperty("value", "course/course-1");
  expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/courses/course-1");
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Frida" } });
  fireEvent.click(screen.getByRole("button", { name: "Add booking" }));
  expect(within(screen.getByRole("list", { name: "Bookings" })).getAllByRole("listitem")).toHaveLength(2);
  expect(bookings.rows.all().find((row) => row.name === "Frida")?.of).toBe("course/course-1");
  cleanup();
  render(app("/teachers/teacher-3"));
  fireEvent.click(screen.getByRole("link", { name: "Add course" }));
  expect(screen.getByRole("checkbox", { name: "Teacher 3" })).toHaveProperty("checked", true);
  cleanup();
  render(app("/bookings/new?of=course/course-9&name=Gone"));
  expect(screen.getByRole("combobox", { name: "Of" })).toHaveProperty("value", "");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "");
  expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/");
});
