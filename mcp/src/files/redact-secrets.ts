// People edit files by hand, and a model may repeat what it has read. Anything that matches an issuer's secret format
// is therefore redacted: every format that the service's static checks reject, and those that only a running server would have.
// There is no entropy heuristic, which would redact hashes and ids.

const SECRETS: ReadonlyArray<readonly [what: string, pattern: RegExp]> = [
  ["private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  ["AWS access key", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ["GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})/g],
  ["GitLab token", /\bglpat-[A-Za-z0-9_-]{20,}/g],
  ["npm token", /\bnpm_[A-Za-z0-9]{36}\b/g],
  ["Anthropic key", /\bsk-ant-[A-Za-z0-9_-]{20,}/g],
  ["OpenAI key", /\bsk-(?:proj-|svcacct-|admin-)?[A-Za-z0-9_-]{32,}/g],
  ["Google API key", /\bAIza[0-9A-Za-z_-]{35}/g],
  ["Stripe secret key", /\b[sr]k_(?:live|test)_[A-Za-z0-9]{20,}/g],
  ["Stripe webhook secret", /\bwhsec_[A-Za-z0-9+/=]{24,}/g],
  ["Slack token", /\bxox[abeprs]-[A-Za-z0-9-]{10,}/g],
  ["SendGrid key", /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/g],
  ["Atelier key", /\b(?:atl|atelier)_[A-Za-z0-9]{38}\b/g],
  ["JSON web token", /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g],
  ["password in an address", /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/?#@"'`]{0,100}:)[^\s/?#@"'`]{1,200}(?=@)/g],
];

/** A text without its secrets, and the number of redactions. */
export interface Redacted {
  text: string;
  redactions: number;
}

/** Replaces everything that looks like a secret with `[redacted <what>]`. */
export function redactSecrets(original: string): Redacted {
  let redactions = 0;
  const text = SECRETS.reduce((left, [what, pattern]) => {
    return left.replace(pattern, () => {
      redactions += 1;
      return `[redacted ${what}]`;
    });
  }, original);
  return { text, redactions };
}
