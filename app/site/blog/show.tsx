import '../prose.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { brand } from '#content/brand.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { formatDay } from '../format-day.ts';
import { pageMeta } from '../page-meta.ts';
import { requestPath } from '../request-path.ts';
import { blogPosting } from '../structured-data.ts';
import { listPosts } from './read-posts.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const slug = requestPath(request).split('/').at(-1);
  const posts = listPosts();
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) throw new RangeError(`There is no post called ${slug}.`);
  const near = posts.filter((other) => other !== post);
  const related = near
    .toSorted((a, b) => Number(b.category === post.category) - Number(a.category === post.category))
    .slice(0, 3);
  return {
    post,
    path: `/blog/${post.slug}`,
    published: formatDay(post.datePublished),
    modified: formatDay(post.dateModified),
    related: related.map(({ title, slug: other }) => ({ label: title, to: `/blog/${other}` })),
  };
}

const crumbsOf = ({ post, path }: Pick<Loaded, 'post' | 'path'>) => [
  { label: 'Resources', to: '/blog' },
  { label: post.title, to: path },
];

export const meta = ({ loaderData }: { loaderData: Loaded }) => {
  const { post, path } = loaderData;
  const picture = `/og/${pictureName(post.imageUrl)}.png`;
  return pageMeta({
    path,
    title: post.title,
    description: post.description,
    picture: pictureName(post.imageUrl),
    crumbs: crumbsOf(loaderData),
    article: post,
    things: [blogPosting({ ...post, path, picture })],
  });
};

/** One longer read. */
export default function BlogShow({ loaderData }: { loaderData: Loaded }) {
  const { post, published, modified, related } = loaderData;
  return (
    <article className="site-width pt-5 pb-20">
      <header className="mx-auto max-w-[46rem]">
        <Breadcrumb crumbs={crumbsOf(loaderData)} />
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
      <img
        src={post.imageUrl}
        alt=""
        width="640"
        height="420"
        className="mt-8 aspect-[21/9] h-auto w-full rounded-card bg-[#e6f0f4] object-cover object-[50%_80%] print:hidden"
      />
      <div className="mx-auto mt-10 max-w-[46rem]">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own files while the site is built */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
        <PostFoot post={post} modified={modified} />
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

function PostFoot({ post, modified }: Pick<Loaded, 'post' | 'modified'>) {
  return (
    <footer className="mt-12 border-t border-line pt-6 text-sm text-slate">
      {post.sources.length > 0 && (
        <>
          <h2 className="font-semibold text-ink">Sources</h2>
          <ul className="mt-1 list-disc pl-5">
            {post.sources.map((source) => (
              <li key={source} className="py-0.5">
                {source}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        Last reviewed <time dateTime={post.dateModified}>{modified}</time>. General information, not advice.{' '}
        {brand.notABroker}
      </p>
    </footer>
  );
}

/** Pictures for sharing carry the names of the scenes they show. */
function pictureName(imageUrl: string): string {
  return imageUrl.replace(/^.*\//, '').replace(/\.svg$/, '');
}
