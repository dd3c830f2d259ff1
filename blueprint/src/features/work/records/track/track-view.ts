// What tracking shows in the generated app: the path, the pages that ask for a code, and a row's own tracking.
import { type Code, code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise, withArticle } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { rowLink, someFacts } from "../../row-code.ts";
import { sampleCode, trackNames } from "./track-names.ts";

type Track = FeatureOf<"track">;

/** The components. */
export function trackViewModules(call: UnitCall<Track>): ModuleSource[] {
  const { section, code: codeName, track, verify } = trackNames(call.model);
  return [
    {
      path: "src/components/tracking.tsx",
      library: true,
      parts: [
        { name: "TrackingPath", comment: "The stations of a row, the latest first and marked.", code: pathCode },
        { name: "CodeForm", comment: "Asks for a code.", code: formCode },
      ],
    },
    {
      path: section.from,
      library: true,
      parts: [
        { name: section.name, code: sectionCode(call) },
        { name: codeName.name, code: codeChip(call.model) },
      ],
    },
    { path: track.from, library: true, parts: [{ name: track.name, code: trackCode(call.model) }] },
    { path: verify.from, library: true, parts: [{ name: verify.name, code: verifyCode(call) }] },
  ];
}

const pathCode = code`
  function TrackingPath({ stations }: { stations: readonly @Stored<@Station>[] }) {
    const [latest] = stations;
    return (
      <div className="flex flex-col gap-5">
        <p role="group" aria-label="Current status" className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm text-muted">Current status</span>
          <strong className="font-display text-xl font-bold">{latest?.step ?? "Registered"}</strong>
          {latest && <span className="text-muted">{latest.place}</span>}
        </p>
        <ol aria-label="Path" className="flex flex-col">
          {stations.map((station, at) => (
            <li key={station.id} className="relative flex gap-4 pb-5 last:pb-0">
              {at < stations.length - 1 && <span aria-hidden="true" className="absolute top-4 bottom-0 left-[7px] w-0.5 bg-line" />}
              <span aria-hidden="true" className={at === 0 ? "mt-1 size-4 shrink-0 rounded-full bg-accent" : "mt-1 size-4 shrink-0 rounded-full border-2 border-control bg-surface"} />
              <div className="min-w-0">
                <p className="font-semibold">{station.step}</p>
                <p className="facts">
                  <span>{station.place}</span>
                  <time dateTime={station.at}>{new Date(station.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}</time>
                </p>
              </div>
            </li>
          ))}
        </ol>
        {stations.length === 0 && <p className="text-muted">No stations yet.</p>}
      </div>
    );
  }`;

const formCode = code`
  function CodeForm({
    name,
    label,
    hint,
    verb,
    error,
    onCode,
  }: {
    name: string;
    label: string;
    hint: string;
    verb: string;
    error?: string | undefined;
    onCode: (code: string) => void;
  }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function ask(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = { data: new FormData(event.currentTarget), errors: {} };
      const code = @requiredText(form, "code", \`Enter the \${label}.\`);
      setErrors(form.errors);
      onCode(code);
    }

    return (
      <form noValidate onSubmit={ask} aria-label={name} className="card flex flex-wrap items-start gap-4 p-6">
        <div className="min-w-0 flex-1 basis-56">
          <@TextField label={label.charAt(0).toUpperCase() + label.slice(1)} name="code" required hint={hint} error={errors.code ?? error} />
        </div>
        <button type="submit" className="button button-primary quick-submit">
          <@SearchIcon className="size-4" />
          {verb}
        </button>
      </form>
    );
  }`;

function hintOf(model: EntityModel): string {
  return model.entity.samples.length === 0 ? "It stands on its page" : `For example ${sampleCode(model, 0)}`;
}

function asking(model: EntityModel, { verb, error }: { verb: string; error: Code }): Code {
  const { one } = model.entity.name;
  return code`
    <@CodeForm
      ${attribute("name", `${verb} ${withArticle(one)}`)}
      ${attribute("label", `${one} ID`)}
      ${attribute("hint", hintOf(model))}
      ${attribute("verb", verb)}
      error={${error}}
      onCode={(next) => setParams(next === "" ? {} : { code: next }, { replace: true })}
    />`;
}

/** The page that shows the way of one row. */
function trackCode(model: EntityModel): Code {
  const { track, stations, find, codeOf } = trackNames(model);
  const row = raw(model.one);
  const { one } = model.entity.name;
  const unknown = code`code !== "" && !${row} ? \`No ${raw(one)} has the ID “\${code}”. Check it and try again.\` : undefined`;
  return code`
    function ${track}() {
      const [params, setParams] = @useSearchParams();
      const code = params.get("code") ?? "";
      const ${row} = ${find}(@useRows(${model.collection}), code);
      const stations = @useRows(${stations}).filter(({ about }) => about === ${row}?.id);

      return (
        <section className="flex flex-col gap-5">
          ${asking(model, { verb: "Track", error: unknown })}
          {${row} && (
            <article className="card flex flex-col gap-5 p-6 sm:p-8">
              <div>
                <h2 className="section-title">${rowLink(model, "hover:underline")}</h2>
                <p className="text-muted">{${codeOf}(${row})}</p>
              </div>
              <@TrackingPath stations={stations} />
            </article>
          )}
        </section>
      );
    }`;
}

/** The page that says whether a code is registered. */
function verifyCode({ project, model }: UnitCall<Track>): Code {
  const { verify, find, codeOf } = trackNames(model);
  const row = raw(model.one);
  const { one } = model.entity.name;
  return code`
    function ${verify}() {
      const [params, setParams] = @useSearchParams();
      const code = params.get("code") ?? "";
      const ${row} = ${find}(@useRows(${model.collection}), code);

      return (
        <section className="flex flex-col gap-5">
          ${asking(model, { verb: "Verify", error: raw("undefined") })}
          {code !== "" && (
            <div role="status" className="card flex gap-4 p-6 sm:p-8">
              {${row} ? (
                <>
                  <@ShieldCheckIcon className="size-8 shrink-0 text-accent-ink" />
                  <div className="flex min-w-0 flex-col gap-2">
                    <p className="section-title">Genuine</p>
                    <p>{${codeOf}(${row})} is registered here as “{${titleOf(model, model.one)}}”.</p>
                    <p className="facts empty:hidden">${someFacts(project, { model, without: [], limit: 5 })}</p>
                  </div>
                </>
              ) : (
                <>
                  <@ShieldAlertIcon className="size-8 shrink-0 text-danger" />
                  <div className="min-w-0">
                    <p className="section-title text-danger">Not verified</p>
                    <p className="mt-2 break-words">${jsxText(`No ${one} is registered under`)} “{code}”. It may be a mistyped ID, or not genuine.</p>
                  </div>
                </>
              )}
            </div>
          )}
        </section>
      );
    }`;
}

function codeChip(model: EntityModel): Code {
  const { code: chip, codeOf } = trackNames(model);
  const row = raw(model.one);
  return code`
    function ${chip}({ ${row} }: { ${row}: ${model.type} }) {
      return (
        <span role="group" ${attribute("aria-label", `${capitalise(model.entity.name.one)} ID`)} className="chip whitespace-nowrap">
          {${codeOf}(${row})}
        </span>
      );
    }`;
}

function sectionCode({ feature, model }: UnitCall<Track>): Code {
  const { section, stations, codeOf } = trackNames(model);
  const row = raw(model.one);
  const steps = feature.steps.map(({ step }) => ({ value: step, label: step }));
  return code`
    function ${section}({ ${row} }: { ${row}: ${model.type} }) {
      const stations = @useRows(${stations}).filter(({ about }) => about === ${row}.id);
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function addStation(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form = { data: new FormData(element), errors: {} };
        const step = @requiredText(form, "step", "Choose a step.");
        const place = @requiredText(form, "place", "Enter the place.");
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        ${stations}.add({ about: ${row}.id, step, place, at: @localTime() });
        @showNotice({ message: \`\${step}: \${place}.\` });
        element.reset();
      }

      return (
        <section className="card flex flex-col gap-5 p-6 sm:p-8">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="section-title">Tracking</h2>
            <p>
              <span className="text-sm text-muted">${jsxText(`${capitalise(model.entity.name.one)} ID`)}</span> <strong>{${codeOf}(${row})}</strong>
            </p>
          </div>
          <@TrackingPath stations={stations} />
          <form noValidate onSubmit={addStation} className="grid items-start gap-4 border-t border-line pt-5 sm:grid-cols-[1fr_1fr_auto]">
            <@SelectField label="Step" name="step" required options={${{ literal: steps }}} error={errors.step} />
            <@TextField label="Place" name="place" required error={errors.place} />
            <button type="submit" className="button button-primary quick-submit">
              <@MapPinPlusIcon className="size-4" />
              Add station
            </button>
          </form>
        </section>
      );
    }`;
}
