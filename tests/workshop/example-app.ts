// A small, real app: what a generator hands to the workshop. Tests change one thing in it and see what happens.
import type { ProjectFiles } from "../../src/workshop/project-files.ts";

const FILES: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "reading-list",
    private: true,
    version: "1.0.0",
    type: "module",
    scripts: { dev: "vite", build: "tsc --noEmit && vite build", test: "vitest run" },
    dependencies: { react: "^19.3.1", "react-dom": "^19.3.1", "react-router": "^8.5.1", "lucide-react": "^1.75.0" },
    devDependencies: { vite: "^8.3.8", "@tailwindcss/vite": "^4.3.3", typescript: "^7.0.2", vitest: "^5.1.1" },
  }),
  "README.md": "# Reading list\n\nBooks to read.\n",
  "vite.config.ts": `import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
});
`,
  "index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>Reading list</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  "public/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="teal" /></svg>\n',
  "src/index.css": `@import "tailwindcss";
@import "./theme.css";

@custom-variant dark (&:where(.dark, .dark *));

@layer components {
  .card {
    @apply rounded-xl border p-4;
    background-image: url("/icon.svg");
  }
}
`,
  "src/theme.css": "@theme {\n  --color-brand: oklch(0.45 0.09 195);\n}\n",
  "src/vite-env.d.ts": '/// <reference types="vite/client" />\n',
  "src/main.tsx": `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router";
import "./index.css";
import { BooksPage } from "./pages/books-page";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<BooksPage />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);
`,
  "src/library/index.ts": 'export * from "./books";\n',
  "src/library/books.ts": `export interface Book {
  title: string;
  pages: number;
}

export const BOOKS: Book[] = [
  { title: "Middlemarch", pages: 880 },
  { title: "The Waves", pages: 228 },
];

export const pagesOf = (books: readonly Book[]): number => books.reduce((sum, { pages }) => sum + pages, 0);
`,
  "src/library/books.test.ts": `import { expect, it } from "vitest";
import { BOOKS, pagesOf } from "./books";

it("adds pages", () => expect(pagesOf(BOOKS)).toBe(1108));
`,
  "src/pages/books-page.tsx": `import { BookOpen, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { BOOKS, pagesOf } from "@/library";
import type { Book } from "@/library";

const Statistics = lazy(() => import("./statistics"));

export function BooksPage() {
  const [books, setBooks] = useState<Book[]>(BOOKS);
  const add = () => setBooks([...books, { title: "Untitled", pages: 100 }]);
  return (
    <main className="mx-auto max-w-3xl p-6 text-brand dark:text-white">
      <h1 className="flex items-center gap-2 text-2xl font-semibold">
        <BookOpen aria-hidden="true" /> Reading list
      </h1>
      <ul className="card">
        {books.map((book) => (
          <li key={book.title}>{book.title}</li>
        ))}
      </ul>
      <button type="button" onClick={add} className="rounded bg-brand px-3 py-2 text-white hover:opacity-90">
        <Plus aria-hidden="true" /> Add a book
      </button>
      <Suspense>
        <Statistics pages={pagesOf(books)} />
      </Suspense>
      {import.meta.env.DEV && <p>Development</p>}
    </main>
  );
}
`,
  "src/pages/statistics.tsx": `export default function Statistics({ pages }: { pages: number }) {
  return <p className="mt-4">{pages} pages</p>;
}
`,
};

/** The example app, with files replaced, added, or (null) taken away. */
export function exampleApp(changes: Readonly<Record<string, string | null>> = {}): ProjectFiles {
  const files = new Map(Object.entries(FILES));
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return files;
}

/** The text of one file of the example app. */
export const exampleFile = (path: string): string => FILES[path] ?? "";
