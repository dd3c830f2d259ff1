import { describe } from "node:test";
import { proveTool } from "./prove-tool.ts";

describe("orders of things with a price", () => {
  proveTool("Firewood orders: net £8, builders bag £95. Name, address, tip or stack. I need the totals of each", [
    {
      name: "a price is another one",
      breaks: "builders bag £95",
      file: "entities/orders.ts",
      words: "buildersBag, 95",
      instead: "buildersBag, 96",
    },
  ]);
});
