import assert from "node:assert/strict";
import { test } from "node:test";
import { profileFieldsOf } from "./profile-fields.ts";

const usual = ["photo", "phone", "location", "about"];

test("a profile of which nothing is said has a photo, a phone number, a place and a few words", () => {
  assert.deepEqual(profileFieldsOf("users can manage their profiles"), usual);
});

test("what a prompt lists for a profile is asked for", () => {
  const fields = profileFieldsOf("users can create profiles, add skills and certifications, and list their hobbies");
  assert.deepEqual(fields, ["photo", "phone", "location", "skills", "certifications", "interests", "about"]);
});

test("skills that belong to no profile are left out", () => {
  assert.deepEqual(profileFieldsOf("a game in which skills are trained"), usual);
});
