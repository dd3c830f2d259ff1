// Places to sell in.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Shops and other places to sell in. */
export const shops: Product = {
  called: "online shops",
  names: names(
    "shop,store,webshop,web shop,web-shop,webstore,e-shop,eshop,storefront,online shop,online store,e-commerce,ecommerce,e-commerce site,ecommerce site,e-commerce website,ecommerce website,e-commerce store,ecommerce store,e-commerce platform,ecommerce platform,e-commerce app,ecommerce app,shopping site,shopping website,shopping platform,shopping app,marketplace,auction site,auction website,auction platform,boutique",
  ),
  unless: names("data store,key-value store,repair shop,workshop,cold store"),
  nearby: [
    {
      words: names("food,meal,meals,pizza,pizzas,cake,cakes,bread,delivery,takeaway"),
      options: ["An order tracker with customer, product and delivery date"],
    },
  ],
  options: [
    "An inventory of {things} with price and stock",
    "An order tracker for {things}",
    "A product inventory with price and stock",
    "An order tracker with customers",
    "A customer list with notes",
    "A supplier list with phone and email",
  ],
};
