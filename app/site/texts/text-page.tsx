import type { ReactNode } from 'react';
import { placeId } from '#app/platform/text/place-id.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import type { DatedSource } from '#content/facts/reading/sources-of.ts';
import type { Page, Section } from '#content/pages/page.ts';
import { ContentsList } from '../skeleton/contents-list.tsx';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { TextSection } from '../skeleton/text-section.tsx';

export type TextPageProps = {
  page: Pick<Page, 'path' | 'heading' | 'lead' | 'pointers' | 'related'>;
  /** The page's name in the breadcrumb. */
  name: string;
  /** A section may bring its own place, so that mails and forms can point to it. */
  sections: readonly (Section & { id?: string })[];
  reviewed: { day: string; words: string };
  sources: readonly DatedSource[];
  /** A scene of 640 by 420. */
  imageUrl?: string;
  intro?: ReactNode;
  /** Parts that `children` bring, for the list of contents. */
  more?: readonly { id: string; heading: string }[];
  children?: ReactNode;
};

/** A page that is mostly text: about, privacy, terms. */
export function TextPage({
  page,
  name,
  sections,
  reviewed,
  sources,
  imageUrl,
  intro,
  more = [],
  children,
}: TextPageProps) {
  const places = [...sections, ...more].map(({ id, heading }) => ({
    id: id ?? placeId(heading),
    label: heading,
  }));
  return (
    <>
      <PageHero
        crumbs={[{ label: name, to: page.path }]}
        heading={page.heading}
        lead={page.lead}
        imageUrl={imageUrl}
      />
      <div className="site-width grid justify-between gap-x-16 pb-20 lg:grid-cols-[15rem_minmax(0,48rem)] lg:pt-14 print:block print:p-0">
        <ContentsList places={places} />
        <article className="min-w-0 lg:-mt-14 print:mt-0">
          {intro}
          {sections.map((section) => (
            <TextSection
              key={section.heading}
              section={section}
              id={section.id ?? placeId(section.heading)}
            />
          ))}
          {children}
          <ul className="mt-12 flex flex-wrap gap-x-8 print:hidden">
            {page.related.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
          <PageSources reviewed={reviewed} pointers={page.pointers} facts={sources} notice={null} />
        </article>
      </div>
    </>
  );
}
