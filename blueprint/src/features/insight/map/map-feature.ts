// A drawn map of rows: areas coloured by a number, or places as pins. It needs no tiles and no network: where rows have
// no coordinates their places are schematic, and the map says so.
import { namedSample } from "../../../checks/place.ts";
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { capitalise } from "../../../model/names.ts";
import { element, imported, literal, object } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../definition/define-feature.ts";
import { numbersOf } from "../data/data-fields.ts";
import { MapFeature } from "./map-schema.ts";

const AREAS =
  /neighbou?rhood|\barea|region|district|zone|count(?:y|ies)|countr|state|province|territor|borough|suburb|choropleth|heat ?map/;

export const mapFeature = defineFeature<typeof MapFeature>({
  schema: MapFeature,
  isOnce: true,
  words: {
    verbs: "show on a map,view on a map,view on map,find on a map,explore the map,browse the map,map,locate",
    nouns:
      "map,interactive map,map view,location map,neighborhood map,neighbourhood map,choropleth,heat map,heatmap,store locator,location finder,locator,mapping,mapping application,geographic view,map function",
    otherwise: "browse",
  },
  describe: ({ areas }, { many }) => ({
    called: `a map of ${many}`,
    can: areas ? `see ${many} on a coloured map` : `find ${many} on a map`,
  }),
  draft: ({ id, phrase, words, entity }) => {
    if (entity === null) return null;
    const areas = AREAS.test(entity.one.toLowerCase()) || /choropleth|heat ?map/.test(words);
    return {
      feature: { kind: "map", id, phrase, entity: entity.id, areas },
      places: [
        {
          block: "map",
          on: "page",
          page: { id: "map", title: "Map", icon: "Map", intro: `Where the ${entity.many} are. Choose one to see what it is like.` },
        },
      ],
    };
  },
  compose: ({ feature, model }) => {
    const { latitude, longitude } = coordinatesOf(model);
    const known = latitude && longitude && object({ latitude: literal(latitude.key), longitude: literal(longitude.key) });
    const props = {
      entity: entityVariable(model),
      hasAreas: feature.areas && numbersOf(model).length > 0 ? literal(true) : undefined,
      coordinates: known,
      isLink: model.hasDetail ? literal(true) : undefined,
    };
    return { blocks: { map: { element: element(imported("@/components/insight/map/map-panel", "MapPanel"), props) } } };
  },
  checks: (context) => checksOf(context),
});

function coordinatesOf(model: EntityModel): { latitude: FieldModel | undefined; longitude: FieldModel | undefined } {
  return { latitude: coordinate(model, /^lat(?:itude)?\b/i), longitude: coordinate(model, /^(?:lon|lng|longitude)\b/i) };
}

function coordinate(model: EntityModel, pattern: RegExp): FieldModel | undefined {
  return model.fields.find((field) => field.type === "number" && pattern.test(field.label));
}

function checksOf({ project, feature, model }: FeatureContext<MapFeature>): FeatureCheck[] {
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const { many } = model.entity.name;
  const path = project.pages.find(({ page }) => page.id === "map")?.path ?? "/map";
  const list: Target = { role: "list", name: `${capitalise(many)} on the map`, exact: true };
  const [, number] = numbersOf(model);
  const coloured: CheckStep[] =
    feature.areas && number ? [{ do: "select", target: { label: "Colour by" }, option: capitalise(number.label) }] : [];
  return [
    {
      title: `${capitalise(many)} stand on a map that can be zoomed, moved and searched, and each shows its details`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: { role: "button", name: sample.title, within: { role: "group", name: "Map", exact: true } } },
        ...coloured,
        { do: "click", target: { role: "button", name: "Zoom in", exact: true } },
        { do: "expectVisible", target: { text: "150%" } },
        { do: "click", target: { role: "button", name: "Move right", exact: true } },
        { do: "click", target: { role: "button", name: "Show the whole map", exact: true } },
        { do: "expectVisible", target: { text: "100%" } },
        { do: "fill", target: { role: "searchbox", name: `Search ${many} on the map` }, value: sample.title },
        { do: "expectCount", target: { role: "listitem", within: list }, atLeast: 1, atMost: 1 },
        { do: "click", target: { role: "button", name: sample.title, within: list } },
        { do: "expectVisible", target: { role: "heading", name: sample.title, within: { role: "region", name: "Details", exact: true } } },
      ],
    },
  ];
}
