import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Style sheets of design languages use Tailwind's classes, which an app's index.css brings; here each is loaded by itself. */
const languages: Plugin = {
  name: "design-languages",
  enforce: "pre",
  transform: (code, id) => (id.includes("/styles/languages/") ? `@reference "${folder("gallery/gallery.css")}";\n${code}` : undefined),
};

/** The gallery: `npm run kit`. */
export default defineConfig({
  root: folder("gallery"),
  plugins: [languages, react(), tailwindcss()],
  resolve: { alias: { "@": folder("src") } },
  server: { open: true },
});
