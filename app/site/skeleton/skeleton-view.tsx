import { Fragment, type ReactNode } from 'react';
import { placeId } from '#app/platform/text/place-id.ts';
import { Figure } from '#app/site/figures/figure.tsx';
import type { LoadedFigure } from '#app/site/figures/load-figures.ts';
import type { Crumb } from '#app/site/frame/breadcrumb.tsx';
import type { Section } from '#content/pages/page.ts';
import type { PagePart } from '#content/pages/page-part.ts';
import {
  SKELETON_HEADINGS,
  SKELETON_ORDER,
  type SkeletonBlock,
  type SkeletonHeadings,
  type SkeletonPage,
} from '#content/pages/skeleton-page.ts';
import { ChangeBox } from './change/change-box.tsx';
import type { ShownChange } from './change/show-change.ts';
import { PageFrame } from './page-frame.tsx';
import type { PageSourcesProps } from './page-sources.tsx';
import { Checklist as TickList } from './parts/checklist.tsx';
import { CoverTable } from './parts/cover-table.tsx';
import { MARKS } from './parts/marks.ts';
import { PagePartView } from './parts/page-part.tsx';
import { PhoneFold } from './parts/phone-fold.tsx';
import { PriceScales } from './parts/price-scales.tsx';
import type { Question } from './question-list.tsx';
import { Part, SectionBody } from './text-section.tsx';

export type SkeletonContent = Omit<SkeletonPage, 'pointers' | 'reviewedOn' | 'change' | 'whatItIs'> & {
  what: Omit<Section, 'heading'>;
  change?: ShownChange | undefined;
};

type SkeletonViewProps = {
  page: SkeletonContent;
  questions: readonly Question[];
  crumbs: readonly Crumb[];
  quotePath: string;
  sources: PageSourcesProps;
  imageUrl?: string | undefined;
  figures: { before: readonly LoadedFigure[]; after: readonly LoadedFigure[] };
  /** What the parts are called here. */
  headings?: SkeletonHeadings;
  /** Parts of this kind of page only, in the blocks of these names. */
  extra?: { before?: ExtraPart[]; after?: ExtraPart[] };
  intro?: ReactNode;
};

export type ExtraPart = { heading: string; body: ReactNode };

/** Service, industry and city pages: the same parts, in the order in which people worry about each of them. */
export function SkeletonView({
  page,
  questions,
  crumbs,
  quotePath,
  sources,
  imageUrl,
  figures,
  headings = SKELETON_HEADINGS,
  extra,
  intro,
}: SkeletonViewProps) {
  const before = [...(extra?.before ?? []), ...figures.before.map(partOf)];
  const after = [...(extra?.after ?? []), ...figures.after.map(partOf)];
  const order = page.order ?? SKELETON_ORDER;
  const named = new Set(order.map((place) => (typeof place === 'object' ? place.section : undefined)));
  const blocks: Record<SkeletonBlock, ExtraPart[]> = {
    whatItIs: [
      {
        heading: headings.whatItIs,
        body: <WhatItIs page={page} heading={headings.whatItIs} intro={intro} />,
      },
    ],
    change: page.change
      ? [
          {
            heading: page.change.heading,
            body: <ChangeBox change={page.change} id={placeId(page.change.heading)} />,
          },
        ]
      : [],
    before: before.map(inPart),
    covers: [{ heading: headings.covers, body: <Covers page={page} heading={headings.covers} /> }],
    doesNotCover: [
      { heading: headings.doesNotCover, body: <DoesNotCover page={page} heading={headings.doesNotCover} /> },
    ],
    sections: page.sections.filter(({ heading }) => !named.has(heading)).map(sectionPart),
    after: after.map(inPart),
    priceDrivers: [
      { heading: headings.priceDrivers, body: <PriceDrivers page={page} heading={headings.priceDrivers} /> },
    ],
    checklist: [
      { heading: headings.checklist, body: <Checklist page={page} heading={headings.checklist} /> },
    ],
  };
  const parts = order.flatMap((place) =>
    typeof place === 'object'
      ? page.sections.filter(({ heading }) => heading === place.section).map(sectionPart)
      : blocks[place],
  );
  const places = parts.map(({ heading }) => heading);
  return (
    <PageFrame {...{ page, imageUrl, crumbs, questions, quotePath, sources, places }}>
      {parts.map(({ heading, body }) => (
        <Fragment key={heading}>{body}</Fragment>
      ))}
    </PageFrame>
  );
}

function partOf(figure: LoadedFigure): ExtraPart {
  const body = (
    <PhoneFold summary={figure.foldedAs ?? null}>
      <Figure figure={figure} />
    </PhoneFold>
  );
  return { heading: figure.heading, body };
}

function sectionPart(section: PagePart): ExtraPart {
  return { heading: section.heading, body: <PagePartView part={section} /> };
}

function inPart({ heading, body }: ExtraPart): ExtraPart {
  const part = (
    <Part id={placeId(heading)} heading={heading}>
      {body}
    </Part>
  );
  return { heading, body: part };
}

type BlockProps = { page: SkeletonContent; heading: string };

function WhatItIs({ page, heading, intro }: BlockProps & { intro: ReactNode }) {
  return (
    <Part id={placeId(heading)} heading={heading}>
      <SectionBody section={page.what} />
      {intro}
    </Part>
  );
}

function Covers({ page, heading }: BlockProps) {
  return (
    <Part id={placeId(heading)} heading={heading} intro={page.covers.intro}>
      <CoverTable rows={page.covers.rows} caption={`${heading}: ${page.heading}`} />
      {page.covers.more && <MoreCovers {...page.covers.more} />}
    </Part>
  );
}

/** Folded on screens, where a search in the page opens it; on paper it stands open. */
function MoreCovers({ heading, intro, rows }: NonNullable<SkeletonPage['covers']['more']>) {
  return (
    <details className="mt-2 fold-line border-b border-line print:details-content:[content-visibility:visible]">
      <summary>{heading}</summary>
      <p className="max-w-text">{intro}</p>
      <CoverTable rows={rows} caption={heading} />
    </details>
  );
}

function DoesNotCover({ page, heading }: BlockProps) {
  return (
    <Part id={placeId(heading)} heading={heading} intro={page.doesNotCover.intro}>
      <ul className={`mt-4 flex max-w-text flex-col gap-2.5 ${MARKS.no}`}>
        {page.doesNotCover.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Part>
  );
}

function PriceDrivers({ page, heading }: BlockProps) {
  return (
    <Part id={placeId(heading)} heading={heading} intro={page.priceDrivers.intro}>
      <PriceScales items={page.priceDrivers.items} />
    </Part>
  );
}

function Checklist({ page, heading }: BlockProps) {
  return (
    <Part id={placeId(heading)} heading={heading} intro={page.checklist.intro}>
      <TickList items={page.checklist.items} />
      {page.checklist.ask && (
        <>
          <h3 className="mt-6 font-semibold">{SKELETON_HEADINGS.ask}</h3>
          <ul className={`mt-2 max-w-text *:break-inside-avoid *:py-1.5 ${MARKS.toTick}`}>
            {page.checklist.ask.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
