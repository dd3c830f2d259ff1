import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as land from "@/components/scenes/land-motifs";
import { Scene } from "@/components/scenes/scene";
import * as shapes from "@/components/scenes/shape-motifs";
import { type Pictogram, seeded } from "@/lib/scenes";

afterEach(cleanup);

const motifs = Object.entries({ ...land, ...shapes });

test("a seed always gives the same numbers from 0 up to 1, and another seed gives others", () => {
  const take = (seed: number) => Array.from({ length: 50 }, seeded(seed));
  expect(take(3)).toEqual(take(3));
  expect(take(3)).not.toEqual(take(4));
  expect(take(0).every((value) => value >= 0 && value < 1)).toBe(true);
});

test.each(motifs)("the motif %s is the same for the same seed and another for another one", (_name, motif) => {
  const drawn = (seed: number) => render(<Scene motif={motif} seed={seed} />).container.innerHTML;
  expect(drawn(7)).toBe(drawn(7));
  expect(drawn(7)).not.toBe(drawn(8));
  expect(drawn(7)).not.toContain("NaN");
});

const pictogram: Pictogram = { shapes: [["#ca0b4a", "M4 4h24v24H4z", "evenodd"]] };

test.each(["picture", "strip", "ground"] as const)(
  "a %s of a thing shows it, the same for the same seed and another for another one",
  (shape) => {
    const drawn = (seed: number) => render(<Scene pictogram={pictogram} seed={seed} shape={shape} />).container;
    expect(drawn(7).querySelectorAll('path[fill="#ca0b4a"]')).toHaveLength(shape === "strip" ? 3 : 1);
    expect(drawn(7).innerHTML).toBe(drawn(7).innerHTML);
    expect(drawn(7).innerHTML).not.toBe(drawn(8).innerHTML);
    expect(drawn(7).innerHTML).not.toContain("NaN");
  },
);

test("a picture with a label is an image with that name, and decoration otherwise", () => {
  render(<Scene motif={shapes.Rings} seed={1} label="Three rings" />);
  expect(screen.getByRole("img", { name: "Three rings" })).toBeTruthy();
  cleanup();
  render(<Scene motif={shapes.Rings} seed={1} />);
  expect(screen.queryByRole("img")).toBeNull();
});
