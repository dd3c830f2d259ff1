// A bar that says how far one has come, in the generated app.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `LearningProgress`: a labelled bar from 0 to `max`. */
export const progressModule: ModuleSource = {
  path: "src/components/learning-progress.tsx",
  library: true,
  parts: [
    {
      name: "LearningProgress",
      code: code`
        function LearningProgress({ label, value, max }: { label: string; value: number; max: number }) {
          return (
            <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuenow={value} aria-valuemax={max} className="h-2 overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: \`\${max === 0 ? 0 : (value / max) * 100}%\` }} />
            </div>
          );
        }`,
    },
  ],
};
