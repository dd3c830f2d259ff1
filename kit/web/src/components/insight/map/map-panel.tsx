import { useState } from "react";
import { MapDetails } from "@/components/insight/map/map-details";
import { MapDrawing } from "@/components/insight/map/map-drawing";
import { MapLegend } from "@/components/insight/map/map-legend";
import { MapList } from "@/components/insight/map/map-list";
import { Card } from "@/components/ui/card";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import { comparedFields, isNumeric, numberOf } from "@/lib/insight/comparison";
import { type MapPlace, locatedPlaces, schematicPlaces } from "@/lib/insight/map";
import { matchesSearch } from "@/lib/rows";

interface MapProps<F extends Fields> {
  entity: Entity<F>;
  /** Whether the rows are areas that are colored by a number. */
  hasAreas?: boolean;
  /** The fields with the coordinates of a row; without them its place is schematic. */
  coordinates?: { latitude: keyof F & string; longitude: keyof F & string };
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** A map of the rows of an entity, the list of them, and the details of the one that was chosen. It loads nothing. */
export function MapPanel<F extends Fields>({
  entity,
  hasAreas = false,
  coordinates,
  isLink = false,
}: MapProps<F>) {
  const rows = useRows(entity);
  const numbers = hasAreas ? comparedFields(entity).filter((name) => isNumeric(entity, name)) : [];
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState("");
  const [measure, setMeasure] = useState(numbers[0]);
  const found = new Set(
    rows.filter((row) => matchesSearch(entity, row, search)).map(({ id }) => id),
  );
  const places = placesOf(entity, rows, coordinates).filter(({ id }) => found.has(id));
  const row = rows.find(({ id }) => id === chosen);
  return (
    <section
      aria-label={`Map of ${entity.noun.many}`}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[2fr_1fr]"
    >
      <Card className="gap-4 overflow-hidden p-4 sm:p-4">
        {measure !== undefined && (
          <MapLegend
            entity={entity}
            rows={rows}
            numbers={numbers}
            measure={measure}
            onChange={setMeasure}
          />
        )}
        <MapDrawing
          places={places}
          chosen={chosen}
          valueOf={measure === undefined ? null : valuesOf(entity, rows, measure)}
          onChoose={setChosen}
        />
        <p className="text-sm text-muted-foreground">
          {coordinates === undefined
            ? `A schematic map: where the ${entity.noun.many} are is drawn, not measured.`
            : "Drawn from the coordinates, without a background."}
        </p>
      </Card>
      <div className="flex flex-col gap-5">
        {row !== undefined && <MapDetails entity={entity} row={row} isLink={isLink} />}
        <MapList
          noun={entity.noun}
          places={places}
          chosen={chosen}
          search={search}
          onSearch={setSearch}
          onChoose={setChosen}
        />
      </div>
    </section>
  );
}

function placesOf<F extends Fields>(
  entity: Entity<F>,
  rows: readonly RowOf<F>[],
  coordinates: MapProps<F>["coordinates"],
): MapPlace[] {
  const named = rows.map((row) => ({ row, id: row.id, title: titleOf(entity, row) }));
  if (coordinates === undefined) return schematicPlaces(named);
  return locatedPlaces(
    named.map(({ row, id, title }) => ({
      id,
      title,
      latitude: numberOf(entity, row, coordinates.latitude),
      longitude: numberOf(entity, row, coordinates.longitude),
    })),
  );
}

function valuesOf<F extends Fields>(
  entity: Entity<F>,
  rows: readonly RowOf<F>[],
  measure: keyof F,
): (id: string) => number {
  const values = new Map(rows.map((row) => [row.id, numberOf(entity, row, measure) ?? 0]));
  return (id) => values.get(id) ?? 0;
}
