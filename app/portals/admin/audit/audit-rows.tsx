import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { AuditEntry } from '#app/features/oversight/audit/schema.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Sentence } from '../area/sentence.tsx';
import { codesOf } from './audit-words.ts';
import { type Folded, foldReads } from './fold-reads.ts';

/** Rows of the audit log as sentences, divided by day; the codes of each are folded below it, and so are repeated readings. */
export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  const rows = foldReads(entries);
  return (
    <ol className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
      {rows.map(({ entry, earlier }, position) => (
        <li key={entry.id} className="px-4 py-2.5 sm:px-5">
          {dayOf(entry) !== dayOf(rows[position - 1]?.entry) && (
            <p className="-mx-4 -mt-2.5 mb-2 border-b border-line bg-mist px-4 py-1.5 text-sm font-semibold text-slate sm:-mx-5 sm:px-5">
              {dayWords(dayOf(entry))}
            </p>
          )}
          <Row {...{ entry, earlier }} />
        </li>
      ))}
    </ol>
  );
}

const ROW_LINK = 'inline-flex min-h-6 items-center text-sm font-medium text-spruce pointer-coarse:min-h-11';

function Row({ entry, earlier }: Folded) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-5">
        <p className="min-w-0 flex-1 basis-full font-medium wrap-anywhere sm:basis-72">
          <Sentence words={entry.sentence} />
          {earlier.length > 0 && (
            <span className="text-sm font-normal whitespace-nowrap text-slate">{`, ${earlier.length + 1} times`}</span>
          )}
        </p>
        {entry.path && entry.path !== pathname && (
          <Link prefetch="intent" to={entry.path} className={ROW_LINK}>
            Open<span className="sr-only"> what entry {entry.seq} is about</span>
          </Link>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className={classNames(ROW_LINK, 'gap-1')}
        >
          Details<span className="sr-only"> of entry {entry.seq}</span>
          <ChevronDown aria-hidden="true" className={classNames('size-4', isOpen && 'rotate-180')} />
        </button>
        <time
          dateTime={entry.at}
          className="min-h-6 w-17 text-right text-sm whitespace-nowrap text-slate tabular-nums max-sm:ml-auto pointer-coarse:leading-11"
        >
          {clock(entry.at)}
        </time>
      </div>
      {isOpen && <Details {...{ id, entry, earlier }} />}
    </>
  );
}

function Details({ id, entry, earlier }: Folded & { id: string }) {
  return (
    <dl
      id={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 pt-1 pb-2 text-sm text-slate tabular-nums"
    >
      {entry.details.map(({ name, values }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="flex flex-wrap gap-x-3 wrap-anywhere text-ink">
            {values.map(({ words, path }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may stand twice
              <Value key={position} {...{ words, path }} />
            ))}
          </dd>
        </div>
      ))}
      {entry.role && (
        <>
          <dt>Done as</dt>
          <dd className="text-ink">{ROLES[entry.role] ?? entry.role}</dd>
        </>
      )}
      {earlier.length > 0 && (
        <>
          <dt>Before</dt>
          <dd className="text-ink">
            {earlier.map(({ seq, at }) => `${clock(at)} (entry ${seq})`).join(', ')}
          </dd>
        </>
      )}
      {codesOf(entry).map(({ name, value }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const ROLES: Partial<Record<string, string>> = {
  admin: 'Administrator',
  broker: 'Broker',
  client: 'Client',
};

/** What an entry holds, leading to its page where it has one. */
function Value({ words, path }: { words: string; path: string | null }) {
  if (!path) return <span>{words}</span>;
  return (
    <Link prefetch="intent" to={path} className="whitespace-nowrap text-spruce pointer-coarse:min-h-11">
      {words}
    </Link>
  );
}

const clock = (at: string) => formatAlbertaTime(new Date(at), 'clock');

/** The Alberta day of an entry (ISO); none of none. */
function dayOf(entry: AuditEntry | undefined): string {
  return entry ? albertaDate(new Date(entry.at)) : '';
}
