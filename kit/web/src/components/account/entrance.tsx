import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { Page } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { FormError } from "@/components/account/form-error";
import { PasswordInput } from "@/components/account/password-input";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { usePresentErrand } from "@/hooks/use-errand";
import { useForm } from "@/hooks/use-form";
import { app } from "@/app";
import { useCollection } from "@/hooks/use-collection";
import {
  accounts,
  hasSampleAdministrator,
  isSample,
  logIn,
  openAdministrator,
  openSampleAccount,
  PASSWORD_MIN,
  passwordErrors,
  signUp,
  whyNoPasswords,
} from "@/lib/accounts";
import { readForm } from "@/lib/entity";
import { email } from "@/lib/fields/email";
import { readText } from "@/lib/saved";
import { toast } from "@/lib/toast";
import { text } from "@/lib/fields/text";
import * as communityWords from "@/words/community";

const roles = app.roles ?? [];

/** Whether visitors have nothing to log in for: then staff are let in, and only those who are given a role open accounts. */
const isForStaff = app.accounts === "staff";
const offersSignUp = !isForStaff || roles.length > 0;

const TABS = [
  { title: communityWords.logIn, path: "/account" },
  { title: communityWords.signUp, path: "/account?form=sign-up" },
] as const;

/** The forms for someone who is not logged in; the URL says which one is shown. */
export function Entrance() {
  const [params] = useSearchParams();
  const errand = usePresentErrand();
  const reason = errand === null || errand.reason === "" ? undefined : errand.reason;
  const shown = params.get("form") === "sign-up" ? communityWords.signUp : communityWords.logIn;
  const title = isForStaff && shown === communityWords.logIn ? communityWords.staffLogIn : shown;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6">
      <Page title={title} description={reason}>
        <Card className="gap-6">
          {offersSignUp && <Tabs shown={shown} />}
          {shown === communityWords.signUp ? <SignUpForm /> : <LogInForm />}
          <SampleAccount />
          <p className="text-sm text-muted-foreground">{communityWords.accountsAreLocal}</p>
        </Card>
      </Page>
    </div>
  );
}

/** The two forms to choose from. */
function Tabs({ shown }: { shown: string }) {
  // What somebody came for holds for either form.
  const { state } = useLocation();
  return (
    <nav aria-label={communityWords.logInOrSignUp} className="flex gap-1 rounded-md bg-muted p-1">
      {TABS.map(({ title, path }) => (
        <Link
          key={path}
          to={path}
          state={state}
          aria-current={title === shown ? "page" : undefined}
          className="flex-1 rounded-md px-4 py-2.5 text-center text-sm font-semibold aria-[current=page]:bg-card"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** Lets someone in who only looks around; in each role, in an app for its owner until somebody has an account of their own, and on a public site as its administrator. */
function SampleAccount() {
  const navigate = useNavigate();
  const isNew = useCollection(accounts).every(isSample);
  const errand = usePresentErrand();
  const enter = (open: () => void) => {
    open();
    void navigate(errand?.back ?? "/");
  };
  const { administrator, samplePerson } = communityWords;
  return (
    <>
      {!isForStaff && (
        <Button variant="outline" onClick={() => enter(() => openSampleAccount(samplePerson))}>
          {communityWords.lookAround}
        </Button>
      )}
      {(isNew || hasSampleAdministrator) &&
        roles.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            onClick={() => enter(() => openSampleAccount(name, id))}
          >
            {communityWords.lookAroundAs({ role: name })}
          </Button>
        ))}
      {hasSampleAdministrator && (
        <Button variant="outline" onClick={() => enter(() => openAdministrator(administrator))}>
          {communityWords.lookAroundAs({ role: administrator })}
        </Button>
      )}
    </>
  );
}

/** Leads whoever came for something back to it; others stay on the page of their account. */
function useWayBack() {
  const navigate = useNavigate();
  const errand = usePresentErrand();
  return () => {
    if (errand !== null) void navigate(errand.back, { replace: true });
  };
}

const logInFields = {
  email: email({
    label: communityWords.emailAddress,
    required: true,
    missing: communityWords.enterYourEMailAddress,
  }),
};

/** Logs in to an account. */
function LogInForm() {
  const goBack = useWayBack();
  const { errors, handleSubmit } = useForm(
    (form) => {
      const { values, errors: wrong } = readForm(logInFields, form);
      const password = readText(form.get("password"));
      return {
        values: { ...values, password },
        errors: password === "" ? { ...wrong, password: communityWords.enterYourPassword } : wrong,
      };
    },
    async (values) => {
      const problem = whyNoPasswords() ?? (await logIn(values));
      if (problem !== null) return { form: problem };
      toast(communityWords.youAreLoggedIn);
      goBack();
      return null;
    },
  );
  return (
    <form
      noValidate
      aria-label={communityWords.logIn}
      onSubmit={handleSubmit}
      className="flex flex-col gap-5"
    >
      <FormError>{errors["form"]}</FormError>
      <FieldInput field={logInFields.email} name="email" error={errors["email"]} />
      <PasswordInput
        label={communityWords.password}
        name="password"
        purpose="current"
        errors={errors}
      />
      <Button type="submit">{communityWords.logIn}</Button>
    </form>
  );
}

const signUpFields = {
  name: text({ label: communityWords.name, required: true, missing: communityWords.enterYourName }),
  ...logInFields,
};

const openRoles = roles.filter(({ isOpen }) => isOpen);

/** The role that somebody takes when they sign up; nothing where there is none to take. */
function RoleInput() {
  if (openRoles.length === 0) return null;
  return (
    <Field label={communityWords.role}>
      {(control) => (
        <NativeSelect {...control} name="role">
          <option value="">{communityWords.noRole}</option>
          {openRoles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** Opens an account. */
function SignUpForm() {
  const goBack = useWayBack();
  const { errors, handleSubmit } = useForm(
    (form) => {
      const { values, errors: wrong } = readForm(signUpFields, form);
      const password = readText(form.get("password"));
      const role = openRoles.find(({ id }) => id === form.get("role"))?.id ?? "";
      return {
        values: { ...values, password, role },
        errors: { ...wrong, ...passwordErrors(password, readText(form.get("repeated"))) },
      };
    },
    async (values) => {
      const problem = whyNoPasswords() ?? (await signUp(values));
      if (problem !== null) return { form: problem };
      toast(communityWords.welcome({ name: values.name }));
      goBack();
      return null;
    },
  );
  return (
    <form
      noValidate
      aria-label={communityWords.signUp}
      onSubmit={handleSubmit}
      className="flex flex-col gap-5"
    >
      <FormError>{errors["form"]}</FormError>
      <FieldInput field={signUpFields.name} name="name" error={errors["name"]} />
      <FieldInput field={signUpFields.email} name="email" error={errors["email"]} />
      <RoleInput />
      <PasswordInput
        label={communityWords.password}
        name="password"
        purpose="new"
        description={communityWords.passwordLength({ count: PASSWORD_MIN })}
        errors={errors}
      />
      <PasswordInput
        label={communityWords.repeatThePassword}
        name="repeated"
        purpose="new"
        errors={errors}
      />
      <Button type="submit">{communityWords.createAccount}</Button>
    </form>
  );
}
