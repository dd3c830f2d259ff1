// The data of the documents' examples: one account, one project and its build.

const service = "https://atelier.example";

/** The values that examples share. */
export const samples = {
  service,
  prompt: "A recipe box with ratings and a shopping list",
  projectId: "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b60",
  requestId: "3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34",
  questionId: "0199d2f4-71b8-7c04-9a3d-5e8f2b6d1c97",
  eventId: "msg_0199d2f49e537a61b4c81f7d3e9a5b28",
  replyId: "0199d2f4-9e53-7a61-b4c8-1f7d3e9a5b28",
  began: "2026-03-02T09:15:04.512Z",
  ended: "2026-03-02T09:15:21.087Z",
  renewsAt: "2026-04-01T00:00:00.000Z",
  site: "https://recipe-box-ratings-shopping-k7m2x.apps.atelier.example",
  draft: "https://recipe-box-ratings-shopping-k7m2x--draft.apps.atelier.example",
  editor: `${service}/projects/0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b60`,
} as const;
