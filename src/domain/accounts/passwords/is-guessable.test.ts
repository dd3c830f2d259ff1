import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isGuessable } from "./is-guessable.ts";

const COMMON = `password Password1 P@ssw0rd p4ssw0rd! Password2024! 12345678 123456789 1234567890 87654321 11111111 qwertyuiop 1q2w3e4r
1qaz2wsx qwerty123 Qwerty!234 iloveyou sunshine1 princess2023 abc12345 abcd1234 letmein1 Welcome123 welcome2025! admin123
administrator football1 superman1 asdfghjkl zxcvbnm1 aaaaaaaa abcabcabc 12341234 trustno1 passwordpassword 147258369 qazwsxedc
monkey123 dragon2000 987654321 asdf1234 1234qwer qwer1234 q1w2e3r4 charlie1 changeme1 secret123 starwars77 summer2026
michael1 computer1 internet00 whatever1 gadget2020! butterfly1 stargate1 liverpool1 11223344 baseball! mustang69 123123123 00000000 testtest Test1234`;

const UNCOMMON = [
  "correct horse battery staple",
  "sunshine on a cloudy day",
  "9xkV2mQp",
  "Tb7#kk-2zr",
  "my password is a long sentence",
  "häuschen im grünen",
  "dragonflies eat mosquitoes",
  "4815162342 lost",
  "пароль длинный и свой",
];

describe("isGuessable", () => {
  for (const password of COMMON.split(/\s+/)) test(`refuses ${password}`, async () => assert.equal(await isGuessable(password), true));
  for (const password of UNCOMMON) test(`allows ${password}`, async () => assert.equal(await isGuessable(password), false));
});
