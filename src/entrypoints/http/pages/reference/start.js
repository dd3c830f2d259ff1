// Starts Swagger UI on the root's own description. Requests go to the origin of the page, whatever the service calls itself;
// the key that is entered for them stays in the memory of the page, and is gone when it is closed.
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();

const response = await fetch("openapi.json");
const spec = await response.json();
const root = new URL(".", window.location.href).pathname.replace(/\/$/, "");

window.SwaggerUIBundle({
  spec: { ...spec, servers: [{ url: root, description: "This service" }] },
  dom_id: "#reference",
  deepLinking: true,
  persistAuthorization: false,
  withCredentials: false,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 3,
  docExpansion: "list",
});
