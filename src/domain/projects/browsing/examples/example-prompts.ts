/** The apps that the landing page shows. `key` marks the project that was built from a prompt, in its metadata. */
export const EXAMPLE_PROMPTS = [
  { key: "recipes", prompt: "A recipe box with ratings and a shopping list" },
  {
    key: "money",
    prompt:
      "Track income and expenses with an amount, a category and a date. Show the total by category as a chart and export everything as CSV.",
  },
  { key: "shop", prompt: "An online shop for vinyl records with a cart, checkout and reviews" },
] as const;

/** The name under which a project's metadata has its key. */
export const EXAMPLE_KEY = "example";
