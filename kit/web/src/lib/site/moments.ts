// What happened, or will, in its order.

/** An event with when it is, in words, a year or a time. */
export interface Moment {
  when: string;
  title: string;
  text: string;
}

/** The moments in which a search occurs, without regard to case. */
export function matchingMoments(moments: readonly Moment[], search: string): readonly Moment[] {
  const wanted = search.trim().toLowerCase();
  return moments.filter(({ when, title, text }) =>
    `${when} ${title} ${text}`.toLowerCase().includes(wanted),
  );
}
