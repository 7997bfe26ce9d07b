import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { facts } from '#content/facts.ts';
import { blogPage } from '#content/pages/blog.ts';
import { postBlocks } from '#content/post-blocks.ts';
import { sourcesOf } from '#content/sources-of.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { formatDay } from '../format-day.ts';
import { pageMeta, sharingPicture } from '../page-meta.ts';
import { requestPath } from '../request-path.ts';
import { PageSources } from '../skeleton/page-sources.tsx';
import { blogPosting } from '../structured-data.ts';
import { PostBody } from './post-body.tsx';
import { filledPost, listPosts, postCategoryName } from './read-posts.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const path = requestPath(request);
  const posts = listPosts();
  const found = posts.find((candidate) => candidate.url === path);
  if (!found) throw new RangeError(`There is no post at ${path}.`);
  const { content, ...post } = filledPost(found);
  const related = posts
    .filter((other) => other !== found)
    .toSorted((a, b) => Number(b.category === post.category) - Number(a.category === post.category))
    .slice(0, 3);
  return {
    post: { ...post, category: postCategoryName(post.category) },
    blocks: postBlocks(content),
    factSources: sourcesOf(found.content, facts),
    published: formatDay(post.datePublished),
    modified: formatDay(post.dateModified),
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
  const { post, blocks, factSources, published, modified, related } = loaderData;
  return (
    <article className="site-width pt-5 pb-20">
      <header className="mx-auto max-w-[46rem]">
        <Breadcrumb crumbs={crumbsOf(post)} />
        <h1 tabIndex={-1} className="mt-4 text-3xl sm:text-4xl">
          {post.title}
        </h1>
        <p className="mt-4 text-lg text-slate">{post.excerpt}</p>
        <p className="mt-5 text-sm text-slate">
          {post.author} · {post.category} · Published <time dateTime={post.datePublished}>{published}</time>
          {post.dateModified !== post.datePublished && (
            <>
              , updated <time dateTime={post.dateModified}>{modified}</time>
            </>
          )}
        </p>
      </header>
      <div className="mx-auto max-w-[46rem]">
        <img
          src={post.imageUrl}
          alt=""
          width="640"
          height="420"
          className="mt-8 aspect-[2/1] h-auto w-full rounded-card bg-[#e6f0f4] object-cover object-bottom print:hidden"
        />
        <PostBody blocks={blocks} />
        <PageSources
          reviewed={{ day: post.dateModified, words: modified }}
          pointers={post.sources}
          facts={factSources}
          notice={blogPage.labels.notice}
        />
        <section className="mt-12 rounded-card bg-spruce-soft px-6 py-8 sm:px-9 print:hidden">
          <h2 className="text-2xl">Want to talk to a licensed broker?</h2>
          <p className="mt-3 max-w-text">
            One request goes to one broker partner at a time, and you see who has read it.
          </p>
          <ButtonLink to="/get-quote" size="large" className="mt-6">
            Get a Free Quote
          </ButtonLink>
        </section>
        <nav aria-label="Read next" className="mt-12 print:hidden">
          <h2 className="text-lg">Read next</h2>
          <ul className="mt-2">
            {related.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  );
}

/** Pictures for sharing carry the names of the scenes they show. */
function pictureName(imageUrl: string): string {
  return imageUrl.replace(/^.*\//, '').replace(/\.svg$/, '');
}
