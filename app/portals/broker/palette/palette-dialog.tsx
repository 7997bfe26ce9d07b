import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { brokerCasesQuery } from '#app/features/cases/data.ts';
import { queueQuery } from '#app/features/queue/data.ts';
import { moveByArrows } from '#app/ui/arrow-keys.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { CONTROL_CLASS } from '#app/ui/forms/field.tsx';
import type { Command } from './offered-commands.ts';
import { casesOf, closedCases, hasWords, PAGES, statusWords } from './palette-places.ts';

/** A pause in typing after which requests are looked for. */
const PAUSE_MS = 200;
const MOST_CLOSED = 6;
const PLACES = 'input[type="search"], [data-places] a, [data-places] button';
const PLACE =
  'flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 py-1.5 text-left text-ink no-underline hover:bg-mist focus-visible:-outline-offset-3';

type PaletteDialogProps = {
  commands: readonly Command[];
  wanted: string;
  setWanted: (words: string) => void;
  onClose: () => void;
};

/** What can be done here, requests by name or reference, and the pages of the portal: typed, and chosen by arrows. */
export function PaletteDialog({ commands, wanted, setWanted, onClose }: PaletteDialogProps) {
  const words = useSettled(wanted.trim());
  const found = useInfiniteQuery({
    ...queueQuery(new URLSearchParams({ q: words, limit: '12' }).toString()),
    enabled: words !== '',
  });
  const closed = useQuery({
    ...brokerCasesQuery('closed', '', words),
    enabled: words !== '',
    placeholderData: undefined,
  });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const places = useRef<HTMLDivElement>(null);
  const id = useId();

  const fitting = commands.filter(({ label }) => hasWords(label, wanted));
  const cases = words === '' ? [] : casesOf(found.data?.pages[0]?.items ?? []);
  const ended = words === '' ? [] : closedCases(closed.data?.items ?? []).slice(0, MOST_CLOSED);
  const pages = PAGES.filter(({ label }) => hasWords(label, wanted));
  const count = fitting.length + cases.length + ended.length + pages.length;
  const isLooking = wanted.trim() !== words || (words !== '' && (found.isPending || closed.isPending));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveByArrows(event, PLACES);
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      // What stands first may change as long as requests are looked for.
      if (!isLooking) places.current?.querySelector<HTMLElement>('a, button')?.click();
    } else onKeyDown(event);
  };
  return (
    <Dialog open place="top" onClose={onClose} title="Search or run a command" initialFocus={input}>
      <label htmlFor={id} className="sr-only">
        A name, a reference, a page or an action
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder="A name, a reference, a page…"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={onEnter}
        className={classNames(CONTROL_CLASS, '[&::-webkit-search-cancel-button]:hidden')}
      />
      <p role="status" className="mt-3 text-sm text-slate">
        {statusWords({ wanted, isLooking, count, hasFailed: found.isError || closed.isError })}
      </p>
      <div ref={places} data-places="" className="-mx-3 -mb-2">
        <Group title="Requests">
          {cases.map(({ id: caseId, ...place }) => (
            <CasePlace key={caseId} to={`/broker/cases/${caseId}`} {...place} {...{ onKeyDown, onClose }} />
          ))}
        </Group>
        <Group title="Closed requests">
          {ended.map(({ id: caseId, ...place }) => (
            <CasePlace key={caseId} {...place} {...{ onKeyDown, onClose }} />
          ))}
        </Group>
        <Group title="Actions">
          {fitting.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              className={PLACE}
              onKeyDown={onKeyDown}
              onClick={() => {
                onClose();
                run();
              }}
            >
              {label}
            </button>
          ))}
        </Group>
        <Group title="Pages">
          {pages.map(({ to, label }) => (
            <Link
              prefetch="intent"
              key={to}
              to={to}
              className={PLACE}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                event.preventDefault();
                onClose();
                void navigate(to);
              }}
            >
              {label}
            </Link>
          ))}
        </Group>
      </div>
    </Dialog>
  );
}

type CasePlaceProps = {
  to: string;
  label: string;
  city: string | null;
  reference: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClose: () => void;
};

function CasePlace({ to, label, city, reference, onKeyDown, onClose }: CasePlaceProps) {
  return (
    <Link prefetch="intent" to={to} className={PLACE} onKeyDown={onKeyDown} onClick={onClose}>
      <span className="truncate font-semibold">{label}</span>
      <span className="shrink-0 text-sm text-slate">
        {/* On a phone the name needs the room. */}
        {city && <span className="max-sm:hidden">{`${city} · `}</span>}
        {reference}
      </span>
    </Link>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-3">
      <h3 id={id} className="px-3 text-xs font-semibold text-slate">
        {title}
      </h3>
      <ul>
        {children.map((child, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the child itself has the key that counts
          <li key={at}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

/** What was typed, once it rests. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
