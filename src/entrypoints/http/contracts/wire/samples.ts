// The data of the documents' examples: one account, one project and its build.

const service = "https://atelier.example";

/** The values that examples share. */
export const samples = {
  service,
  prompt: "A recipe box with ratings and a shopping list",
  newName: "Grandma’s Kitchen",
  projectId: "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b60",
  requestId: "3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34",
  // Each request that can be repeated has an id of its own: sent for something else, an id would only repeat the first answer.
  messageId: "6a0d2f81-4c3b-4e97-8b15-0f9e7d2c6a43",
  answerId: "b84e1c07-2a6d-4f53-9e08-7c5b3d1f9a62",
  editId: "d2f7a930-5e18-4c6b-a4d9-1b8c0e3f7d25",
  removalId: "e91b3c54-8f02-4d7a-b6c3-4a5d9f1e0b78",
  restoreId: "f5c8d146-0b79-4e2f-8d31-9e6a2c7b4f80",
  questionId: "0199d2f4-71b8-7c04-9a3d-5e8f2b6d1c97",
  eventId: "msg_0199d2f49e537a61b4c81f7d3e9a5b28",
  replyId: "0199d2f4-9e53-7a61-b4c8-1f7d3e9a5b28",
  began: "2026-03-02T09:15:04.512Z",
  ended: "2026-03-02T09:15:21.087Z",
  nextDay: "2026-03-03T09:15:21.087Z",
  renewsAt: "2026-04-01T00:00:00.000Z",
  site: "https://recipe-box-ratings-shopping-k7m2x.apps.atelier.example",
  links: {
    project: `${service}/b/api/v1/projects/0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b60`,
    operation: `${service}/b/api/v1/operations/3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34`,
    editor: `${service}/projects/0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b60`,
    deployment: "https://recipe-box-ratings-shopping-k7m2x.apps.atelier.example",
  },
  draft: "https://recipe-box-ratings-shopping-k7m2x--draft.apps.atelier.example",
  editor: `${service}/projects/0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b60`,
} as const;
