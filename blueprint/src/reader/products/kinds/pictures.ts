// Albums and places for files: nothing can be uploaded to an app that keeps rows.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Photo albums, galleries, slideshows and places for files. */
export const pictures: Product = {
  called: "albums for pictures or files",
  names: names(
    "photo album,picture album,photo gallery,picture gallery,image gallery,photo app,photo sharing app,photo library,slideshow,slide show,file manager,file storage,cloud storage,file sharing app,photo book,photobook,scrapbook,video gallery",
  ),
  unless: [],
  nearby: [
    {
      words: names("trip,trips,travel,holiday,holidays,vacation"),
      options: ["A trip list with date and place", "A place list with ratings"],
    },
    { words: names("file,files,cloud,document,documents"), options: ["A bookmark list with tags", "A note list with tags"] },
  ],
  options: [
    "A journal with date and mood",
    "An event list with date and place",
    "A list of artworks with title, year and status",
    "A place list with ratings",
  ],
};
