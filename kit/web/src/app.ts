// The app of this project: a collection of recipes, with which the kit is tested.
export const app = { key: "recipe-box", title: "Recipe box" };
