import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RoleAdmin } from "@/components/roles/role-admin";
import { RoleSwitch } from "@/components/roles/role-switch";
import { ADMINISTRATOR, defineRoles, isClosed, roleNamed, toggled } from "@/lib/roles";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = () =>
  defineRoles({
    name: "roles",
    pages: [{ path: "/reports", title: "Reports" }],
    samples: [{ name: "Viewer", closed: ["/reports"] }],
  });

test("a closed page closes what is below it, and nothing that only begins alike", () => {
  const viewer = { name: "Viewer", closed: ["/reports"] };
  expect(["/reports", "/reports/1", "/reports-old", "/"].map((path) => isClosed(viewer, path))).toEqual([true, true, false, false]);
  expect([toggled(viewer, "/reports"), toggled(viewer, "/log")]).toEqual([[], ["/reports", "/log"]]);
});

test("a role that does not exist is the administrator", () => {
  expect(roleNamed([{ name: "Viewer", closed: [] }], "Gone")).toEqual({ name: ADMINISTRATOR, closed: [] });
});

test("only the administrator changes roles, and the present one is kept", () => {
  const roles = open();
  render(
    <>
      <RoleSwitch roles={roles} />
      <RoleAdmin roles={roles} />
    </>,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Viewer opens Reports" }));
  expect(roles.all.all()[0]?.closed).toEqual([]);
  fireEvent.change(screen.getByRole("textbox", { name: "New role" }), { target: { value: "Viewer" } });
  fireEvent.click(screen.getByRole("button", { name: "Add role" }));
  expect(screen.getByText("There is such a role already.")).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Role" }), { target: { value: "Viewer" } });
  expect(screen.queryByRole("table")).toBeNull();
  expect(open().present.get()).toBe("Viewer");
});
