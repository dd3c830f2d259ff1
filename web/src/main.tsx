import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "./api/query-client.ts";
import { router } from "./routes.tsx";
import { noteEnded } from "./shell/session/ended-session.ts";
import { readInlineSession } from "./shell/session/read-inline-session.ts";
import { watchSession } from "./shell/session/watch-session.ts";
import { SESSION_ENDED } from "./sign-in/reason-to-sign-in.ts";
import "./styles.css";

// Libraries that insert style elements may use the page's nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? "");
readInlineSession();
watchSession(queryClient, (email) => {
  noteEnded(email);
  void router.navigate({ to: "/sign-in", search: { to: router.state.location.href, why: SESSION_ENDED }, replace: true });
});

const place = document.getElementById("root");
if (place === null) throw new Error("the page has no root");
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
