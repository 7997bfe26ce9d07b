import type { Post } from '#content/blog/post.ts';
import { allFacts, factsOn } from '#content/facts/facts.ts';
import { dayAfter } from '#content/facts/reading/day-after.ts';
import type { Fact } from '#content/facts/reading/fact.ts';
import { fillFacts } from '#content/facts/reading/fill-facts.ts';
import { isPastReview } from '#content/facts/reading/sources-of.ts';
import { readPostFiles } from './post-files.server.ts';
import type { DueReview } from './schema.ts';
import { subjectWords } from './subject-words.ts';

const WARN_DAYS = 30;

/** What has to be looked at again within thirty days of an Alberta day (ISO), what is over first. */
export function listDueReviews(day: string, facts?: readonly Fact[], posts?: readonly Post[]): DueReview[] {
  const horizon = horizonOf(day);
  return listReviews(day, facts, posts).filter(({ reviewBy }) => reviewBy <= horizon);
}

/** What comes after that, what is due first. */
export function listLaterReviews(day: string, facts?: readonly Fact[], posts?: readonly Post[]): DueReview[] {
  const horizon = horizonOf(day);
  return listReviews(day, facts, posts).filter(({ reviewBy }) => reviewBy > horizon);
}

function horizonOf(day: string): string {
  let horizon = day;
  for (let count = 0; count < WARN_DAYS; count += 1) horizon = dayAfter(horizon);
  return horizon;
}

function listReviews(
  day: string,
  facts: readonly Fact[] = allFacts,
  posts: readonly Post[] = readPostFiles(),
): DueReview[] {
  const all = [
    ...subjects(facts),
    ...posts.map(({ slug, title, reviewBy }) => ({
      what: `Article: ${fillFacts(title, factsOn(day))}`,
      path: `/blog/${slug}`,
      facts: [],
      reviewBy,
    })),
  ];
  return all
    .map((one) => ({ ...one, isOver: isPastReview(one, day) }))
    .toSorted((a, b) => a.reviewBy.localeCompare(b.reviewBy));
}

/** Facts are looked at by subject, as they lie in one file: one row for all that are due on one day. */
function subjects(facts: readonly Fact[]): Omit<DueReview, 'isOver'>[] {
  const groups = new Map<string, { subject: string; reviewBy: string; facts: DueReview['facts'] }>();
  for (const { key, reviewBy, statement, source } of facts) {
    const [subject = key] = key.split('.');
    const group = groups.get(`${subject} ${reviewBy}`) ?? { subject, reviewBy, facts: [] };
    group.facts.push({ statement, source: source.name, ...(source.url && { url: source.url }) });
    groups.set(`${subject} ${reviewBy}`, group);
  }
  return [...groups.values()].map(({ subject, ...group }) => ({
    what: `Facts about ${subjectWords(subject)}: ${group.facts.length}`,
    path: null,
    ...group,
  }));
}
