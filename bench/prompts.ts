/** Prompts of twelve kinds of apps, from a single list to many combined features. */
export const prompts: readonly string[] = [
  "A recipe box with ratings and a shopping list",
  "Track expenses by category with monthly totals and a chart",
  "An inventory of products with price, quantity and supplier, and CSV export",
  "A website for a bakery with opening hours, a gallery, an FAQ, a newsletter and a contact form",
  "A website for a hotel. Users should be able to browse rooms, book a room, pay for it and review it.",
  "A shop for candles where users can search, compare and buy candles, write reviews and keep favourites",
  "A community forum. Users should be able to log in, write posts, comment on them, upvote them and follow each other.",
  "A website for clubs. Users should be able to join clubs, vote in polls, chat in a chat room and receive notifications.",
  "An arcade with a snake game and a leaderboard",
  "A website for a driving school. Users should be able to take lessons, learn with flashcards, take a quiz and take an exam.",
  "A website for sales data. Users should be able to view dashboards, view a map, predict sales and generate reports.",
  "A website for projects. Users should be able to assign tasks, view a calendar, log work hours and upload documents.",
];
