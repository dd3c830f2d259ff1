// `src/lib/profile.ts` of the generated app: what a person tells about themselves, kept in the browser by its owner.
import { code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { type ProfileField, type ProfileFieldId, profileFields } from "./profile-fields.ts";

const isList = ({ kind }: ProfileField): boolean => kind === "list";

/** The store of profiles with these fields. */
export function profileDataModule(slug: string, ids: readonly ProfileFieldId[]): ModuleSource {
  const fields = profileFields(ids);
  return {
    path: "src/lib/profile.ts",
    opening: "What people tell about themselves. It is kept in this browser and sent nowhere.",
    library: true,
    parts: [
      ...typeParts(fields),
      {
        name: "ownProfiles",
        code: code`
          const ownProfiles = @createCollection<@KeptProfile>({
            key: ${`${slug}/profiles`},
            read: (saved) => ({ ...@readProfileOf(saved), owner: @readText(saved.owner) }),
            samples: () => [],
          });`,
      },
      ...storeParts,
    ],
  };
}

function typeParts(fields: readonly ProfileField[]): Part[] {
  return [
    {
      name: "OwnProfile",
      isType: true,
      comment: "Empty texts and lists for what was not told.",
      code: code`
        interface OwnProfile {
          name: string;
          email: string;
          ${fields.map((field) => code`${raw(field.id)}: ${raw(isList(field) ? "string[]" : "string")};`)}
        }`,
    },
    {
      name: "KeptProfile",
      isType: true,
      code: code`
        interface KeptProfile extends @OwnProfile {
          owner: string;
        }`,
    },
    {
      name: "readProfileOf",
      code: code`
        function readProfileOf(saved: @SavedObject): @OwnProfile {
          return {
            name: @readText(saved.name),
            email: @readText(saved.email),
            ${fields.map((field) => code`${raw(field.id)}: ${isList(field) ? code`@readTexts(saved.${raw(field.id)})` : code`@readText(saved.${raw(field.id)})`},`)}
          };
        }`,
    },
  ];
}

const storeParts: Part[] = [
  {
    name: "useProfile",
    comment: "The profile of this owner; where there is none yet, one with the name that the person gave elsewhere in the app.",
    code: code`
      function useProfile(owner: string): @OwnProfile {
        const person = @usePerson();
        const kept = @useRows(@ownProfiles).find((profile) => profile.owner === owner);
        return kept ?? @readProfileOf({ ...person });
      }`,
  },
  {
    name: "saveProfile",
    comment: "Keeps the profile; the rest of the app greets the person by its name.",
    code: code`
      function saveProfile(owner: string, profile: @OwnProfile) {
        const kept = @ownProfiles.all().find((candidate) => candidate.owner === owner);
        if (kept) @ownProfiles.update(kept.id, profile);
        else @ownProfiles.add({ ...profile, owner });
        @savePerson({ name: profile.name, email: profile.email });
      }`,
  },
  {
    name: "shrinkPhoto",
    comment: "A picture file as a small square data URL; null for a file that is no picture.",
    code: code`
      async function shrinkPhoto(file: File): Promise<string | null> {
        try {
          const picture = await createImageBitmap(file);
          const side = Math.min(picture.width, picture.height);
          const canvas = document.createElement("canvas");
          canvas.width = @PHOTO_SIDE;
          canvas.height = @PHOTO_SIDE;
          const left = (picture.width - side) / 2;
          const top = (picture.height - side) / 2;
          canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, @PHOTO_SIDE, @PHOTO_SIDE);
          return canvas.toDataURL("image/jpeg", 0.85);
        } catch {
          return null;
        }
      }`,
  },
  { name: "PHOTO_SIDE", comment: "In pixels.", code: code`const PHOTO_SIDE = 256;` },
];
