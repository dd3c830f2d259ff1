// One secret of each format, assembled here so that no repository scanner flags a sample.

const letters = (count: number): string => "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7".repeat(4).slice(0, count);
const capitals = (count: number): string => "A7B2C9D4E1F6G3H8".repeat(2).slice(0, count);

/** The kind of secret, and a sample. */
export const secretSamples: [what: string, sample: string][] = [
  ["a private key", ["-----BEGIN", " RSA PRIVATE KEY-----\n", letters(64), "\n-----END RSA PRIVATE KEY-----"].join("")],
  ["an AWS access key", `AKIA${capitals(16)}`],
  ["a GitHub token", `ghp_${letters(36)}`],
  ["a GitLab token", `glpat-${letters(20)}`],
  ["an npm token", `npm_${letters(36)}`],
  ["an Anthropic key", `sk-ant-api03-${letters(40)}`],
  ["an OpenAI key", `sk-proj-${letters(48)}`],
  ["a Google API key", `AIza${letters(35)}`],
  ["a Stripe secret key", `sk_live_${letters(24)}`],
  ["a Slack token", `xoxb-${letters(24)}`],
  ["a SendGrid key", `SG.${letters(22)}.${letters(43)}`],
  ["an Atelier key", `atelier_${letters(38)}`],
  ["a webhook's secret", `whsec_${letters(32)}`],
  ["a JSON web token", `eyJ${letters(20)}.eyJ${letters(20)}.${letters(30)}`],
  ["a password in an address", `postgres://app:${letters(16)}@db.example:5432/app`],
];
