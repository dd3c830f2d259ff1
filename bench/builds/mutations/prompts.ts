/** Apps into which defects are planted: together they have every capability of rows and a feature of each group. */
export const MUTATED_PROMPTS: readonly string[] = [
  "A recipe box with ratings, tags, favourites and a shopping list",
  "Invoices with client, amount, due date and status, a total of what is outstanding, a chart by status and export as CSV",
  "A blog with posts, comments on posts and a newsletter",
  "A shop for handmade candles with a cart, checkout and reviews",
  "A kanban board for tasks with assignee and due date",
  "A booking site for a village hall, booked by the hour, with a contact page and an FAQ",
  "A habit tracker with goals",
  "A quiz about European capitals with a leaderboard",
  "A snake game",
  "A sales pipeline with leads, stage, value, and a dashboard",
  "Projects with tasks, each task with due date, project, done; filter tasks by project and due date",
  "Job applications with company, position, status, salary, date applied and link, filter by status and by salary, sort by date and salary, chart by status",
  "Appointments with date, time, duration, email and phone, filter by date and by duration, sort by date",
  "Books with author, publication year, pages, progress in percent, tags and read; filter by author, pages, tags and read, sort by pages and author",
  "A movie database with year, rating, director, genre and watched, with a chart by genre",
  "Track expenses by category with monthly totals and a chart",
];
