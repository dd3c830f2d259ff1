// The ATELIER_PROVISION file: the accounts that must exist, and their keys. A mistake in it stops the start, because a
// service with half of its keys is worse than none; all mistakes are reported at once, each in a sentence.
import { z } from "zod";
import { SCOPES } from "../../errors.ts";
import { isKeyContract, isKeyOfContract, isKeyText } from "../../keys/key-format.ts";
import { PLAN_NAMES } from "../../plans/plans.ts";

const CREDITS_MAX = 1_000_000_000;

const required = (saying: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? `is missing: ${saying}` : `is wrong: ${saying}`),
});
const name = (saying: string) => z.string(required(saying)).trim().min(1, required(saying)).max(200, required(saying));

const ProvisionedKey = z
  .strictObject(
    {
      name: name("give the key a name of 1 to 200 characters"),
      key: z
        .string(required("give the key in full"))
        .refine(isKeyText, "is not a key: it needs atl_ or atelier_, 32 characters 0-9A-Za-z, and their checksum in six more"),
      form: z.string(required("name the contract, a, b or c")).refine(isKeyContract, "is wrong: name the contract, a, b or c"),
      scopes: z
        .array(z.enum([...SCOPES, "*"], required(`use *, or some of ${SCOPES.join(", ")}`)), required('list the scopes, or ["*"]'))
        .min(1, 'is empty: list the scopes, or ["*"]'),
    },
    required("give an object with name, key, form and scopes"),
  )
  .refine((key) => isKeyOfContract(key.key, key.form), {
    path: ["form"],
    error: "does not fit its key: the prefix atl_ belongs to form a, and atelier_ to b and c",
  });

const ProvisionedAccount = z.strictObject(
  {
    email: z.email(required("give an email address")).max(254, required("give an email address")).toLowerCase(),
    password: z
      .string(required("give at least 8 characters"))
      .min(8, "is too short: give at least 8 characters")
      .max(1_000, "is too long: give at most 1,000 characters")
      .optional(),
    plan: z.enum(PLAN_NAMES, required(`use one of ${PLAN_NAMES.join(", ")}`)),
    credits: z
      .int(required("give a whole number"))
      .min(0, required("give 0 or more"))
      .max(CREDITS_MAX, required(`give at most ${CREDITS_MAX}`))
      .optional(),
    keys: z.array(ProvisionedKey, required("list the account's keys, or []")),
  },
  required("give an object with email, plan and keys"),
);
export type ProvisionedAccount = z.infer<typeof ProvisionedAccount>;

const onlyOnce = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** The schema of ATELIER_PROVISION. Its messages are worded to follow the path of the invalid value. */
export const ProvisionFile = z
  .strictObject({ accounts: z.array(ProvisionedAccount, required("list the accounts")) }, required('give {"accounts": [...]}'))
  .superRefine((file, context) => {
    for (const email of onlyOnce(file.accounts.map((account) => account.email))) {
      context.addIssue({ code: "custom", path: ["accounts"], message: `name ${email} more than once` });
    }
    if (onlyOnce(file.accounts.flatMap(({ keys }) => keys.map(({ key }) => key))).length > 0) {
      context.addIssue({ code: "custom", path: ["accounts"], message: "hold the same key more than once" });
    }
  });
export type ProvisionFile = z.infer<typeof ProvisionFile>;
