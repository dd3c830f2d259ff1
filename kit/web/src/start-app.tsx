import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { applyScheme } from "@/hooks/use-scheme";

/** Renders the app into the element with the id `root`. */
export function startApp(app: ReactNode) {
  applyScheme();
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no element with the id root.");
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>{app}</BrowserRouter>
    </StrictMode>,
  );
}
