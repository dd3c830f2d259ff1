// The views of the kinds of fields that this app uses.
import { linesView, paragraphView } from "@/components/fields/area-views";
import type { FieldViews } from "@/components/fields/field-view";
import { fileView } from "@/components/fields/file-view";
import { flagView } from "@/components/fields/flag-view";
import {
  dateView,
  datetimeView,
  durationView,
  emailView,
  linkView,
  numberView,
  phoneView,
  textView,
  timeView,
} from "@/components/fields/line-views";
import { pictureView } from "@/components/fields/picture-view";
import { ratingView } from "@/components/fields/rating-view";
import {
  anyReferenceView,
  referenceView,
  referencesView,
} from "@/components/fields/reference-views";
import { choiceView, stateView } from "@/components/fields/select-views";
import { tagsView } from "@/components/fields/tags-view";

export const fieldViews: FieldViews = {
  text: textView,
  paragraph: paragraphView,
  lines: linesView,
  number: numberView,
  money: numberView,
  percent: numberView,
  duration: durationView,
  date: dateView,
  datetime: datetimeView,
  time: timeView,
  flag: flagView,
  choice: choiceView,
  state: stateView,
  tags: tagsView,
  picture: pictureView,
  rating: ratingView,
  link: linkView,
  email: emailView,
  phone: phoneView,
  reference: referenceView,
  references: referencesView,
  anyReference: anyReferenceView,
  file: fileView,
};
