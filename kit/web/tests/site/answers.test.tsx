import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Facts } from "@/components/site/facts";
import { Faq } from "@/components/site/faq";
import { ContactDetails } from "@/components/site/forms/contact-details";
import { FormSection } from "@/components/site/forms/form-section";
import { Newsletter } from "@/components/site/forms/newsletter";
import { Passage } from "@/components/site/passage";
import * as field from "@/lib/fields";
import { defineForm } from "@/lib/site/site-form";
import { subscription } from "@/lib/site/subscription";

afterEach(cleanup);

test("questions open and close one by one", () => {
  const questions = [
    { question: "May I?", answer: "You may." },
    { question: "Why?", answer: "It is good." },
  ];
  render(<Faq id="faq" title="Questions" questions={questions} />);
  const [first, second] = screen.getAllByRole("button");
  for (const button of [first, second]) if (button) fireEvent.click(button);
  expect(first?.getAttribute("aria-expanded")).toBe("true");
  expect(second?.getAttribute("aria-expanded")).toBe("true");
  if (first) fireEvent.click(first);
  expect(first?.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByText("You may.").hidden).toBe(true);
  expect(screen.getByText("It is good.").hidden).toBe(false);
});

test("facts are shown with their names, and what is an address or a number leads there", () => {
  const facts = [
    { label: "Hours", lines: ["Tue-Fri 9-18", "Sat 9-14"] },
    { label: "Mail", lines: ["hello@bakery.example"] },
    { label: "Phone", lines: ["+1 555 0100"] },
  ];
  render(<Facts id="facts" title="Visit us" facts={facts} />);
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(["Hours", "Mail", "Phone"]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(facts.flatMap(({ lines }) => lines));
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["mailto:hello@bakery.example", "tel:+15550100"]);
});

test("a form that was sent is confirmed with its number, listed, and can be withdrawn", () => {
  const fields = { name: field.text({ label: "Name", required: true, missing: "Fill in: name." }) };
  const texts = { button: "Send", confirmation: "Thank you.", note: "Kept here.", sentTitle: "Sent" };
  render(<FormSection id="contact" title="Write to us" form={defineForm({ name: "contact", fields, ...texts })} />);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Fill in: name.")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Sent" })).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Robin" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  const [, number = ""] = /^Thank you\. Your number is ([A-Z0-9]{6})\.$/.exec(screen.getByRole("status").textContent) ?? [];
  expect(screen.getByRole("list", { name: "Sent" }).textContent).toContain("Robin");
  fireEvent.click(screen.getByRole("button", { name: `Withdraw no. ${number}` }));
  expect(screen.queryByRole("list", { name: "Sent" })).toBeNull();
});

test("a form in which nothing has to be filled in is sent with an answer only, also with two that have the same label", () => {
  const fields = { name: field.text({ label: "Name" }), other: field.text({ label: "Name" }), agreed: field.flag({ label: "Agreed" }) };
  const texts = { button: "Send", confirmation: "Thank you.", note: "Kept here.", sentTitle: "Sent" };
  render(<FormSection id="wish" title="Wishes" form={defineForm({ name: "wish", fields, ...texts })} />);
  const problems = vi.spyOn(console, "error");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("status").textContent).toBe("Fill in at least one field.");
  expect(screen.queryByRole("list", { name: "Sent" })).toBeNull();
  for (const input of screen.getAllByRole("textbox")) fireEvent.change(input, { target: { value: "Robin" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("status").textContent).toContain("Thank you. Your number is ");
  expect(screen.getByRole("list", { name: "Sent" }).textContent).toContain("NameRobinNameRobin");
  expect(problems).not.toHaveBeenCalled();
});

test("the newsletter takes a whole address and lets go of it again", () => {
  render(<Newsletter title="News" description="Once a month." />);
  const enter = (value: string) => {
    fireEvent.change(screen.getByRole("textbox", { name: "E-mail address" }), { target: { value } });
    fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  };
  enter("reader@");
  expect(screen.getByText(/^Write a whole e-mail address/)).toBeTruthy();
  enter("reader@example.com");
  expect(screen.getByRole("status").textContent).toBe("reader@example.com is subscribed. Thank you!");
  expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toContain("reader@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Unsubscribe" }));
  expect(subscription.get()).toBe("");
});

test("contact details are links", () => {
  render(<ContactDetails email="hello@site.example" phone="+1 555 0100" hours={[["Monday", "9:00–17:00"]]} />);
  expect(screen.getByRole("link", { name: "hello@site.example" }).getAttribute("href")).toBe("mailto:hello@site.example");
  expect(screen.getByRole("link", { name: "+1 555 0100" }).getAttribute("href")).toBe("tel:+15550100");
});

test("a text stands by itself, or below a heading that names its section", () => {
  render(<Passage id="passage" text="Closed in August" />);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByText("Closed in August")).toBeTruthy();
  render(<Passage id="passage-2" title="Our team" text="Mia and Tom" />);
  expect(screen.getByRole("region", { name: "Our team" }).textContent).toContain("Mia and Tom");
});

test("a text that introduces something is its heading, with what adds to it beside it", () => {
  render(
    <Passage id="passage-3" title="Our boats" text="All of them sail." aside={<button type="button">Add boat</button>}>
      <ul aria-label="Boats" />
    </Passage>,
  );
  const region = screen.getByRole("region", { name: "Our boats" });
  for (const part of [screen.getByText("All of them sail."), screen.getByRole("button"), screen.getByRole("list", { name: "Boats" })])
    expect(region.contains(part)).toBe(true);
  expect(region.querySelector('[data-slot="card"]')).toBeNull();
});
