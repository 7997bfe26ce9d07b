import type { MetaDescriptor } from 'react-router';
import type { Crumb } from '#app/site/frame/breadcrumb.tsx';
import { brand } from '#content/brand.ts';
import { absolute, breadcrumbList, type Thing } from './structured-data.ts';

export type PageHead = {
  /** The canonical path, also on the pages of its twins. */
  path: string;
  title: string;
  description: string;
  /** The scene beside the heading in the picture for sharing. */
  picture?: string;
  crumbs?: readonly Crumb[];
  things?: readonly Thing[];
  article?: { datePublished: string; dateModified: string; keywords: readonly string[]; category: string };
  /** Set on pages that search engines should leave out. */
  isHidden?: boolean;
};

/** Everything the head of a public page says: title, description, canonical, sharing and structured data. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const { title, description, crumbs = [], things = [] } = head;
  const url = absolute(head.path);
  const graph = [...(crumbs.length > 0 ? [breadcrumbList(crumbs)] : []), ...things];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/feed.xml', title: brand.name },
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { name: 'geo.region', content: brand.region },
    ...sharing(head, url),
    ...(graph.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]
      : []),
  ];
}

/** The page's own picture for sharing. `server/build/social-pictures.ts` draws what this address says, after the build. */
export function sharingPicture(path: string, scene: string): string {
  return `/og/${scene}${path === '/' ? '/home' : path}.png`;
}

function sharing(
  { path, title, description, picture = 'site', article }: PageHead,
  url: string,
): MetaDescriptor[] {
  const image = absolute(sharingPicture(path, picture));
  return [
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: brand.locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    ...(article
      ? [
          { property: 'article:published_time', content: article.datePublished },
          { property: 'article:modified_time', content: article.dateModified },
          { property: 'article:section', content: article.category },
          { name: 'keywords', content: article.keywords.join(', ') },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
}
