import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TONES, type Tone } from './tone.ts';

export type TimelineItem = {
  id: string;
  title: ReactNode;
  /** The time as people read it, and as machines do. */
  at: string;
  dateTime: string;
  body?: ReactNode;
  tone?: Tone;
};

/** What happened, in order. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {items.map((item) => (
        <li key={item.id} className="relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-4 bottom-[-0.25rem] left-[0.4375rem] w-px bg-line [li:last-child>&]:hidden"
          />
          <span
            aria-hidden="true"
            className={classNames(
              'relative mt-1.5 size-[0.9375rem] shrink-0 rounded-full border-[3px] border-current bg-surface',
              TONES[item.tone ?? 'neutral'].text,
            )}
          />
          <div className="min-w-0">
            <p className="font-medium">{item.title}</p>
            <time dateTime={item.dateTime} className="text-sm text-slate">
              {item.at}
            </time>
            {item.body && <div className="mt-1 text-sm text-slate">{item.body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
