import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { keptTestimonialsQuery } from '#app/features/testimonials/publishing/data.ts';
import type { KeptTestimonial } from '#app/features/testimonials/publishing/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TestimonialRow } from './testimonial-row.tsx';
import { usePublishing } from './use-publishing.ts';

/** What clients said about their requests: what waits to be decided, what the home page shows, and the rest. */
export function Testimonials() {
  const { data, isPending, isError, error, refetch } = useQuery(keptTestimonialsQuery);
  const publishing = usePublishing();
  if (isPending)
    return (
      <div>
        <SkeletonText lines={8} />
      </div>
    );
  if (isError)
    return <LoadFailure what="the comments" reason={userMessage(error, '')} onRetry={() => void refetch()} />;
  const { items, room } = data;
  if (items.length === 0)
    return (
      <div>
        <EmptyState title="No comments yet">
          When a client writes how it went, their comment waits here. The home page has no section for
          comments until you publish one.
        </EmptyState>
      </div>
    );
  const of = (state: KeptTestimonial['state']) => items.filter((item) => item.state === state);
  const published = of('published');
  const row = (item: KeptTestimonial, place?: { first: boolean; last: boolean }) => (
    <TestimonialRow key={item.id} testimonial={item} publishing={publishing} place={place} />
  );
  return (
    <>
      <Group heading="To decide" items={of('draft')} none="No comment is waiting.">
        {of('draft').map((item) => row(item))}
      </Group>
      <Group
        heading="On the home page"
        items={published}
        none="None. The home page leaves out its section for comments."
        note={published.length > room && `The home page has room for the first ${room}.`}
      >
        {published.map((item, index) =>
          row(item, { first: index === 0, last: index === published.length - 1 }),
        )}
      </Group>
      <Group heading="Not shown" items={of('withdrawn')} none="None.">
        {of('withdrawn').map((item) => row(item))}
      </Group>
    </>
  );
}

type GroupProps = {
  heading: string;
  items: readonly KeptTestimonial[];
  none: string;
  note?: string | false;
  children: ReactNode;
};

function Group({ heading, items, none, note, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 first:mt-0">
      <h2 id={id} className="text-lg font-semibold">
        {heading}
        {items.length > 0 && <span className="ml-2 font-normal text-slate">{items.length}</span>}
      </h2>
      {note && <p className="text-sm text-slate">{note}</p>}
      {items.length === 0 ? (
        <p className="mt-1 text-slate">{none}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-4">{children}</ul>
      )}
    </section>
  );
}
