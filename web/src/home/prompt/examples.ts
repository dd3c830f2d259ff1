/** Example prompts: each fills the box, to be read and changed before it is sent. Tests build them and find all of it proven. */
export const EXAMPLES = [
  {
    title: "Money tracker",
    prompt:
      "Track income and expenses with an amount, a category and a date. Show the total by category as a chart and export everything as CSV.",
  },
  {
    title: "Record shop",
    prompt: "An online shop for vinyl records with a cart, checkout and reviews",
  },
  {
    title: "Reading list",
    prompt: "A reading list of books with author, status and rating",
  },
  {
    title: "Snake game",
    prompt: "A snake game with high scores",
  },
] as const;
