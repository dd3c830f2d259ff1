// What the library says about an error is for its own log: it tells an app only that "grant request is invalid". The app's
// developer gets the reason, and what to do about it.
import type { errors } from "oidc-provider";

/** The library's reasons, in the words of a developer of an app. */
const REASONS: Readonly<Record<string, string>> = {
  "authorization code not found": "The authorization code is unknown.",
  "authorization code is expired": "The authorization code has expired: it is valid for one minute.",
  "authorization code already consumed": "The authorization code was used before, so its tokens were revoked.",
  "authorization code redirect_uri mismatch": "redirect_uri differs from the one of the authorization request.",
  "code_verifier must be provided": "code_verifier is missing.",
  "code_verifier does not match code_challenge": "code_verifier does not belong to the code_challenge of the authorization request.",
  "refresh token not found": "The refresh token is unknown, or was revoked.",
  "refresh token is expired": "The refresh token has expired: it is valid for 30 days.",
  "refresh token already used":
    "The refresh token was used before, so the connection was ended. Each one is valid once: keep the one of the latest response.",
  "client mismatch": "It was issued to another client_id.",
  "grant not found": "The connection was removed by its user.",
  "grant is expired": "The connection has ended: it lasts one year.",
  "client not found": "This client_id is not registered, or its metadata document cannot be read.",
  "no client authentication mechanism provided": "client_id is missing.",
};

/** What to do, by the error's code. */
const STEPS: Readonly<Record<string, string>> = {
  invalid_grant: "Send the user to the authorization endpoint again.",
  invalid_client: "Register the app again at /oauth/register, and use the client_id of the response.",
  invalid_target: "Leave out resource, or send the one that the resource metadata names.",
  invalid_scope: "Request scopes of scopes_supported, and when refreshing only those that were granted.",
  unsupported_grant_type: "Use authorization_code or refresh_token.",
};

/** The description of an error for the app: the reason, and what to do. */
export function explainError(error: errors.OIDCProviderError): string {
  const { error: code, error_description: general = "", error_detail: detail } = error;
  const reason = (detail === undefined ? undefined : REASONS[detail]) ?? REASONS[general] ?? sentence(detail ?? general);
  return [reason, STEPS[code]].filter((part) => part !== undefined && part !== "").join(" ");
}

function sentence(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
