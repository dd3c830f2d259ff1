import { birthday } from "./birthday.ts";
import { client } from "./client.ts";
import { contact } from "./contact.ts";
import { event } from "./event.ts";
import { gift } from "./gift.ts";
import { guest } from "./guest.ts";
import { lead } from "./lead.ts";
import { volunteer } from "./volunteer.ts";

/** Things about people. */
export const people = [contact, client, lead, guest, event, gift, birthday, volunteer];
