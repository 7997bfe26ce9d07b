import { absolute } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { brand } from '#content/brand.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { blogPage } from '#content/pages/blog.ts';
import { filledPost, listPosts, postCategoryName } from '../blog/read-posts.ts';
import { escapeXml } from './escape-xml.ts';

/** The posts as an Atom feed. */
export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const posts = listPosts().map((post) => filledPost(post, facts));
  const page = fillFactsIn(blogPage, facts);
  const updated =
    posts
      .map(({ dateModified }) => dateModified)
      .toSorted()
      .at(-1) ?? page.reviewedOn;
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${brand.locale}">`,
    `  <id>${absolute('/blog')}</id>`,
    `  <title>${escapeXml(`${brand.name}: ${page.heading}`)}</title>`,
    `  <subtitle>${escapeXml(page.description)}</subtitle>`,
    `  <link rel="self" href="${absolute('/feed.xml')}"/>`,
    `  <link href="${absolute('/blog')}"/>`,
    `  <updated>${morning(updated)}</updated>`,
    ...posts.flatMap((post) => [
      '  <entry>',
      `    <id>${escapeXml(absolute(post.url))}</id>`,
      `    <title>${escapeXml(post.title)}</title>`,
      `    <link href="${escapeXml(absolute(post.url))}"/>`,
      `    <author><name>${escapeXml(post.author)}</name></author>`,
      `    <category term="${escapeXml(postCategoryName(post.category))}"/>`,
      `    <published>${morning(post.datePublished)}</published>`,
      `    <updated>${morning(post.dateModified)}</updated>`,
      `    <summary>${escapeXml(post.excerpt)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/atom+xml' } });
}

/** Nine in the morning, Alberta time. */
function morning(day: string): string {
  return `${day}T09:00:00-06:00`;
}
