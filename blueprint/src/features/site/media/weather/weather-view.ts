// How the forecast is shown: a choice of place, the days as buttons, and the chosen day with its hours.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";

/** `src/features/site/WeatherSection.tsx`. */
export function weatherView(title: string): ModuleSource {
  return {
    path: "src/features/site/WeatherSection.tsx",
    library: true,
    parts: [
      { name: "WeatherSection", code: section(title) },
      { name: "SKIES", code: code`const SKIES = { Sunny: @SunIcon, Cloudy: @CloudIcon, Rain: @CloudRainIcon, Snow: @CloudSnowIcon };` },
      { name: "weekdayOf", code: weekday },
      { name: "DayButton", code: dayButton },
      { name: "DayDetails", code: dayDetails },
      { name: "HourChart", code: hourChart },
    ],
  };
}

function section(title: string) {
  return code`
    function WeatherSection() {
      const id = @useId();
      const [place, setPlace] = @useState(@savedPlace);
      const [shown, setShown] = @useState(0);
      const days = Array.from({ length: 7 }, (_, at) => @weatherOn(place, @localDate(at)));
      const day = days[shown];

      function choose(name: string) {
        @writeItem(@WEATHER_KEY, name);
        setPlace(@savedPlace());
        setShown(0);
      }

      return (
        <@TitledSection id="weather" ${attribute("title", title)} line="Simulated weather: no service is asked.">
          <div className="flex flex-col gap-1.5 sm:max-w-xs">
            <label htmlFor={id} className="text-sm font-semibold text-on-page">
              Place
            </label>
            <select id={id} className="control" value={place.name} onChange={(event) => choose(event.target.value)}>
              {@WEATHER_PLACES.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div role="group" aria-label="Days" className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
            {days.map((entry, at) => (
              <@DayButton key={entry.date} day={entry} isShown={at === shown} onShow={() => setShown(at)} />
            ))}
          </div>
          {day && <@DayDetails place={place.name} day={day} />}
        </@TitledSection>
      );
    }`;
}

const weekday = code`
  function weekdayOf(date: string): string {
    return date === @localDate() ? "today" : (@dayOf(date)?.toLocaleDateString("en", { weekday: "long" }) ?? date);
  }`;

const dayButton = code`
  function DayButton({ day, isShown, onShow }: { day: @DayWeather; isShown: boolean; onShow: () => void }) {
    const Sky = @SKIES[day.sky];
    return (
      <button
        type="button"
        aria-pressed={isShown}
        className={isShown ? "card flex flex-col items-center gap-2 border-2 border-accent p-4" : "card card-hover flex flex-col items-center gap-2 p-4"}
        onClick={onShow}
      >
        <span className="font-semibold capitalize">{@weekdayOf(day.date)}</span>
        <Sky className="size-8 text-accent-ink" />
        <span className="text-sm text-muted">{day.sky}</span>
        <span className="tabular-nums">
          <strong>{day.high}°</strong> <span className="text-muted">{day.low}°</span>
        </span>
      </button>
    );
  }`;

const dayDetails = code`
  function DayDetails({ place, day }: { place: string; day: @DayWeather }) {
    return (
      <div className="card flex flex-col gap-5 p-6 sm:p-8">
        <h3 className="card-title">
          {place}, {@weekdayOf(day.date)}
        </h3>
        <ul role="list" className="facts">
          <li>{day.sky}</li>
          <li>
            {day.low} to {day.high} °C
          </li>
          <li>{day.rain} % chance of rain</li>
          <li>Wind {day.wind} km/h</li>
        </ul>
        <@HourChart hours={day.hours} />
      </div>
    );
  }`;

const hourChart = code`
  function HourChart({ hours }: { hours: readonly number[] }) {
    const low = Math.min(...hours) - 2;
    const range = Math.max(...hours) + 2 - low;
    const points = hours.map((value, at) => ({ x: 30 + at * 77, y: 130 - ((value - low) / range) * 90, value, hour: at * 3 }));
    return (
      <svg
        viewBox="0 0 600 170"
        role="img"
        aria-label={\`Temperature by the hour: \${points.map(({ hour, value }) => \`\${hour}:00 \${value} °C\`).join(", ")}\`}
        className="w-full"
      >
        <polyline points={points.map(({ x, y }) => \`\${x},\${y.toFixed(1)}\`).join(" ")} fill="none" strokeWidth="3" className="stroke-accent" />
        {points.map(({ x, y, value, hour }) => (
          <g key={hour} textAnchor="middle" className="fill-ink text-[15px]">
            <circle cx={x} cy={y} r="5" className="fill-accent" />
            <text x={x} y={y - 14}>
              {value}°
            </text>
            <text x={x} y="162" className="fill-muted">
              {hour}:00
            </text>
          </g>
        ))}
      </svg>
    );
  }`;
