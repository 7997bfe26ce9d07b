import type { ReactNode } from 'react';
import type { Section } from '#content/page.ts';

type PartProps = { id: string; heading: string; intro?: string | undefined; children?: ReactNode };

/** One part of a page under its own h2. */
export function Part({ id, heading, intro, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {intro && <p className="mt-3 max-w-text">{intro}</p>}
      {children}
    </section>
  );
}

/** A part that is only text. */
export function TextSection({ section, id }: { section: Section; id: string }) {
  return (
    <Part id={id} heading={section.heading}>
      <Paragraphs texts={section.paragraphs} />
      {section.bullets && <Bullets items={section.bullets} />}
    </Part>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3 max-w-text">
      {text}
    </p>
  ));
}

export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 flex max-w-text list-disc flex-col gap-2 pl-5 marker:text-dawn">
      {items.map((item) => (
        <li key={item} className="pl-1">
          {item}
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
