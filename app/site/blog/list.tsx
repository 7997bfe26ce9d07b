import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { LazyPicture } from '#app/site/pictures/lazy-picture.tsx';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { blogPage } from '#content/pages/blog.ts';
import { withWord, wordIn } from '../skeleton/kept-word.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { listPosts, postCategoryName, shownPost } from './read-posts.ts';
import { SubjectFilter } from './subject-filter.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Resources', to: '/blog' }];

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  return {
    page: fillFactsIn(blogPage, facts),
    reviewed: { day: blogPage.reviewedOn, words: dayWords(blogPage.reviewedOn) },
    posts: listPosts()
      .map((post) => shownPost(post, facts))
      .map(({ url, title, excerpt, category, imageUrl, datePublished }) => ({
        to: url,
        title,
        excerpt,
        category: postCategoryName(category),
        imageUrl,
        published: { day: datePublished, words: dayWords(datePublished) },
      })),
  };
}

export const meta = ({ loaderData: { page } }: { loaderData: Loaded }) => [
  ...pageMeta({ ...page, picture: 'blog', crumbs: CRUMBS }),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/feed.xml', title: page.heading },
];

/** Longer reads, of all subjects or of one: the first across the page, the others in threes. */
export default function BlogList({ loaderData: { page, reviewed, posts } }: { loaderData: Loaded }) {
  const { subjects, chosen, choose } = useSubjects(posts);
  return (
    <>
      <PageHero crumbs={CRUMBS} heading={page.heading} lead={page.lead} imageUrl="/illustrations/books.svg" />
      <h2 className="sr-only">{page.listHeading}</h2>
      <div className="site-width pt-8">
        <SubjectFilter subjects={subjects} chosen={chosen} onChoose={choose} />
      </div>
      <ul className="site-width grid gap-x-8 gap-y-12 pt-8 sm:grid-cols-2 md:grid-cols-3">
        {posts
          .filter(({ category }) => chosen === '' || category === chosen)
          .map((post) => (
            <li key={post.to} className="first:sm:col-span-full">
              <Link
                prefetch="intent"
                to={post.to}
                className="group grid items-center gap-x-8 md:in-[li:first-child]:grid-cols-3"
              >
                <LazyPicture
                  src={post.imageUrl}
                  className="aspect-[16/9] rounded-card bg-[#e6f0f4] md:in-[li:first-child]:col-span-2"
                />
                <div className="mt-4 md:in-[li:first-child]:mt-0">
                  <span className="block text-sm text-slate">
                    {post.category} · <time dateTime={post.published.day}>{post.published.words}</time>
                  </span>
                  <h3 className="mt-1 text-xl md:in-[li:first-child]:text-2xl group-hover:text-spruce">
                    {post.title}
                  </h3>
                  <span className="mt-2 block text-slate">{post.excerpt}</span>
                </div>
              </Link>
            </li>
          ))}
      </ul>
      <div className="site-width pb-20">
        <PageSources reviewed={reviewed} pointers={page.pointers} facts={[]} />
      </div>
    </>
  );
}

/** The subject whose posts are shown stands in the address, so that whoever comes back from a post finds the others again. */
function useSubjects(posts: readonly { category: string }[]) {
  const { key } = useLocation();
  const [chosen, setChosen] = useState('');
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1);
  const subjects = [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count);
  // Pages are made with all posts; the address is read once the page stands, and whenever it is opened anew.
  useEffect(() => {
    const kept = key && wordIn(location.href, 'about');
    setChosen(posts.some(({ category }) => category === kept) ? kept : '');
  }, [key, posts]);

  function choose(name: string) {
    setChosen(name);
    history.replaceState(history.state, '', withWord(location.href, 'about', name));
  }

  return { subjects, chosen, choose };
}
