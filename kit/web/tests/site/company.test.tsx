import { cleanup, render, screen } from "@testing-library/react";
import { SunIcon } from "lucide-react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Hills, Rays } from "@/components/scenes/land-motifs";
import { About, AboutTeaser } from "@/components/site/about";
import { OfferPage } from "@/components/site/services/offer-page";
import { Services, ServicesPreview } from "@/components/site/services/services";
import type { AboutText } from "@/lib/site/about-text";
import type { Offers } from "@/lib/site/offers";

afterEach(cleanup);

const services: Offers = {
  title: "What we offer",
  description: "For roofs.",
  path: "/offer",
  offers: ["Panels", "Storage", "Charging", "Advice"].map((name) => ({
    slug: name.toLowerCase(),
    name,
    text: `${name} for your roof.`,
    icon: SunIcon,
  })),
  includes: ["A clear price"],
  steps: [{ title: "Plan", text: "With dates." }],
  motif: Rays,
};

const about: AboutText = {
  title: "Who we are",
  beginning: { title: "Our history", paragraphs: ["It began small."] },
  mission: { title: "Our mission", text: "Sun for all." },
  values: { title: "Our values", passages: [{ title: "Care", text: "Every day." }] },
  drawing: { motif: Hills, seed: 2 },
};

const linkNames = () => screen.getAllByRole("link").map((link) => link.textContent);

test("all offers are listed, and on the home page the first three with the way to the others", () => {
  render(<Services id="services" services={services} />, { wrapper: MemoryRouter });
  expect(linkNames()).toEqual(["Panels", "Storage", "Charging", "Advice"]);
  cleanup();
  const more = { label: "All of it", to: "/services" };
  render(<ServicesPreview id="services" services={services} more={more} />, { wrapper: MemoryRouter });
  expect(linkNames()).toEqual(["Panels", "Storage", "Charging", "All of it"]);
});

test("an offer has a page, and an unknown address says so", () => {
  const show = (path: string) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/offer/:offer" element={<OfferPage services={services} back={{ path: "/services", title: "Services" }} />} />
        </Routes>
      </MemoryRouter>,
    );
  show("/offer/storage");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Storage");
  expect(screen.getByText("A clear price")).toBeTruthy();
  cleanup();
  show("/offer/nothing");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("the company is described in full, and in a few lines", () => {
  render(<About id="about" about={about} />);
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "Who we are",
    "Our history",
    "Our mission",
    "Our values",
    "Care",
  ]);
  cleanup();
  render(<AboutTeaser id="about" about={about} more={{ label: "More", to: "/about" }} />, { wrapper: MemoryRouter });
  expect(screen.getByText("It began small.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "More" }).getAttribute("href")).toBe("/about");
});
