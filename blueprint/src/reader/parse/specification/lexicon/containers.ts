// Words of a specification that stand for the product or for a part of it and ask for nothing by themselves.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordSet } from "../../../../knowledge/data/word-list.ts";

const words = readData(
  "words/specification.json",
  z.strictObject({
    productNouns: WordSet,
    listNouns: WordSet,
    featureTails: WordSet,
    handlings: WordSet,
    showings: WordSet,
    abstracts: WordSet,
  }),
);

/** The product itself: "the website should …". */
export const productNouns = words.productNouns;

/** "Functionalities for …", "features such as …", "sections for …": what comes after them is the list. */
export const listNouns = words.listNouns;

/** What may follow a feature without changing it: "chat *functionality*", "a search *bar*". */
export const featureTails = words.featureTails;

/** "Policy management", "product registration": the thing before it is kept, and this is done with it. */
export const handlings = words.handlings;

/** "Property listings", "course catalog", "customer information": the thing before it is shown. */
export const showings = words.showings;

/** Nouns that name no thing that could be kept, whatever is done with them. */
export const abstracts = words.abstracts;
