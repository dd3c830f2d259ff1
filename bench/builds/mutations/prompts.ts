/** Apps into which defects are planted: together they have every capability of rows and a feature of each group. */
export const MUTATED_PROMPTS: readonly string[] = [
  "A recipe box with ratings, tags, favourites and a shopping list",
  "Invoices with client, amount, due date and status, a total of what is outstanding, a chart by status and export as CSV",
  "A blog with posts, comments on posts and a newsletter",
  "A shop for handmade candles with a cart, checkout and reviews",
  "A kanban board for tasks with assignee and due date",
  "Book the village hall by the hour, with a contact page and an FAQ",
  "A habit tracker with goals",
  "A quiz about European capitals with a leaderboard",
  "A snake game",
  "A sales pipeline with leads, stage, value, and a dashboard",
];
