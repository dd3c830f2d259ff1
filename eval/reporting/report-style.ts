/** The report's style sheet: for light and dark mode, desktop and phone. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e6e9ee); --soft: light-dark(#5b6470, #9aa4b2); --line: light-dark(#d8dde4, #333a44);
  --background: light-dark(#f6f7f9, #14171b); --card: light-dark(#fff, #1c2026); --good: light-dark(#12703c, #5fd08f); --half: light-dark(#8a5a00, #e5b454); --bad: light-dark(#b3261e, #ff8a80); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 1.5rem; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--background); }
h1, h2, h3 { line-height: 1.2; margin: 1.5rem 0 .5rem; }
h1 { margin-top: 0; } h3 { margin-top: 0; }
small, .prompt, dt { color: var(--soft); font-weight: normal; }
a { color: inherit; }
.metrics { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.metrics div { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .6rem .9rem; }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid var(--line); }
article { display: grid; grid-template-columns: 24rem 1fr; gap: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 0 0 1rem; }
article > div { min-width: 0; }
.pictures { display: flex; gap: .5rem; align-items: flex-start; }
.pictures > * { border: 1px solid var(--line); border-radius: 4px; display: block; }
.pictures > * { min-width: 0; height: auto; } .pictures .desktop { width: 74%; } .pictures .phone { width: 25%; }
.empty { display: grid; place-items: center; min-height: 6rem; color: var(--soft); font-size: .8rem; }
ul { margin: .3rem 0; padding-left: 1.2rem; font-size: .9rem; }
summary { cursor: pointer; padding: .25rem 0; }
.yes, .done { color: var(--good); } .partly, .waiting { color: var(--half); } .no, .failed { color: var(--bad); }
@media (max-width: 60rem) { body { padding: 1rem; } article { grid-template-columns: 1fr; } }
`;
