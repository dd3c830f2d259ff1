/** Example prompts: each fills the box, to be read and changed before it is sent. */
export const EXAMPLES = [
  {
    title: "Booking page",
    prompt:
      "A booking page for a small physiotherapy practice. Visitors choose a treatment and a free slot in the next two weeks, leave their name and phone number, and get a confirmation. A booked slot cannot be chosen again. The practice sees all bookings by day and can cancel one.",
  },
  {
    title: "Household budget",
    prompt:
      "A household budget tracker. I add income and expenses with an amount, a category and a date, see this month’s total by category as a chart, filter by month, and export everything as CSV. What I enter stays after a reload.",
  },
  {
    title: "Recipe collection",
    prompt:
      "A recipe collection with photos, ingredients and steps. I can search by ingredient, mark favourites, scale the portions up and down, and tick off ingredients on a shopping list that gathers several recipes.",
  },
  {
    title: "Team directory",
    prompt:
      "A directory for a company of 40 people: search by name or skill, filter by office and department, a profile page for each person with contact details, and a form to add or edit somebody.",
  },
] as const;
