import { dayWords } from '#app/platform/clock/day-words.ts';
import { pageMeta, sharingPicture } from '#app/site/meta/page-meta.ts';
import { requestPath } from '#app/site/meta/request-path.ts';
import { blogPosting } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { readNext } from '#content/blog/post.ts';
import { isPastReview, sourcesOf } from '#content/facts/reading/sources-of.ts';
import { blogPage } from '#content/pages/blog.ts';
import { ContentsList } from '../skeleton/contents-list.tsx';
import { NextStep } from '../skeleton/next-step.tsx';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { quotePathOf } from '../skeleton/quote-way/quote-path.ts';
import { RelatedPages } from '../skeleton/related-pages.tsx';
import { setTypeIn } from '../skeleton/set-type.ts';
import { PostBody } from './post-body.tsx';
import { filledPost, listPosts, postCategoryName, shownPost } from './read-posts.ts';
import { showBlocks } from './show-blocks.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const path = requestPath(request);
  const posts = listPosts();
  const found = posts.find((candidate) => candidate.url === path);
  if (!found) throw new RangeError(`There is no post at ${path}.`);
  const { content: _set, ...post } = shownPost(found, facts);
  const related = readNext(found, posts).map((other) => shownPost(other, facts));
  const blocks = showBlocks(filledPost(found, facts).content, facts);
  return {
    post: { ...post, category: postCategoryName(post.category) },
    quotePath: quotePathOf(post.category),
    blocks,
    places: blocks.flatMap((block) => ('text' in block ? [{ id: block.id, label: block.text }] : [])),
    isBeingChecked: isPastReview(found, facts.day),
    factSources: setTypeIn(sourcesOf(found.content, facts)),
    published: dayWords(post.datePublished),
    modified: dayWords(post.dateModified),
    reviewed: { day: found.dateModified, words: dayWords(found.dateModified) },
    related: related.map(({ title, url }) => ({ label: title, to: url })),
  };
}

const crumbsOf = (post: Loaded['post']) => [
  { label: 'Resources', to: '/blog' },
  { label: post.title, to: post.url },
];

export const meta = ({ loaderData }: { loaderData: Loaded }) => {
  const { post } = loaderData;
  const picture = sharingPicture(post.url, pictureName(post.imageUrl));
  return pageMeta({
    path: post.url,
    title: post.title,
    description: post.description,
    picture: pictureName(post.imageUrl),
    crumbs: crumbsOf(post),
    article: post,
    things: [blogPosting({ ...post, path: post.url, picture })],
  });
};

/** One longer read. */
export default function BlogShow({ loaderData }: { loaderData: Loaded }) {
  const { post, blocks, places, isBeingChecked, factSources, reviewed, related, quotePath } = loaderData;
  return (
    <>
      <PageHero crumbs={crumbsOf(post)} heading={post.title} lead={post.excerpt} imageUrl={post.imageUrl}>
        <Byline {...loaderData} />
      </PageHero>
      <div className="site-width grid justify-between gap-x-16 pb-20 lg:grid-cols-[15rem_minmax(0,48rem)] lg:pt-14 print:block print:p-0">
        <ContentsList places={places} />
        <article className="min-w-0 lg:-mt-5">
          <PostBody blocks={blocks} />
          <NextStep
            id="next-step"
            heading="Would you like a quote from a licensed broker?"
            text="One licensed broker at a time gets your request. If we ask another, the first can no longer open it. You get a link that shows who has opened your request, and when."
            to={quotePath}
            label="Get a Free Quote"
          />
          <RelatedPages heading="Read next" links={related} />
          <PageSources
            reviewed={reviewed}
            isBeingChecked={isBeingChecked}
            pointers={post.sources}
            facts={factSources}
            notice={blogPage.notice}
          />
        </article>
      </div>
    </>
  );
}

function Byline({ post, published, modified }: Pick<Loaded, 'post' | 'published' | 'modified'>) {
  return (
    <p className="text-sm text-slate">
      {post.author} · {post.category} ·{' '}
      <time dateTime={post.datePublished} className="whitespace-nowrap">
        {published}
      </time>
      {post.dateModified !== post.datePublished && (
        <>
          ,{' '}
          <span className="whitespace-nowrap">
            updated <time dateTime={post.dateModified}>{modified}</time>
          </span>
        </>
      )}
    </p>
  );
}

/** Pictures for sharing carry the names of the scenes they show. */
function pictureName(imageUrl: string): string {
  return imageUrl.replace(/^.*\//, '').replace(/\.svg$/, '');
}
