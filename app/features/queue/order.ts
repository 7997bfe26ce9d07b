import type { Clock, NextThing } from './next-thing.ts';
import { SECTIONS } from './next-thing.ts';

type Ordered = { id: string; next: NextThing };

/** What has no clock comes last. */
const NEVER = 8_640_000_000_000_000;
/** What nobody was told a time for comes after what has one, however long it has stood still. */
const UNTOLD: readonly Clock[] = ['reach', 'work', 'silent'];
const AFTER_TOLD = 4_000_000_000_000_000;

/** The clock that runs out first before the others, section by section. */
export function byClock(one: Ordered, other: Ordered): number {
  const [a, b] = [parts(one), parts(other)];
  return a.section - b.section || a.due - b.due || (a.id < b.id ? -1 : 1);
}

/** The place of a row, for the page after it. */
export function keyOf(row: Ordered): string {
  const { section, due, id } = parts(row);
  return `${section}.${due}.${id}`;
}

/** Whether a row comes after a place; after none all do.  */
export function isAfter(row: Ordered, key: string | undefined): boolean {
  if (key === undefined) return true;
  const [section, due, id = ''] = key.split('.');
  const own = parts(row);
  return (own.section - Number(section) || own.due - Number(due) || (own.id > id ? 1 : -1)) > 0;
}

function parts({ id, next }: Ordered) {
  const at = next.dueAt?.getTime() ?? NEVER;
  const due = at !== NEVER && UNTOLD.includes(next.clock) ? AFTER_TOLD + at : at;
  return { section: SECTIONS.indexOf(next.section), due, id };
}
