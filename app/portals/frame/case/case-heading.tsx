import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type CaseHeadingProps = {
  /** Where the list is that this case stands in, and what it is called there. */
  home: string;
  homeName?: string;
  /** The reference, and what else stands above the name. */
  above: ReactNode;
  title: string;
  /** Whose turn it is and by when. */
  children: ReactNode;
  actions?: ReactNode;
  /** What may be done besides, behind one button. */
  menu?: ReactNode;
};

/** The top of a case: the way back, what it is, and whose turn it is. */
export function CaseHeading({
  home,
  homeName = 'Your requests',
  above,
  title,
  children,
  actions,
  menu,
}: CaseHeadingProps) {
  return (
    <div className="flex items-start gap-2 sm:gap-3">
      <Link
        prefetch="intent"
        to={home}
        aria-label={homeName}
        className="-ml-2 inline-flex size-11 max-sm:-mt-2.5 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          {/* On a phone both stand on one line where they fit. */}
          <div className="min-w-0 flex-1 gap-x-3 max-sm:flex max-sm:flex-row-reverse max-sm:flex-wrap-reverse max-sm:items-baseline max-sm:justify-end">
            <p className="text-xs text-slate">{above}</p>
            <h1 tabIndex={-1} className="text-lg leading-6 font-semibold tracking-tight">
              {title}
            </h1>
          </div>
          {/* Of its height the line takes no more than its words. */}
          {menu && <div className="-my-2.5 -mr-2 flex shrink-0 sm:my-0">{menu}</div>}
        </div>
        <div className="mt-1 text-sm max-sm:in-data-folded:hidden">{children}</div>
      </div>
      {actions && (
        <div data-covered="" className="flex shrink-0 gap-2 max-xl:hidden print:hidden">
          {actions}
        </div>
      )}
    </div>
  );
}
