// What all pages of the strategy game share in the generated app, and the base and the choice of race.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** The frame of the game's pages; `home` is the address of the base. */
export const realmFrame = (home: string): Part[] => [
  {
    name: "REALM_PAGES",
    code: code`
      const REALM_PAGES = [
        { path: ${home}, title: "Base" },
        ...["Choose race", "Workers", "Train", "Upgrades", "Store", "Bank", "Battle", "Reports", "Messages", "Ranking"].map((title) => ({
          path: \`/realm/\${title.toLowerCase().replace(" ", "-")}\`,
          title,
        })),
      ];`,
  },
  {
    name: "RealmFrame",
    comment: "The ways through the game, what there is, and what the last act came to.",
    code: code`
      function RealmFrame({ children }: { children: @ReactNode }) {
        const realm = @useRealm();
        const note = @useRealmNote();
        return (
          <>
            <nav aria-label="Game" className="flex flex-wrap gap-2">
              {@REALM_PAGES.map(({ path, title }) => (
                <@NavLink key={path} to={path} end className="button button-quiet min-h-10 aria-[current=page]:border-accent-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink">
                  {title}
                </@NavLink>
              ))}
            </nav>
            <section aria-label="Treasury" className="card flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
              {@REALM_RESOURCES.map((resource) => (
                <span key={resource} className="tabular-nums">
                  <span className="text-muted capitalize">{resource}</span> <strong>{realm.stock[resource]}</strong> <span className="text-sm text-muted">+{@realmIncome(realm, resource)}</span>
                </span>
              ))}
              <button type="button" className="button button-primary ml-auto" onClick={() => @changeRealm(@nextTurn(realm), \`Turn \${realm.turn + 1} begins.\`)}>
                End turn {realm.turn}
              </button>
            </section>
            <p role="status" className="min-h-6 font-semibold text-on-page">
              {note}
            </p>
            {children}
          </>
        );
      }`,
  },
  {
    name: "RealmPage",
    code: code`
      function RealmPage({ title, intro, children }: { title: string; intro: string; children: @ReactNode }) {
        return (
          <>
            <@PageHeading title={title} intro={intro} />
            <@RealmFrame>
              <section aria-label={title} className="card flex flex-col gap-5 p-5 sm:p-7">
                {children}
              </section>
            </@RealmFrame>
          </>
        );
      }`,
  },
  {
    name: "RealmOffer",
    comment: "Something that can be had for a price.",
    code: code`
      function RealmOffer({ title, text, action, onTake }: { title: string; text: string; action: string; onTake: (() => void) | null }) {
        return (
          <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 first:border-0 first:pt-0">
            <p className="min-w-0 flex-1 basis-56">
              <strong className="block">{title}</strong>
              <span className="text-muted">{text}</span>
            </p>
            {onTake ? (
              <button type="button" className="button button-primary" onClick={onTake}>
                {action}
              </button>
            ) : (
              <span className="chip">{action}</span>
            )}
          </li>
        );
      }`,
  },
];

/** The base and the choice of race. */
export const realmBase: Part[] = [
  {
    name: "RealmBaseBlock",
    code: code`
      function RealmBaseBlock() {
        const realm = @useRealm();
        const race = @raceOf(realm);
        const { attack, defence } = @realmStrength(realm);
        const cost = @realmStock(() => 100 * realm.city);
        const facts = { "City level": realm.city, Workers: realm.idle + Object.values(realm.workers).reduce((total, count) => total + count, 0), Soldiers: realm.soldiers, Attack: attack, Defence: defence, Victories: realm.wins };
        return (
          <@RealmFrame>
            <section aria-labelledby="realm-base" className="card flex flex-col gap-6 p-5 sm:p-7">
              <div>
                <h2 id="realm-base" className="section-title">{race.name === "" ? "Your realm awaits" : \`Realm of the \${race.name}\`}</h2>
                <p className="mt-1 text-muted">
                  {race.name === "" ? "Choose a race to begin with its strengths." : \`\${race.trait}.\`} <@Link to="/realm/choose-race" className="link">{race.name === "" ? "Choose your race" : "Change race"}</@Link>
                </p>
              </div>
              <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
                {Object.entries(facts).map(([name, value]) => (
                  <div key={name} className="rounded-card bg-sunken p-4">
                    <dt className="text-sm text-muted">{name}</dt>
                    <dd className="text-2xl font-bold tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
              <ul role="list" aria-label="City">
                <@RealmOffer title={\`City level \${realm.city + 1}\`} text={\`More income of everything. Costs \${@costInWords(cost)}.\`} action="Upgrade city" onTake={() => {
                  const paid = @payFor(realm, cost);
                  @changeRealm(paid && { ...paid, city: realm.city + 1 }, \`Your city is now level \${realm.city + 1}.\`);
                }} />
              </ul>
            </section>
          </@RealmFrame>
        );
      }`,
  },
  {
    name: "RealmRacePage",
    code: code`
      function RealmRacePage() {
        const realm = @useRealm();
        return (
          <@RealmPage title="Choose race" intro="Each has its own strengths. You can change it at any time.">
            <ul role="list" aria-label="Races" className="grid gap-4 sm:grid-cols-2">
              {@REALM_RACES.map(({ name, trait, attack, defence, harvest }) => (
                <li key={name} className={\`flex flex-col items-start gap-3 rounded-card border-2 p-5 \${realm.race === name ? "border-accent-ink" : "border-line"}\`}>
                  <h2 className="text-xl font-bold">{name}</h2>
                  <p className="text-muted">{trait}</p>
                  <p className="facts">
                    <span>Attack {Math.round(attack * 100)}%</span>
                    <span>Defence {Math.round(defence * 100)}%</span>
                    <span>Harvest {Math.round(harvest * 100)}%</span>
                  </p>
                  {realm.race === name ? (
                    <span className="chip">Your race</span>
                  ) : (
                    <button type="button" className="button button-primary" onClick={() => @changeRealm({ ...realm, race: name }, \`You lead the \${name}.\`)}>
                      Choose {name}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </@RealmPage>
        );
      }`,
  },
];
