import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MAILS_ON_A_PAGE, type OutboxList } from '#app/features/notifications/outbox/outbox-schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { MAIL_STATES } from '#app/platform/mail/states.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { SearchField } from '../area/search-field.tsx';
import { useFilterForm } from '../area/use-filter-form.ts';
import { outboxQuery } from '../data.ts';
import { MAIL_STATE_WORDS, mailColumns } from './mail-columns.tsx';
import { NoMailNote } from './no-mail-note.tsx';

const FILTERS = ['q', 'state'] as const;

/** Which of the mails are shown, as the address has it: by what became of them, and by words of recipient or subject. */
function useMailFilter() {
  const [search] = useSearchParams();
  const asked = new URLSearchParams();
  for (const name of FILTERS) asked.set(name, search.get(name) ?? '');
  const page = Math.max(1, Number(search.get('page')) || 1);
  asked.set('page', String(page));
  return { q: asked.get('q') ?? '', state: asked.get('state') ?? '', page, asked: asked.toString() };
}

type Asked = { q: string; state: string };

/** The address of the mail by state, words and page. */
function addressOf({ q, state }: Asked, page = 1): string {
  const asked = { show: 'mail', ...(q && { q }), ...(state && { state }) };
  return `?${new URLSearchParams({ ...asked, ...(page > 1 && { page: String(page) }) })}`;
}

function segmentsOf({ q, state }: Asked, { counts }: Pick<OutboxList, 'counts'>) {
  const to = (one: string) => addressOf({ q, state: one });
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
  const { items, counts, sendsMail } = mail.data;
  const total = (filter.state ? counts[filter.state as keyof typeof counts] : totalOf(counts)) ?? 0;
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
      {!sendsMail && (
        <NoMailNote>
          Clients and brokers get none of it. Emails are kept here instead, and can be sent once there is one.
        </NoMailNote>
      )}
      {sendsMail && counts.kept && (
        <Callout tone="warning" title="Some emails were kept and not sent">
          No mail server was set up when they were written. Send each one that people should still get.
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
        <FilterLinks label="State" links={segmentsOf(filter, mail.data)} />
      </div>
      {items.length === 0 ? (
        <EmptyState title="No email found">Check the spelling, or choose another state.</EmptyState>
      ) : (
        <>
          {sendsMail && (
            <p className="max-w-text text-sm text-slate">
              {counts.queued &&
                'Email waits a few minutes for people who may read it here first, and through the night. '}
              What an email said can be read here only where it was not sent.
            </p>
          )}
          <DataTable
            caption="Email"
            columns={mailColumns(sendsMail, items)}
            rows={items}
            rowKey={({ id }) => id}
          />
        </>
      )}
      <Pages filter={filter} page={filter.page} shown={items.length} total={total} />
    </div>
  );
}

type PagesProps = { filter: Asked; page: number; shown: number; total: number };

/** Where in the list one is, and the way to the pages beside. */
function Pages({ filter, page, shown, total }: PagesProps) {
  if (total <= MAILS_ON_A_PAGE) return null;
  const before = (page - 1) * MAILS_ON_A_PAGE;
  return (
    <nav aria-label="Pages of email" className="flex flex-wrap items-center gap-3 text-sm">
      {page > 1 && (
        <ButtonLink to={addressOf(filter, page - 1)} look="secondary" size="small">
          Newer
        </ButtonLink>
      )}
      {before + shown < total && (
        <ButtonLink to={addressOf(filter, page + 1)} look="secondary" size="small">
          Older
        </ButtonLink>
      )}
      <p className="text-slate tabular-nums">
        {`${before + Math.min(1, shown)} to ${before + shown} of ${numberWords(total)}`}
      </p>
    </nav>
  );
}
