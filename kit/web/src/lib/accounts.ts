// Accounts of this browser. There is no server: an account keeps the data of several people on one device apart, and its
// password is kept only as a salted hash. It does not protect against someone who holds the device.
import { app } from "../app";
import { recordOwner } from "./owners";
import { person } from "./person";
import { findProfile, newProfile, profiles, saveProfile } from "./profiles";
import { textsOf } from "./saved";
import { startSession } from "./session";
import { type Stored, createCollection } from "./store";
import * as communityWords from "../words/community";

export interface Account {
  /** In lower case. */
  email: string;
  salt: string;
  /** PBKDF2 with SHA-256, as hexadecimal digits. */
  hash: string;
  /** The id of a role of the app; an empty text for none. */
  role: string;
}

/** The fewest characters of a password. */
export const PASSWORD_MIN = 8;

/** The accounts of this browser. */
export const accounts = createCollection<Account>({
  name: "accounts",
  read: (saved) => {
    const account = textsOf(saved, ["email", "salt", "hash"]);
    if (Object.values(account).includes("")) return null;
    return { ...account, ...textsOf(saved, ["role"]) };
  },
});

/** Why passwords cannot be kept safely here; null where they can. */
export function whyNoPasswords(): string | null {
  return window.isSecureContext ? null : communityWords.thisPageDidNotCome;
}

/** What is wrong with a new password that was typed twice, by the names of its controls, `password` and `repeated`. */
export function passwordErrors(
  password: string,
  repeated: string,
): Readonly<Record<string, string>> {
  if (password.length < PASSWORD_MIN)
    return { password: communityWords.passwordTooShort({ count: PASSWORD_MIN }) };
  return password === repeated ? {} : { repeated: communityWords.theTwoPasswordsDiffer };
}

/** Opens an account and logs in to it; returns what is wrong, or null. */
export async function signUp({
  name,
  email,
  password,
  role = "",
}: {
  name: string;
  email: string;
  password: string;
  role?: string;
}): Promise<string | null> {
  const address = email.toLowerCase();
  if (accounts.all().some((account) => account.email === address)) {
    return communityWords.thereIsAnAccountWith;
  }
  const { id } = accounts.add({ email: address, role, ...(await seal(password)) });
  saveProfile(id, newProfile({ name, email }));
  startSession(id);
  return null;
}

/** The end of the addresses of the accounts with which people look around; nobody has such an address. */
const SAMPLE_DOMAIN = "@account.example";

const sampleEmail = (...name: readonly string[]) => `${name.join(".")}${SAMPLE_DOMAIN}`;

const ADMINISTRATOR = sampleEmail("administrator");

/** Logs in to the sample account, or to that of a role, which has no password and opens with nothing else. Some of the sample rows are theirs. */
export function openSampleAccount(name: string, role = "") {
  const owned = role === "" ? app.owns : app.roles?.find((one) => one.id === role)?.owns;
  const email = role === "" ? sampleEmail("sample") : sampleEmail("sample", role);
  openSample({ name, email, role }, owned);
}

/** Logs in to the sample account of the administrator, which public sites have. */
export function openAdministrator(name: string) {
  openSample({ name, email: ADMINISTRATOR, role: "" });
}

function openSample(
  { name, email, role }: { name: string; email: string; role: string },
  owned: readonly string[] = [],
) {
  const there = accounts.all().find((account) => account.email === email);
  if (there !== undefined) {
    person.update({ name, email });
    startSession(there.id);
    return;
  }
  const { id } = accounts.add({ email, role, salt: "none", hash: "none" });
  saveProfile(id, newProfile({ name, email }));
  startSession(id);
  for (const [entity = "", row = ""] of owned.map((place) => place.split("/")))
    recordOwner({ name: entity }, row);
}

/** Whether an account is one with which people look around. */
export function isSample({ email }: Account): boolean {
  return email.endsWith(SAMPLE_DOMAIN);
}

/** Whether the administrator has a sample account of their own: on public sites, where whoever signs up is an ordinary member. */
export const hasSampleAdministrator = app.audience === "visitors";

/** The account of the administrator: on a public site a sample account, else the first one that a person opened, and until there is one the sample account without a role. */
export function administrator(): Stored<Account> | undefined {
  // New accounts are kept before the others.
  const all = accounts.all();
  if (hasSampleAdministrator) return all.find(({ email }) => email === ADMINISTRATOR);
  return all.findLast((account) => !isSample(account)) ?? all.findLast(({ role }) => role === "");
}

/** Gives an account another role, or none: an empty text. */
export function giveRole(id: string, role: string) {
  accounts.update(id, { role });
}

/** Logs in; returns what is wrong, or null. */
export async function logIn({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<string | null> {
  const account = accounts.all().find((candidate) => candidate.email === email.toLowerCase());
  if (account === undefined || !(await opens(account, password)))
    return communityWords.theEMailAddressOr;
  const profile = findProfile(profiles.all(), account.id);
  person.update({ name: profile?.name ?? "", email: profile?.email ?? account.email });
  startSession(account.id);
  return null;
}

/** Logs out; the app no longer knows the person. */
export function logOut() {
  person.update({ name: "", email: "" });
  startSession("");
}

/** Changes the password of this account; false where the present one is wrong. */
export async function changePassword(
  account: Stored<Account>,
  { present, password }: { present: string; password: string },
): Promise<boolean> {
  if (!(await opens(account, present))) return false;
  accounts.update(account.id, await seal(password));
  return true;
}

async function opens({ salt, hash }: Account, password: string): Promise<boolean> {
  return (await hashPassword(password, salt)) === hash;
}

async function seal(password: string): Promise<Pick<Account, "salt" | "hash">> {
  const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, hash: await hashPassword(password, salt) };
}

/** Rejects where the browser offers no cryptography: on pages that came without HTTPS. */
async function hashPassword(password: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", text.encode(password), "PBKDF2", false, [
    "deriveBits",
  ]);
  const settings = {
    name: "PBKDF2",
    hash: "SHA-256",
    salt: text.encode(salt),
    iterations: 100_000,
  };
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256)));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
