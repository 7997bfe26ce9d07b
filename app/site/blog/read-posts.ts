import { type Post, parsePost } from '#content/blog/post.ts';
import { isPostSlug, POST_SLUGS } from '#content/blog/posts.ts';
import { changedOn } from '#content/facts/reading/changed-on.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { setTypeIn } from '../skeleton/set-type.ts';

const FILES = import.meta.glob<string>('/content/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All posts in the order of the list, as their files stand. For loaders only: no text of it travels by itself. */
export function listPosts(): readonly Post[] {
  const posts = Object.values(FILES).map(parsePost);
  return posts.toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug));
}

/** A post with its facts filled in. It was changed when somebody wrote in it, or when a day changed its words. */
export function filledPost(post: Post, facts: FactBook): Post {
  return { ...fillFactsIn(post, facts), dateModified: changedOn(post, post.dateModified, facts.day) };
}

/** A post as readers see it: filled and set in type, its title too. */
export function shownPost(post: Post, facts: FactBook): Post {
  const { description, ...rest } = filledPost(post, facts);
  return { ...setTypeIn(rest), description };
}

const CATEGORY_NAMES: Record<Post['category'], string> = {
  auto: 'Auto',
  home: 'Home, condo and tenant',
  'super-visa': 'Super Visa',
  'commercial-auto': 'Commercial auto and rideshare',
  business: 'Business',
  general: 'How this site works',
};

/** The name of a category in lists and in the structured data. */
export function postCategoryName(category: Post['category']): string {
  return CATEGORY_NAMES[category];
}

function placeOf(slug: string): number {
  return isPostSlug(slug) ? POST_SLUGS.indexOf(slug) : POST_SLUGS.length;
}
