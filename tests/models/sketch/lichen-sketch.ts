const field = (label: string, type = "text", options: string[] = []) => ({ label, type, options, of: null });

/** A model's sketch of a lichen survey. */
export const LICHEN_SKETCH = {
  title: "Lichen Survey",
  tagline: "Sightings, tree by tree",
  things: [
    {
      one: "sighting",
      many: "sightings",
      fields: [field("Place"), field("Tree", "choice", ["Oak", "Birch", "Ash"]), field("Cover", "percent")],
      rows: [
        ["Gate to the mill", "Oak", 40],
        ["Path at the pond", "Birch", 10],
        ["Top of the hill", "Ash", 70],
      ],
    },
  ],
  abilities: ["search sightings"],
  background: null,
  components: null,
};
