import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OutboxList } from '#app/features/notifications/outbox/outbox-schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { MAIL_STATES } from '#app/platform/mail/states.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { SearchField } from '../area/search-field.tsx';
import { useFilterForm } from '../area/use-filter-form.ts';
import { outboxQuery } from '../data.ts';
import { MAIL_STATE_WORDS, MailRow } from './mail-row.tsx';

const FILTERS = ['q', 'state'] as const;

/** Which of the mails are shown, as the address has it: by what became of them, and by words of recipient or subject. */
function useMailFilter() {
  const [search] = useSearchParams();
  const asked = new URLSearchParams();
  for (const name of FILTERS) asked.set(name, search.get(name) ?? '');
  return { q: asked.get('q') ?? '', state: asked.get('state') ?? '', asked: asked.toString() };
}

function segmentsOf({ q, state }: { q: string; state: string }, counts: OutboxList['counts']) {
  const to = (one: string) =>
    `?${new URLSearchParams({ show: 'mail', ...(q && { q }), ...(one && { state: one }) })}`;
  const present = MAIL_STATES.filter((one) => one === state || counts[one]);
  return [
    { to: to(''), label: 'All', isCurrent: !state, count: totalOf(counts) },
    ...present.map((one) => ({
      ...{ to: to(one), label: MAIL_STATE_WORDS[one].label, isCurrent: one === state },
      count: counts[one] ?? 0,
    })),
  ];
}

const totalOf = (counts: OutboxList['counts']) => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** The mail of this site, with what was given up on top. Without a mail server everything is kept here. */
export function Mails() {
  const { asked, ...filter } = useMailFilter();
  const mail = useQuery(outboxQuery(asked));
  const form = useFilterForm({
    ...{ action: '/admin/messages', atOnce: () => false, kept: { show: 'mail', state: filter.state } },
  });
  if (mail.isPending) return <SkeletonText lines={6} />;
  if (mail.isError)
    return (
      <LoadFailure what="the mail" reason={userMessage(mail.error, '')} onRetry={() => void mail.refetch()} />
    );
  const { items, counts } = mail.data;
  const total = filter.state ? counts[filter.state as keyof typeof counts] : totalOf(counts);
  if (totalOf(counts) === 0 && !filter.q) {
    return (
      <EmptyState title="No mail yet">Each email that the site sends, or keeps, is listed here.</EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {counts.failed && (
        <Callout tone="danger" title="Some emails could not be delivered">
          They were rejected, or could not be delivered within 72 hours. Once the cause is fixed, send them
          again.
        </Callout>
      )}
      {counts.kept && (
        <Callout tone="info" title="No mail server is set up">
          Emails are kept here instead of being sent. Opening one is recorded.
        </Callout>
      )}
      <div>
        <form {...form} key={filter.q} className="mb-4 flex flex-wrap gap-2">
          <SearchField
            label="Search email by address or subject"
            name="q"
            defaultValue={filter.q}
            placeholder="Address or subject"
            className="min-w-0 flex-1 sm:max-w-md"
          />
          <Button type="submit" size="small" look="secondary">
            Search
          </Button>
        </form>
        <FilterLinks label="State" links={segmentsOf(filter, counts)} />
      </div>
      {items.length === 0 ? (
        <EmptyState title="No email found">Check the spelling, or choose another state.</EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((item) => (
            <MailRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {items.length < (total ?? 0) && (
        <p className="text-sm text-slate">
          {`These are the newest ${items.length} of ${total?.toLocaleString('en-CA')}, failed ones first. Search by address or subject to find an older one.`}
        </p>
      )}
    </div>
  );
}
