import type { ComponentProps } from 'react';
import type { CaseType } from '#app/features/cases/schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ReopenOwn } from '../reopen-own.tsx';

type EndedWaysProps = ComponentProps<typeof ReopenOwn> & {
  type: CaseType;
  /** Whether it may still be opened again. */
  mayReopen: boolean;
  className: string;
};

/** What leads on from a request that ended without a policy: this one again, or another. */
export function EndedWays({ type, mayReopen, className, ...reopening }: EndedWaysProps) {
  return (
    <div className={classNames('mt-2 flex flex-wrap gap-2 sm:mt-3 print:hidden', className)}>
      {mayReopen && <ReopenOwn {...reopening} />}
      <ButtonLink to={`/get-quote?type=${type}`} look="secondary" size="small" className="whitespace-nowrap">
        Send a new request
      </ButtonLink>
    </div>
  );
}
