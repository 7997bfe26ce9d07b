import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PageTitleProps = {
  children: ReactNode;
  /** A short line above, such as a reference. */
  above?: ReactNode;
  lead?: ReactNode;
  /** Buttons that stand to the right on wide screens. */
  actions?: ReactNode;
  /** The actions stand beside a short title on a phone too. */
  isBeside?: boolean;
};

/** The h1 of a page. It can take focus, because a navigation moves focus to it. */
export function PageTitle({ children, above, lead, actions, isBeside = false }: PageTitleProps) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-x-8 gap-y-4',
        isBeside ? 'items-start sm:flex-wrap sm:items-end' : 'flex-wrap items-end',
      )}
    >
      <div className={isBeside ? 'min-w-0' : 'max-w-text'}>
        {above && <p className="mb-1 text-sm font-medium text-slate">{above}</p>}
        <h1
          tabIndex={-1}
          className={classNames(
            'text-3xl',
            isBeside ? 'lg:not-in-[.portal]:text-4xl' : 'sm:not-in-[.portal]:text-4xl',
          )}
        >
          {children}
        </h1>
        {lead && <p className="mt-2 text-slate not-in-[.portal]:mt-3 not-in-[.portal]:text-lg">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
