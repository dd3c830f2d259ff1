// Starts Swagger UI on the root's own description. Nothing is sent from the page, so what asks for a key is left out.
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();

const nothing = () => null;
const withoutKeys = () => ({
  wrapComponents: { authorizeBtn: () => nothing, authorizeOperationBtn: () => nothing },
});

window.SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 3,
  docExpansion: "list",
  plugins: [withoutKeys],
});
