import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ApplicationPanel, RequestPanel } from "@/components/commerce/requests/request-panel";
import { recipes } from "@/entities/recipes";
import { newEntry } from "@/lib/commerce/entries";
import { applicationTitle, createRequests, openRequest, placesLeft } from "@/lib/commerce/requests/requests";
import { emptyValues } from "@/lib/entity";
import * as field from "@/lib/fields";

afterEach(cleanup);

/** Form data of this DOM has no files that a test chose. */
class FormDataWithFiles extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form);
    for (const input of form?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? [])
      for (const file of input.files ?? []) this.set(input.name, file);
  }
}

vi.stubGlobal("FormData", FormDataWithFiles);

test("a request counts until it is taken back, and takes one of the places", () => {
  const { entries, over } = createRequests({
    name: "enrolments",
    label: "Enrolments",
    prefix: "EN",
    undo: "Leave",
    over: "Left",
    list: { path: "/my-enrolments", title: "My courses" },
  });
  const open = () => openRequest(entries.all(), "course-1", over);
  expect(open()).toBe(undefined);
  const draft = { about: "course-1", title: "Pottery", status: "Enrolled", name: "", email: "", details: [], amount: null };
  const added = entries.add(newEntry("EN", draft));
  expect(open()).toEqual(added);
  entries.update(added.id, { status: over });
  expect(open()).toBe(undefined);
  expect([placesLeft(4, true), placesLeft(4, false), placesLeft(null, true)]).toEqual([3, 4, null]);
});

test("an application is named by its kind, where one is asked for", () => {
  expect(applicationTitle("Application", "Leave")).toBe("Leave application");
  expect(applicationTitle("Grant application", undefined)).toBe("Grant application");
});

test("a form sends what was entered and chosen, remembers the person, and can be sent again", () => {
  const fields = {
    type: field.choice({ label: "Type of leave", required: true, missing: "Choose the type of leave.", options: ["Annual", "Sick"] }),
    from: field.date({ label: "First day", required: true }),
    paper: field.file({ label: "Certificate" }),
    reason: field.paragraph({ label: "Reason" }),
  };
  const applications = createRequests({
    name: "applications",
    label: "Applications",
    prefix: "AP",
    undo: "Withdraw application",
    over: "Withdrawn",
    list: { path: "/my-applications", title: "My applications" },
  });
  const terms = { verb: "Apply", heading: "Apply for", done: "You have applied for", status: "Submitted" };
  render(
    <MemoryRouter>
      <ApplicationPanel requests={applications} terms={terms} title="Leave application" fields={fields} />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole("region"));
  expect(panel.getByText("Your application")).toBeTruthy();
  const submit = () => fireEvent.click(panel.getByText("Submit application"));
  submit();
  for (const text of ["Enter your name.", "Enter your e-mail address.", "Choose the type of leave.", "Choose a day: first day."]) {
    expect(panel.getByText(text)).toBeTruthy();
  }
  fireEvent.change(panel.getByLabelText("Full name"), { target: { value: "Robin Vale" } });
  fireEvent.change(panel.getByLabelText("E-mail address"), { target: { value: "robin@" } });
  submit();
  expect(panel.getByText(/Write a whole e-mail address/)).toBeTruthy();
  expect(applications.entries.all()).toEqual([]);
  fireEvent.change(panel.getByLabelText("E-mail address"), { target: { value: "robin@example.com" } });
  fireEvent.change(panel.getByLabelText("Type of leave"), { target: { value: "Sick" } });
  fireEvent.change(panel.getByLabelText("First day"), { target: { value: "2031-05-17" } });
  fireEvent.change(panel.getByLabelText(/Certificate/), { target: { files: [new File([""], "doctor.pdf")] } });
  submit();
  expect(applications.entries.all()).toMatchObject([{ title: "Leave application", status: "Submitted", name: "Robin Vale" }]);
  expect(applications.entries.all()[0]?.details).toEqual([
    { label: "Type of leave", value: "Sick" },
    { label: "First day", value: "May 17, 2031" },
    { label: "Certificate", value: "doctor.pdf" },
  ]);
  fireEvent.click(panel.getByText("Send another"));
  expect(panel.getByLabelText<HTMLInputElement>("Full name").value).toBe("Robin Vale");
});

test("a row is enrolled in once, as long as there are places, and left again", () => {
  const requests = createRequests({
    name: "places",
    label: "Places",
    prefix: "EN",
    undo: "Leave",
    over: "Left",
    list: { path: "/my-places", title: "My recipes" },
  });
  const terms = { verb: "Join", heading: "Join", done: "You have joined", status: "Joined" };
  const row = recipes.rows.add({ ...emptyValues(recipes.fields), title: "Dal", cookingTime: 1 });
  render(
    <MemoryRouter>
      <RequestPanel requests={requests} terms={terms} fields={{}} entity={recipes} row={row} capacity="cookingTime" />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole("region", { name: "Join Dal" }));
  expect(panel.getByText("1 place left")).toBeTruthy();
  fireEvent.change(panel.getByLabelText("Full name"), { target: { value: "Robin Vale" } });
  fireEvent.change(panel.getByLabelText("E-mail address"), { target: { value: "robin@example.com" } });
  fireEvent.click(panel.getByText("Join this recipe"));
  expect(panel.getByText("You have joined Dal")).toBeTruthy();
  expect(panel.getByText("0 places left")).toBeTruthy();
  fireEvent.click(panel.getByText("Leave"));
  expect(requests.entries.all()).toMatchObject([{ about: row.id, title: "Dal", status: "Left" }]);
  expect(panel.getByText("Join this recipe")).toBeTruthy();
});
