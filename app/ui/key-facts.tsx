import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type KeyFact = { term: string; detail: ReactNode };

/** Terms and their values: side by side where there is room, stacked where it is narrow. */
export function KeyFacts({ facts, className }: { facts: readonly KeyFact[]; className?: string }) {
  return (
    <dl className={classNames('@container divide-y divide-line', className)}>
      {facts.map((fact) => (
        <div
          key={fact.term}
          className="grid gap-x-6 py-2.5 first:pt-0 last:pb-0 @sm:grid-cols-[minmax(9rem,3fr)_5fr]"
        >
          <dt className="text-sm leading-7 text-slate">{fact.term}</dt>
          <dd className="min-w-0 font-medium wrap-break-word">{fact.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
