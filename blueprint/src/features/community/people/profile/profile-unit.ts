// The person's own profile, without an account: filled in on a page that the bar leads to, and kept in the browser.
// Where people have accounts as well, the account's page holds the profile, and this unit only proves it there.
import { code, Reference } from "../../../../writer/code/code.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { signUpSteps } from "../account/account-steps.ts";
import { profileSteps } from "./profile-steps.ts";
import { profileFieldsOf } from "./profile-fields.ts";
import { profileModules } from "./profile-modules.ts";
import { profileSettings } from "./profile-settings.ts";

type Profile = FeatureOf<"profile">;

const page = new Reference("OwnProfilePage", "src/features/profile/OwnProfilePage.tsx");
const link = new Reference("OwnProfileLink", "src/features/profile/OwnProfileLink.tsx");

export const profileUnit: Unit<Profile> = {
  draft: ({ id, phrase, prompt }) => ({ feature: { kind: "profile", id, phrase, fields: profileFieldsOf(prompt) } }),
  write: ({ project, feature }) => {
    if (project.blueprint.features.some(({ kind }) => kind === "account")) return { modules: [] };
    return {
      modules: [
        ...profileModules(project, feature.fields),
        { path: page.from, library: true, parts: [{ name: page.name, code: pageCode }] },
        { path: link.from, library: true, parts: [{ name: link.name, code: linkCode }] },
      ],
      bar: [link],
      routes: [{ path: "/profile", component: page }],
    };
  },
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

const pageCode = code`
  function OwnProfilePage() {
    return (
      <>
        <@PageHeading title="Your profile" intro="What others see of you, and how to reach you." />
        <@OwnProfileEditor owner="me" />
      </>
    );
  }`;

const linkCode = code`
  function OwnProfileLink() {
    const { name, photo } = @useProfile("me");
    return (
      <@Link
        to="/profile"
        aria-label="Profile"
        className="flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control px-2 text-sm font-semibold text-on-bar hover:bg-bar-tint"
      >
        {photo === "" ? <@UserRoundIcon className="size-5" /> : <@PersonPhoto name={name} photo={photo} />}
        <span className="hidden sm:inline">Profile</span>
      </@Link>
    );
  }`;
