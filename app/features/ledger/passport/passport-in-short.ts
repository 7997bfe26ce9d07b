import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import type { PassportEntry } from '../schema.ts';
import { isInMailList } from './in-mail-list.ts';

/** Who got somebody's data and who looked at it, in short: `Opened by 1 broker, on 3 days. Opened by our staff on November 25, 2026.` */
export function passportInShort(entries: readonly PassportEntry[]): string {
  const brokers = entries.filter(({ recipient }) => recipient.kind === 'broker');
  const named = ({ recipient }: PassportEntry) => `${recipient.name} ${recipient.licenceNumber}`;
  const opened = new Set(brokers.filter(({ kind }) => kind === 'viewed').map(named));
  const unopened = new Set(
    brokers.filter((entry) => entry.kind === 'shared' && !opened.has(named(entry))).map(named),
  );
  // The newest line of each says whether they still may.
  const isOver = (who: string) => brokers.find((entry) => named(entry) === who)?.kind === 'access_ended';
  const waiting = [...unopened].filter((who) => !isOver(who)).length;
  const viewed = entries.filter(({ kind }) => kind === 'viewed');
  const daysOf = (who: 'broker' | 'admin') =>
    onDays(viewed.filter((entry) => entry.recipient.kind === who && !isInMailList(entry)));
  const staff = daysOf('admin');
  const listed = onDays(viewed.filter(isInMailList));
  const copies = entries.filter(({ kind }) => kind === 'exported').length;
  const said = [
    opened.size > 0 && `Opened by ${counted(opened.size, 'broker')}, ${daysOf('broker')}.`,
    waiting > 0 && `Sent to ${counted(waiting, 'broker')}, not opened yet.`,
    unopened.size > waiting && `Sent to ${counted(unopened.size - waiting, 'broker')}, never opened.`,
    staff && `Opened by our staff ${staff}.`,
    listed && `Seen in our list of emails ${listed}.`,
    copies > 0 && `${copies === 1 ? '1 copy' : `${copies} copies`} made.`,
  ];
  return said.filter(Boolean).join(' ') || 'Nobody has had it yet';
}

/** Falsy where there are none. */
function onDays(entries: readonly PassportEntry[]): string | undefined {
  const days = new Set(entries.map(({ at }) => albertaDate(new Date(at))));
  const [only] = days;
  return only && `on ${days.size === 1 ? dayWords(only) : counted(days.size, 'day')}`;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
