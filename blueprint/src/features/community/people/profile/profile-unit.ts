// The person's own profile, without an account: filled in on a page that the bar leads to, and kept in the browser.
// Where people have accounts as well, the account's page holds the profile, and this unit only proves it there.
import { element, imported } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { signUpSteps } from "../account/account-steps.ts";
import { profileSteps } from "./profile-steps.ts";
import { profileFieldsOf } from "./profile-fields.ts";
import { profileSettings } from "./profile-settings.ts";

type Profile = FeatureOf<"profile">;

export const profileUnit: Unit<Profile> = {
  draft: ({ id, phrase, prompt }) => ({ feature: { kind: "profile", id, phrase, fields: profileFieldsOf(prompt) } }),
  compose: ({ project, feature }) => {
    if (project.blueprint.features.some(({ kind }) => kind === "account")) return {};
    const shown = element(imported("@/components/profile/profile-page", "ProfilePage"), profileSettings(project, feature.fields));
    return {
      tools: [element(imported("@/components/profile/profile-link", "ProfileLink"))],
      routes: [{ path: "/profile", element: shown }],
    };
  },
  checks: ({ project, feature }) => {
    const account = project.blueprint.features.find(({ kind }) => kind === "account");
    const fields = account?.kind === "account" ? [...new Set([...account.fields, ...feature.fields])] : feature.fields;
    return [
      {
        title: "People can fill in their profile, which is refused without a name or with half an e-mail address, shown and kept",
        steps: [
          ...(account === undefined
            ? [
                { do: "open", path: "/" } as const,
                { do: "click", target: { role: "link", name: "Profile", exact: true, within: { role: "banner" } } } as const,
              ]
            : signUpSteps),
          ...profileSteps(fields),
        ],
      },
    ];
  },
};
