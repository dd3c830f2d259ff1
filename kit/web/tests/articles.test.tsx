import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { DetailPage } from "@/components/resource/detail-page";
import { defineEntity } from "@/lib/entity";
import { paragraph } from "@/lib/fields/paragraph";
import { text } from "@/lib/fields/text";

afterEach(cleanup);

const stories = defineEntity({
  name: "story",
  noun: { one: "story", many: "stories" },
  home: { path: "/", title: "Stories" },
  rowPath: "/stories",
  title: "title",
  fields: {
    title: text({ label: "Title" }),
    author: text({ label: "Author" }),
    topic: text({ label: "Topic" }),
    body: paragraph({ label: "Body" }),
    sources: paragraph({ label: "Sources" }),
  },
  samples: () => [{ title: "Tides", author: "Oda Lind", topic: "Sea", body: "First.\n\nSecond.", sources: "A gauge." }],
});

test("an article has its byline below the title and its text without a heading that is seen", () => {
  const [row] = stories.rows.all();
  render(
    <MemoryRouter initialEntries={[`/stories/${row?.id ?? ""}`]}>
      <Routes>
        <Route
          path="/stories/:id"
          element={<DetailPage entity={stories} cover={() => "Cover"} article={{ text: "body", byline: ["author"] }} />}
        />
      </Routes>
    </MemoryRouter>,
  );
  const article = screen.getByRole("article");
  expect(article.textContent).toBe("AuthorOda LindTopicSeaBodyFirst.\n\nSecond.SourcesA gauge.");
  expect(screen.getByText("Author").className).toBe("sr-only");
  expect(screen.getByText("Topic").className).not.toContain("sr-only");
  expect(screen.getByRole("heading", { name: "Body" }).className).toBe("sr-only");
  expect(screen.getByRole("heading", { name: "Sources" }).className).not.toContain("sr-only");
  expect(screen.getByText("Cover")).toBeTruthy();
});
