import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ThingApplicationPanel } from "@/components/commerce/requests/application-panel";
import { newEntry } from "@/lib/commerce/entries";
import { applicationTitle, applications } from "@/lib/commerce/requests/applications";
import { createEnrolments, openRequest, placesLeft } from "@/lib/commerce/requests/requests";
import * as field from "@/lib/fields";

afterEach(cleanup);

test("a request counts until it is taken back, and takes one of the places", () => {
  const { entries, over } = createEnrolments({ path: "/my-enrolments", title: "My courses" });
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
    paper: field.text({ label: "Certificate" }),
    reason: field.paragraph({ label: "Reason" }),
  };
  render(
    <MemoryRouter>
      <ThingApplicationPanel title="Leave application" fields={fields} files={["paper"]} />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole("region"));
  expect(panel.getByText("Your application")).toBeTruthy();
  const submit = () => fireEvent.click(panel.getByText("Submit application"));
  submit();
  for (const text of ["Enter your name.", "Enter your e-mail address.", "Choose the type of leave.", "Choose the first day."]) {
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
