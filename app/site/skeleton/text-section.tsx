import type { ReactNode } from 'react';
import { LazyPicture } from '#app/site/pictures/lazy-picture.tsx';
import type { Section } from '#content/pages/page.ts';
import { LargeNumbers } from './parts/large-numbers.tsx';
import { WithRegister } from './with-register.tsx';

type PartProps = { id: string; heading: string; intro?: string | undefined; children?: ReactNode };

/** One part of a page under its own h2. */
export function Part({ id, heading, intro, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-14 print:mt-8">
      <h2 id={id} className="break-after-avoid text-2xl">
        {heading}
      </h2>
      {intro && <p className="mt-3 max-w-text break-after-avoid text-balance">{intro}</p>}
      {children}
    </section>
  );
}

/** A part that is only text. */
export function TextSection({ section, id }: { section: Section; id: string }) {
  return (
    <Part id={id} heading={section.heading}>
      <SectionBody section={section} />
    </Part>
  );
}

/** Text and bullets under a heading that stands elsewhere. */
export function SectionBody({ section }: { section: Omit<Section, 'heading'> }) {
  return (
    <>
      {section.imageUrl && (
        <LazyPicture src={section.imageUrl} className="mt-5 h-40 w-full max-w-text rounded-card" />
      )}
      <Paragraphs texts={section.paragraphs} />
      {section.bullets && <Bullets items={section.bullets} />}
      <LargeNumbers numbers={section.keyNumbers ?? []} />
    </>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3 max-w-text">
      <WithRegister text={text} />
    </p>
  ));
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 flex max-w-text list-disc flex-col gap-2 pl-5 marker:text-dawn *:pl-1">
      {items.map((item) => (
        <li key={item}>
          <WithRegister text={item} />
        </li>
      ))}
    </ul>
  );
}

/** The #place of a heading: "What it covers" is `what-it-covers`. */
export function placeId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
