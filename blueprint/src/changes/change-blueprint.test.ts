import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPrompt } from "../reader/read-prompt.ts";
import { Blueprint } from "../features/complete-blueprint.ts";
import { offersFor } from "./reply/nearest.ts";
import { changeBlueprint } from "./change-blueprint.ts";
import { tidy } from "./edits/ground/tidy.ts";

const prompts = {
  recipes: "A recipe box with ratings and a shopping list",
  invoices: "An invoice tracker with clients, invoices with amount, due date and status, totals and a chart of revenue by month",
  gym: "gym tracker",
  shop: "inventory for a small shop with products and suppliers",
  books: "Books I have read. Each book has an author, a rating and notes.",
  tasks: "todo list",
  clients: "Clients with phone, email and notes",
};
type Base = keyof typeof prompts;

function base(name: Base): Blueprint {
  const reading = readPrompt({ text: prompts[name], answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
}

/** A blueprint as short facts: "title=…", "recipe.rating:rating", "search-recipe", "page /x", "view recipe cards", "sample recipe Lasagne". */
function factsOf({ title, entities, capabilities, pages, theme }: Blueprint): Set<string> {
  return new Set([
    `title=${title}`,
    `accent ${theme.components?.hex ?? "none"}`,
    `background ${theme.background?.hex ?? "none"}`,
    `scheme ${theme.scheme}`,
    `corners ${theme.corners}`,
    ...entities.flatMap(({ id, name, fields, samples, titleField }) => [
      `entity ${id} ${name.many}`,
      ...fields.map((field) => `${id}.${field.id}:${field.type}`),
      ...fields.map((field) => `label ${id} ${field.label}`),
      ...fields.flatMap((field) => (field.options ?? []).map((option) => `option ${id}.${field.id} ${option}`)),
      ...fields.filter((field) => field.required).map((field) => `required ${id}.${field.id}`),
      ...samples.map((sample) => `sample ${id} ${String(sample[titleField])}`),
      `samples ${id} ${samples.length}`,
    ]),
    ...capabilities.flatMap((one) => [one.id, ...(one.kind === "sort" ? one.fields.map((field) => `sort ${one.entity} ${field}`) : [])]),
    ...capabilities.flatMap((one) => (one.kind === "sort" ? [`begins ${one.entity} ${one.begins ?? "newest"}`] : [])),
    ...pages.flatMap((page) =>
      page.sections.flatMap((section) => (section.kind === "figures" ? section.capabilities.map((id) => `shown ${page.path} ${id}`) : [])),
    ),
    ...pages.flatMap(({ path, title: name, sections }) => [
      `page ${path} ${name}`,
      ...sections.flatMap((section) => (section.kind === "collection" ? [`view ${section.entity} ${section.view}`] : [])),
    ]),
  ]);
}

/** app, message, what is true afterwards and was not before (with "-": what is no longer true), words of the reply */
const changed: readonly (readonly [Base, string, string[], RegExp?])[] = [
  ["recipes", "rename it to Pantry", ["title=Pantry", "-title=Recipe Box"], /now called Pantry; its address stays/],
  ["recipes", 'Please call the app "Salt, Pepper & Co"', ["title=Salt, Pepper & Co"]],
  ["recipes", "the app should be called Mum's Kitchen", ["title=Mum's Kitchen"]],
  ["recipes", "Rename it to Salt and Pepper and make it green", ["title=Salt and Pepper", "accent #008000"]],
  ["recipes", "make it green", ["accent #008000"], /are now green/],
  ["recipes", "use a dark red theme", ["accent #8b0000"]],
  ["recipes", "the buttons should be #0a7", ["accent #00aa77"]],
  ["recipes", "make the background light blue and the buttons navy", ["background #add8e6", "accent #000080"]],
  ["recipes", "blue instead of orange", ["accent #0000ff"]],
  ["recipes", "dark mode please", ["scheme dark"], /starts in dark colours/],
  ["recipes", "make it darker", ["scheme dark"]],
  ["recipes", "use rounded corners", ["corners round"]],
  ["recipes", "add a notes field", ["recipe.notes:paragraph"], /Recipes now have the field “Notes”.*I took recipes/s],
  ["recipes", "add a rating to shopping items", ["shopping-item.rating:rating", "rate-shopping-item"], /1 to 5 stars/],
  [
    "recipes",
    "recipes should have a source and a difficulty",
    ["recipe.source:text", "recipe.difficulty:choice", "filter-recipe-difficulty"],
  ],
  ["recipes", "give each recipe a calories field", ["recipe.calories:number"]],
  ["recipes", "add a status: planned, cooked, loved", ["recipe.status:choice", "option recipe.status Cooked"]],
  ["recipes", 'add a "priority" field to the shopping list (high, medium, low)', ["shopping-item.priority:choice"]],
  ["recipes", "add a text field called Wine Pairing", ["recipe.wine-pairing:text"]],
  ["recipes", "add notes to recipes and shopping items", ["recipe.notes:paragraph", "shopping-item.notes:paragraph"]],
  ["tasks", "add a start date to tasks and let me sort by it", ["task.start-date:date", "sort task start-date"]],
  ["tasks", "add a kanban board", ["page /task-board Task board", "task.status:choice"], /from column to column on a board/],
  ["recipes", "add an about page", ["page /about About"], /You can now read/],
  ["tasks", "new field: effort (hours)", ["label task Effort"]],
  ["tasks", "each task needs an assignee", ["label task Assignee"]],
  ["gym", "add weight lifted and calories burned", ["workout.weight-lifted:number", "label workout Calories burned"]],
  ["shop", "add a minimum stock level to products", ["product.minimum-stock-level:number"]],
  ["invoices", "add a paid checkbox to invoices", ["invoice.paid:boolean", "mark-invoice-paid"], /yes or no/],
  ["books", "add a cover link, a price and the date finished", ["book.cover-link:link", "book.price:money", "label book Date finished"]],
  ["books", "Add the number of pages to books", ["label book Number of pages"], /the field “Number of pages”: a number/],
  ["books", "add a page count to each book", ["label book Page count"]],
  ["books", "each book should have pages and chapters", ["book.pages:number", "label book Chapters"]],
  ["books", "add the last page read to books", ["book.last-page-read:number"]],
  ["books", "add a page with the number of books", ["page /book-statistics Book statistics"]],
  ["books", "add a page for publishers", ["entity publisher publishers"]],
  ["recipes", "remove the servings field", ["-recipe.servings:number", "-sort recipe servings"], /no longer have the field “Servings”/],
  [
    "recipes",
    "get rid of the cuisine",
    ["-recipe.cuisine:choice", "-filter-recipe-cuisine", "-chart-recipe-cuisine"],
    /chart “Recipes by cuisine” went/,
  ],
  ["gym", "remove kind, effort and notes", ["-workout.kind:choice", "-workout.effort:choice", "-workout.notes:paragraph"]],
  ["tasks", "I don't need priority", ["-task.priority:choice"]],
  ["tasks", "priority is not needed", ["-task.priority:choice"]],
  ["invoices", "remove the client from invoices", ["-invoice.client:reference", "-filter-invoice-client"]],
  ["recipes", "add a page with statistics", ["page /statistics Statistics", "total-shopping-item-count"]],
  ["recipes", "add a statistics page and call it Numbers", ["page /statistics Numbers"]],
  ["invoices", "remove the overview page", ["-page / Overview", "page / Invoices"], /now opens with “Invoices”/],
  ["recipes", "remove the shopping list page", ["-entity shopping-item shopping items", "-send-recipe-shopping-item"]],
  [
    "recipes",
    "add suppliers with name and phone",
    ["entity supplier suppliers", "supplier.phone:phone", "page /suppliers Suppliers", "add-supplier"],
  ],
  ["recipes", "add wines with name, year, grape and rating", ["label wine Year", "wine.rating:rating", "rate-wine"]],
  ["tasks", "add projects and link tasks to projects", ["entity project projects", "task.project:reference"]],
  [
    "invoices",
    "remove clients",
    ["-entity client clients", "-invoice.client:reference", "invoice.client-name:text"],
    /no longer keeps clients/,
  ],
  ["recipes", "no charts please", ["-chart-recipe-cuisine"], /chart “Recipes by cuisine” is gone/],
  ["recipes", "remove search, filters and sorting", ["-search-recipe", "-filter-recipe-tags", "-sort-recipe", "-search-shopping-item"]],
  ["invoices", "remove the filter by status from invoices", ["-filter-invoice-status"]],
  ["recipes", "I don't want people to delete recipes", ["-delete-recipe"]],
  ["recipes", "export to CSV", ["export-recipe-csv"], /export recipes as CSV/],
  ["recipes", "download shopping items as JSON", ["export-shopping-item-json"]],
  ["recipes", "add a filter by difficulty", ["filter-recipe-difficulty", "recipe.difficulty:choice"]],
  ["recipes", "let me mark recipes as cooked", ["mark-recipe-cooked", "recipe.cooked:boolean"]],
  ["tasks", "sort by priority", ["sort task priority"]],
  ["tasks", "make the list sortable by priority", ["sort task priority"]],
  ["invoices", "show revenue per client", ["chart-invoice-client-amount"]],
  ["recipes", "add a chart of recipes by tags", ["chart-recipe-tags"]],
  ["recipes", "change the sample data to Italian dishes", ["sample recipe Tiramisù", "-sample recipe Banana bread"], /stays as it is/],
  [
    "recipes",
    "use these examples: Lasagne, Risotto, Tiramisu",
    ["sample recipe Lasagne", "samples recipe 3"],
    /Lasagne, Risotto and Tiramisu/,
  ],
  ["recipes", "Use these examples:\n- Lasagne\n- Risotto and peas", ["sample recipe Lasagne", "samples recipe 3"]],
  ["invoices", "use these examples for clients: Acme Ltd, Globex, Initech", ["sample client Globex", "samples client 3"]],
  ["recipes", "add a recipe called Lasagne", ["sample recipe Lasagne", "samples recipe 11"]],
  ["gym", "more sample data", ["sample workout Back squats"]],
  ["recipes", "start empty", ["samples recipe 0", "samples shopping-item 0"]],
  ["recipes", "call recipes dishes", ["entity recipe dishes", "page / Dishes", "-page / Recipes"], /now called dishes/],
  ["recipes", "rename servings to portions", ["label recipe Portions", "-label recipe Servings"]],
  ["recipes", "rename the shopping list page to Groceries", ["page /shopping-list Groceries"]],
  ["recipes", "rename servings to portions and cuisine to kitchen", ["label recipe Portions", "label recipe Kitchen"]],
  ["invoices", "call invoices bills and clients customers", ["entity invoice bills", "entity client customers"]],
  ["recipes", "replace the rating with a difficulty", ["-recipe.rating:rating", "recipe.difficulty:choice"]],
  ["recipes", "please remove the average rating", ["-total-recipe-rating-average"]],
  ["recipes", "remove the charts and export to json", ["-chart-recipe-cuisine", "export-recipe-json"]],
  ["recipes", "export everything to Excel", ["export-recipe-csv", "export-shopping-item-csv"]],
  ["recipes", "show recipes as a table, and shopping items as cards", ["view recipe table", "view shopping-item cards"]],
  ["recipes", "rename the page Recipes to My recipes", ["page / My recipes"]],
  ["recipes", "remove the add to shopping list button", ["-send-recipe-shopping-item"]],
  ["recipes", "fill the shopping list with vegetables", ["sample shopping-item Carrots"]],
  [
    "recipes",
    "I'd like: a dark theme, CSV export, and no shopping list.",
    ["scheme dark", "export-recipe-csv", "-entity shopping-item shopping items"],
  ],
  ["recipes", "could you remove the field for servings?", ["-recipe.servings:number"]],
  ["recipes", "make the list a table", ["view recipe table"], /Recipes are now shown as a table/],
  ["recipes", "show shopping items as cards", ["view shopping-item cards"]],
  ["recipes", "make servings required", ["required recipe.servings"]],
  ["recipes", "turn cuisine into tags", ["recipe.cuisine:tags", "-recipe.cuisine:choice"]],
  ["recipes", "add Greek to the cuisines", ["option recipe.cuisine Greek"]],
  ["recipes", "remove Thai from the cuisines", ["-option recipe.cuisine Thai"]],
  ["recipes", "add Vegan and Keto to the cuisines", ["option recipe.cuisine Vegan", "option recipe.cuisine Keto"]],
  ["recipes", "add a new cuisine: Georgian", ["option recipe.cuisine Georgian"]],
  [
    "invoices",
    "rename the status Paid to Settled",
    ["option invoice.status Settled", "-option invoice.status Paid"],
    /until one is chosen/,
  ],
  ["invoices", "change Draft to Planned", ["option invoice.status Planned", "-option invoice.status Draft"]],
  ["tasks", "sort by due date by default", ["begins task due-date", "-begins task newest"], /the earliest first/],
  ["invoices", "highest amount first", ["begins invoice amount-down"], /the highest first/],
  ["recipes", "the recipes should be sorted alphabetically by default", ["begins recipe title"]],
  [
    "invoices",
    "Add a page with a chart of invoices by status",
    ["page /amount-by-status Amount by status", "shown /amount-by-status chart-invoice-status-amount"],
    /with the chart “Amount by status”\.$/,
  ],
  [
    "invoices",
    "add a page with a chart of invoices by month and call it Monthly",
    ["page /total-invoices-by-month Monthly", "shown /total-invoices-by-month chart-invoice-due-date-amount"],
  ],
  ["invoices", "add a page with the chart of revenue per client", ["chart-invoice-client-amount"]],
  [
    "invoices",
    "add a page with client statistics",
    ["page /client-statistics Client statistics", "shown /client-statistics total-client-count"],
  ],
  [
    "recipes",
    "Add suppliers (name, phone) and a rating to suppliers",
    ["entity supplier suppliers", "rate-supplier", "label supplier Rating", "label supplier Phone"],
  ],
  ["tasks", 'add a field called "Deadline" to tasks', ["label task Deadline"]],
  ["recipes", "rename it to Mum’s Kitchen", ["title=Mum’s Kitchen"]],
  ["recipes", "call it “Nonna’s Table”", ["title=Nonna’s Table"]],
  ["recipes", "use these examples: Mum’s lasagne, Dad's pie", ["sample recipe Mum’s lasagne", "sample recipe Dad's pie"]],
  ["recipes", "don't remove the servings, but rename them to portions", ["label recipe Portions"], /left the servings alone/],
  ["recipes", "Please don't remove servings. Remove the rating instead.", ["-recipe.rating:rating"], /left servings alone/],
  [
    "recipes",
    "Please:\n1. rename it to Pantry\n2. make it teal\n3. add a difficulty",
    ["title=Pantry", "accent #008080", "recipe.difficulty:choice"],
  ],
];

describe("a message changes the app", () => {
  for (const [name, message, facts, reply] of changed) {
    test(`${name}: ${message}`, () => {
      const before = base(name);
      const change = changeBlueprint(before, message);
      assert.ok(change.outcome === "changed", change.reply);
      assert.deepEqual(Blueprint.parse(change.blueprint), change.blueprint);
      assert.deepEqual(tidy(change.blueprint), change.blueprint);
      const [old, now] = [factsOf(before), factsOf(change.blueprint)];
      for (const fact of facts) {
        const gone = fact.startsWith("-");
        const plain = gone ? fact.slice(1) : fact;
        assert.ok(old.has(plain) === gone, `before: ${fact}`);
        assert.ok(now.has(plain) !== gone, `after: ${fact}\n${change.reply}`);
      }
      assert.deepEqual(change.notUnderstood, []);
      assert.ok(change.understood.length > 0 && change.understood.every(({ became }) => became.length > 0));
      if (reply !== undefined) assert.match(change.reply, reply);
      assert.equal(change.blueprint.slug, before.slug);
    });
  }
});

/** app, message, words of the reply */
const unchanged: readonly (readonly [Base, string, RegExp])[] = [
  ["recipes", "rename servings", /did not understand/],
  ["clients", "Add a phone number to clients", /have the field “Phone” already.*called "Phone number"/],
  ["clients", "add an e-mail address", /have the field “Email” already/],
  ["clients", "add remarks to clients", /have the field “Notes” already/],
  ["tasks", "add a deadline to tasks", /have the field “Due date” already/],
  ["tasks", "add a due field", /have the field “Due date” already/],
  ["shop", "add a cost to products", /have the field “Price” already/],
  ["tasks", "newest first", /begin with the newest already/],
  ["invoices", "oldest first", /Say by which field invoices should stand/],
  ["invoices", "add a page with a chart of clouds by wind", /found nothing in the app|did not understand/],
  ["recipes", "don't change anything", /left everything alone/],
  ["recipes", "rename it to Recipe Box", /called Recipe Box already/],
  ["recipes", "add a rating to recipes", /have the field “Rating” already/],
  ["recipes", "let me search recipes", /can search recipes already/],
  ["recipes", "add a filter by category", /filter recipes by cuisine already/],
  ["recipes", "show recipes as cards", /shown as cards already/],
  ["recipes", "use a serif font", /serif typeface already/],
  ["recipes", "add a dark mode switch", /switches between light and dark/],
  ["recipes", "don't remove the servings field", /left the servings field alone/],
  ["recipes", "never delete recipes", /left recipes alone/],
  ["recipes", "keep the rating", /left the rating alone/],
  ["recipes", "remove the title", /recipes are named by it/],
  ["recipes", "remove everything", /name the field, page or list/],
  ["recipes", "remove everything except the title", /did not understand/],
  ["recipes", "remove the statistics page", /There is no page “statistics”/],
  ["gym", "remove workouts", /all that the app keeps/],
  ["gym", "add workouts", /keeps workouts already/],
  ["tasks", "let me log in with Google", /did not understand “let me log in with Google”/],
  ["tasks", "send me an email when a task is due", /did not understand/],
  ["tasks", "asdf qwer zxcv", /did not understand “asdf qwer zxcv”/],
  ["tasks", "thanks, looks great!", /did not understand/],
  ["invoices", "show the total of unpaid invoices", /over all rows/],
  ["recipes", "change the sample data to moon rocks", /know no examples of moon rocks/],
  ["tasks", "", /^Nothing changed; you can say “/],
];

describe("a message that asks for nothing that can be done changes nothing, and the reply says why", () => {
  for (const [name, message, reply] of unchanged) {
    test(`${name}: ${message}`, () => {
      const change = changeBlueprint(base(name), message);
      assert.equal(change.outcome, "unclear", change.reply);
      assert.match(change.reply, reply);
    });
  }
});

test("a part that was not understood is named beside what was done", () => {
  const change = changeBlueprint(base("recipes"), "add a difficulty and a photo to recipes, and let me print them");
  assert.ok(change.outcome === "changed");
  assert.deepEqual(change.notUnderstood.length, 2);
  for (const phrase of change.notUnderstood) assert.ok(change.reply.includes(`“${phrase}”`));
});

for (const name of Object.keys(prompts) as Base[]) {
  // The keys of the prompts are the names of the apps.
  test(`every example that a reply offers works when it is said: ${name}`, () => {
    const blueprint = base(name);
    const examples = offersFor(blueprint);
    assert.ok(examples.length >= 5);
    for (const example of examples) assert.equal(changeBlueprint(blueprint, example).outcome, "changed", example);
  });
}
