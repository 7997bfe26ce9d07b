import type { ReactNode } from 'react';
import { LazyPicture } from '#app/site/pictures/lazy-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import type { Section } from '#content/pages/page.ts';
import { LargeNumbers } from './parts/large-numbers.tsx';
import { WithRegister } from './with-register.tsx';

type PartProps = { id: string; heading: string; intro?: string | undefined; children?: ReactNode };

/** One part of a page under its own h2. */
export function Part({ id, heading, intro, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="drawn-in-view mt-8 sm:mt-14 print:mt-8">
      <h2 id={id} className="break-after-avoid text-2xl">
        {heading}
      </h2>
      {intro && <p className="mt-3 max-w-text break-after-avoid">{intro}</p>}
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
      {/* What is to be done comes last, after the numbers it goes by. */}
      {section.isInSteps && <LargeNumbers numbers={section.keyNumbers ?? []} />}
      {section.bullets && <Bullets items={section.bullets} isInSteps={section.isInSteps} />}
      {!section.isInSteps && <LargeNumbers numbers={section.keyNumbers ?? []} />}
      {section.links?.map(({ label, to }) => (
        <p key={to} className="mt-3">
          <TextLink to={to} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </p>
      ))}
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

type BulletsProps = { items: readonly string[]; isInSteps?: boolean | undefined };

function Bullets({ items, isInSteps = false }: BulletsProps) {
  const List = isInSteps ? 'ol' : 'ul';
  return (
    <List
      className={classNames(
        'mt-4 flex max-w-text flex-col gap-2 pl-5 *:pl-1',
        isInSteps ? 'list-decimal marker:font-semibold' : 'list-disc marker:text-dawn',
      )}
    >
      {items.map((item) => (
        <li key={item}>
          <WithRegister text={item} />
        </li>
      ))}
    </List>
  );
}
