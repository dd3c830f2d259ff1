import { readSubject } from "../read-subject.ts";

/** Information security for everyone. */
export const security = readSubject(
  {
    ...{ id: "security", title: "Information security" },
    words: /\b(?:information security|cyber\w*|security|passwords?|privacy|phishing|hack\w*|encryption)\b/,
  },
  `
  Passwords | What makes a password strong? | Length and being unique | A birthday in it | Being easy to guess | Being used everywhere | A long password used for one account only resists guessing.
  Passwords | What does a password manager do? | Keeps unique passwords safe | Sends passwords by e-mail | Makes all passwords the same | Removes passwords | One strong password opens the safe with all the others.
  Passwords | What is two-factor authentication? | Two different proofs of who you are | Two passwords of one kind | Logging in twice | Two user names | Something you know together with something you have.
  Passwords | How should a server keep passwords? | Salted and hashed | As plain text | In a public file | In the address | A slow, salted hash cannot simply be read back.
  Attacks | What is phishing? | Luring people to give away secrets | A kind of firewall | A backup method | A faster network | False messages lead to false login pages.
  Attacks | What does ransomware do? | Locks data and asks for money | Speeds up a computer | Cleans a disk | Filters spam | Backups that are kept apart are the best help.
  Attacks | What is SQL injection? | Input that is run as a database command | A way to speed up queries | A kind of backup | A database licence | Prepared statements keep input and commands apart.
  Attacks | What is social engineering? | Tricking people instead of machines | Building social networks | Teaching programming | Designing offices | A friendly call can open more doors than a virus.
  Protection | What does the padlock of HTTPS stand for? | An encrypted connection | A trustworthy shop | A site without ads | A free site | It says who is asked and that nobody listens in; not that they are honest.
  Protection | Why should updates be installed soon? | They close known holes | They use less power | They change the colours | They delete old files | Known holes are attacked first.
  Protection | What does the C in the CIA triad of security stand for? | Confidentiality | Control | Compliance | Computing | Confidentiality, integrity and availability.
  Protection | What is the principle of least privilege? | Only the rights that a task needs | All rights for everyone | No rights for anyone | Rights for managers only | What one cannot do, one cannot do by mistake.`,
);
