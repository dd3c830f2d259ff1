import { type KeyboardEvent, useState } from "react";
import { MapButtons } from "@/components/insight/map/map-buttons";
import { MapPin } from "@/components/insight/map/map-pin";
import { type MapPlace, WHOLE_MAP, boundedView, visibleArea } from "@/lib/insight/map";

interface DrawingProps {
  places: readonly MapPlace[];
  /** The id of the chosen place, or an empty text. */
  chosen: string;
  /** The number that colors an area; null for areas of one color. */
  valueOf: ((id: string) => number) | null;
  onChoose: (id: string) => void;
}

/** The map itself. It is moved with the arrow keys and zoomed with plus and minus, or with the buttons. */
export function MapDrawing({ places, chosen, valueOf, onChoose }: DrawingProps) {
  const [view, setView] = useState(WHOLE_MAP);
  const { left, top, width, height } = visibleArea(view);
  const zoom = (factor: number) => setView(boundedView({ ...view, scale: view.scale * factor }));
  const move = (x: number, y: number) =>
    setView(
      boundedView({
        ...view,
        x: view.x + (x * 150) / view.scale,
        y: view.y + (y * 150) / view.scale,
      }),
    );

  function handleKey(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(-1, 0),
      ArrowRight: () => move(1, 0),
      ArrowUp: () => move(0, -1),
      ArrowDown: () => move(0, 1),
      "+": () => zoom(1.5),
      "-": () => zoom(1 / 1.5),
    };
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="flex flex-col gap-3">
      <div
        role="group"
        aria-label="Map"
        tabIndex={0}
        className="relative aspect-[25/16] overflow-hidden rounded-md bg-muted"
        onKeyDown={handleKey}
      >
        <svg
          aria-hidden="true"
          viewBox={`${left} ${top} ${width} ${height}`}
          className="absolute inset-0 size-full"
        >
          <path
            d="M0 160H1000M0 320H1000M0 480H1000M200 0V640M400 0V640M600 0V640M800 0V640"
            className="stroke-border"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
          <Areas places={places} chosen={chosen} valueOf={valueOf} />
        </svg>
        {places.map((place) => (
          <MapPin
            key={place.id}
            title={place.title}
            isChosen={place.id === chosen}
            x={((place.x - left) / width) * 100}
            y={((place.y - top) / height) * 100}
            onChoose={() => onChoose(place.id)}
          />
        ))}
      </div>
      <MapButtons view={view} onZoom={zoom} onMove={move} onWhole={() => setView(WHOLE_MAP)} />
    </div>
  );
}

function Areas({ places, chosen, valueOf }: Omit<DrawingProps, "onChoose">) {
  const most = Math.max(...places.map(({ id }) => valueOf?.(id) ?? 0), 1e-9);
  return places.map(({ id, corners }) => (
    <polygon
      key={id}
      points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
      className={valueOf === null ? "fill-accent" : "fill-chart-1"}
      fillOpacity={valueOf === null ? 0.8 : 0.08 + 0.72 * Math.max(0, valueOf(id) / most)}
      stroke={id === chosen ? "var(--card-foreground)" : "var(--card)"}
      strokeWidth={id === chosen ? 4 : 2}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  ));
}
