// The app: a collection of recipes.
import { defineApp } from "@/lib/define-app";

export const app = defineApp({
  key: "recipe-box",
  title: "Recipe box",
  tagline: "What you cook, how good it was, and what it takes",
  audience: "owner",
});
