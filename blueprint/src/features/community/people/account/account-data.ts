// `src/lib/account.ts` of the generated app: accounts that live in the browser, and who is logged in.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

const OPENING = `
Accounts of this browser. There is no server: an account keeps the data of several people on one device apart, and its
password is kept only as a salted hash. Do not take it for protection against someone who holds the device.`;

/** The store of the accounts. */
export function accountDataModule(slug: string): ModuleSource {
  return {
    path: "src/lib/account.ts",
    opening: OPENING,
    library: true,
    parts: [
      {
        name: "OwnAccount",
        isType: true,
        code: code`
          interface OwnAccount {
            /** In lower case. */
            email: string;
            salt: string;
            /** PBKDF2 with SHA-256, as hexadecimal digits. */
            hash: string;
          }`,
      },
      {
        name: "ownAccounts",
        code: code`
          const ownAccounts = @createCollection<@OwnAccount>({ key: ${`${slug}/accounts`}, read: @readAccountOf, samples: () => [] });`,
      },
      {
        name: "readAccountOf",
        code: code`
          function readAccountOf(saved: @SavedObject): @OwnAccount | null {
            const account = { email: @readText(saved.email), salt: @readText(saved.salt), hash: @readText(saved.hash) };
            return Object.values(account).includes("") ? null : account;
          }`,
      },
      { name: "SESSION_KEY", code: code`const SESSION_KEY = ${`${slug}/session`};` },
      ...sessionParts,
      ...passwordParts,
      ...actParts,
    ],
  };
}

const sessionParts: Part[] = [
  {
    name: "ownSession",
    comment: "The id of the account that is logged in; empty for none.",
    code: code`const ownSession = { current: @readItem(@SESSION_KEY) ?? "", listeners: new Set<() => void>() };`,
  },
  {
    name: "startSession",
    code: code`
      function startSession(id: string) {
        @ownSession.current = id;
        @writeItem(@SESSION_KEY, id);
        for (const listener of @ownSession.listeners) listener();
      }`,
  },
  {
    name: "useAccount",
    comment: "The account that is logged in; null for none.",
    code: code`
      function useAccount(): @Stored<@OwnAccount> | null {
        const id = @useSyncExternalStore(
          (listener) => {
            @ownSession.listeners.add(listener);
            return () => @ownSession.listeners.delete(listener);
          },
          () => @ownSession.current,
        );
        return @useRows(@ownAccounts).find((account) => account.id === id) ?? null;
      }`,
  },
];

const passwordParts: Part[] = [
  {
    name: "hexOf",
    code: code`
      function hexOf(bytes: Uint8Array): string {
        return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      }`,
  },
  {
    name: "hashPassword",
    comment: "Refuses where the browser offers no cryptography: on pages that came without HTTPS.",
    code: code`
      async function hashPassword(password: string, salt: string): Promise<string> {
        const text = new TextEncoder();
        const key = await crypto.subtle.importKey("raw", text.encode(password), "PBKDF2", false, ["deriveBits"]);
        const settings = { name: "PBKDF2", hash: "SHA-256", salt: text.encode(salt), iterations: 100_000 };
        return @hexOf(new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256)));
      }`,
  },
  {
    name: "whyNoPasswords",
    comment: "Why passwords cannot be kept safely here; null where they can.",
    code: code`
      function whyNoPasswords(): string | null {
        return window.isSecureContext ? null : "This page did not come over HTTPS, so that no password can be kept safely: accounts are off here.";
      }`,
  },
];

const actParts: Part[] = [
  {
    name: "signUp",
    comment: "Opens an account and logs in to it; returns what is wrong, or null.",
    code: code`
      async function signUp({ name, email, password }: { name: string; email: string; password: string }): Promise<string | null> {
        const known = @ownAccounts.all().some((account) => account.email === email.toLowerCase());
        if (known) return "There is an account with this e-mail address already. Log in instead.";
        const salt = @hexOf(crypto.getRandomValues(new Uint8Array(16)));
        const account = @ownAccounts.add({ email: email.toLowerCase(), salt, hash: await @hashPassword(password, salt) });
        @saveProfile(account.id, @readProfileOf({ name, email }));
        @startSession(account.id);
        return null;
      }`,
  },
  {
    name: "logIn",
    comment: "Logs in; returns what is wrong, or null.",
    code: code`
      async function logIn({ email, password }: { email: string; password: string }): Promise<string | null> {
        const account = @ownAccounts.all().find((candidate) => candidate.email === email.toLowerCase());
        const isRight = account !== undefined && (await @hashPassword(password, account.salt)) === account.hash;
        if (!isRight) return "The e-mail address or the password is wrong.";
        const profile = @ownProfiles.all().find((candidate) => candidate.owner === account.id);
        @savePerson({ name: profile?.name ?? "", email: profile?.email ?? account.email });
        @startSession(account.id);
        return null;
      }`,
  },
  {
    name: "logOut",
    code: code`
      function logOut() {
        @savePerson({ name: "", email: "" });
        @startSession("");
      }`,
  },
  {
    name: "changePassword",
    comment: "Changes the password of this account; false where the present one is wrong.",
    code: code`
      async function changePassword(account: @Stored<@OwnAccount>, { present, next }: { present: string; next: string }): Promise<boolean> {
        if ((await @hashPassword(present, account.salt)) !== account.hash) return false;
        const salt = @hexOf(crypto.getRandomValues(new Uint8Array(16)));
        @ownAccounts.update(account.id, { salt, hash: await @hashPassword(next, salt) });
        return true;
      }`,
  },
];
