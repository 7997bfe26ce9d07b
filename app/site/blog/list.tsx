import { Link } from 'react-router';
import { formatDay } from '../format-day.ts';
import { LazyPicture } from '../lazy-picture.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { filledPost, listPosts, postCategoryName } from './read-posts.ts';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Resources', to: '/blog' }];

export function loader() {
  return {
    posts: listPosts()
      .map(filledPost)
      .map(({ url, title, excerpt, category, imageUrl, datePublished }) => ({
        to: url,
        title,
        excerpt,
        category: postCategoryName(category),
        imageUrl,
        published: { day: datePublished, words: formatDay(datePublished) },
      })),
  };
}

export const meta = () =>
  pageMeta({
    path: '/blog',
    title: 'Resources: insurance in Alberta, explained',
    description:
      'Longer reads on insurance in Alberta: the Care-First reform, hail, water, wildfire, condos, contractors, travel and the Super Visa.',
    picture: 'blog',
    crumbs: CRUMBS,
  });

/** Longer reads, the newest first. */
export default function BlogList({ loaderData: { posts } }: { loaderData: Loaded }) {
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading="Resources"
        lead="Longer reads about insurance in Alberta, each with its sources and the day it was last checked."
      />
      <ul className="site-width grid gap-x-8 gap-y-12 pt-12 pb-20 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.to}>
            <Link prefetch="intent" to={post.to} className="group block">
              <LazyPicture src={post.imageUrl} className="aspect-[16/9] rounded-card bg-[#e6f0f4]" />
              <span className="mt-4 block text-sm text-slate">
                {post.category} · <time dateTime={post.published.day}>{post.published.words}</time>
              </span>
              <h2 className="mt-1 text-xl group-hover:text-spruce">{post.title}</h2>
              <span className="mt-2 block text-slate">{post.excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
