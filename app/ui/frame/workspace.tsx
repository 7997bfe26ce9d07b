import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { enterPart, pressTab, useOpenedPart } from './opened-part.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import { useFoldedHead } from './use-folded-head.ts';

type WorkspaceProps = {
  heading: ReactNode;
  /** Columns beside the middle on wide screens; the caller puts them elsewhere on narrow ones. Each is called by what it holds. */
  left?: ReactNode;
  leftName?: string;
  right?: ReactNode;
  rightName?: string;
  /** The open part, while which is read the heading folds on a phone, and what says `in-data-folded:hidden` below it. */
  part?: string;
  children: ReactNode;
};

/** A page that fills the window: a heading, and a middle with columns beside it, each of which scrolls by itself. */
export function Workspace({ heading, left, leftName, right, rightName, part, children }: WorkspaceProps) {
  const { isFolded, onScrollCapture } = useFoldedHead(part ?? '');
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <div
        data-folded={isFolded ? '' : undefined}
        className="yields-to-writing border-b border-line bg-surface px-4 py-3 data-folded:max-sm:py-2 sm:px-5 max-sm:max-h-[40svh] max-sm:overflow-y-auto"
      >
        {heading}
      </div>
      {/* A toast stands over the left column where there is one, and else over the right one. */}
      <div
        data-left={left ? '' : undefined}
        data-right={right ? '' : undefined}
        className="flex min-h-0 flex-1 print:block"
      >
        {left && (
          <SideColumn label={leftName} className="w-72 border-r min-[88rem]:w-80">
            {left}
          </SideColumn>
        )}
        {/* What is written beside it leaves it in sight. */}
        <div
          {...(part !== undefined && { onScrollCapture })}
          data-folded={isFolded ? '' : undefined}
          className="flex min-h-0 min-w-0 flex-1 flex-col bg-paper in-[body:has([data-beside])]:mr-36 2xl:in-[body:has([data-beside])]:mr-28"
        >
          {children}
        </div>
        {right && (
          <SideColumn label={rightName} isCovered className="w-76 border-l 2xl:w-84">
            {right}
          </SideColumn>
        )}
      </div>
    </div>
  );
}

type SideColumnProps = {
  label: string | undefined;
  /** What is written beside the page lies over it. */
  isCovered?: boolean;
  className: string;
  children: ReactNode;
};

function SideColumn({ label, isCovered, className, children }: SideColumnProps) {
  return (
    <section
      aria-label={label}
      data-covered={isCovered ? '' : undefined}
      // It scrolls, so the keyboard must reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className={classNames(
        // What is hidden from the eye is placed in here, or it would make the whole page longer.
        'goes-down relative flex min-h-0 shrink-0 flex-col gap-3 overflow-y-auto border-line bg-surface px-4 py-3 -outline-offset-3 print:w-auto print:overflow-visible print:border-0',
        className,
      )}
    >
      {children}
    </section>
  );
}

/** A part of a side column: a small heading and what belongs to it. */
export function SidePart({
  heading,
  aside,
  children,
}: {
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h2 className="text-xs font-semibold tracking-wide text-slate uppercase">{heading}</h2>
        {aside}
      </div>
      <div className="text-sm">{children}</div>
    </section>
  );
}

export type Tab = {
  id: string;
  label: string;
  /** How many things wait for the reader there. */
  toDo?: number | undefined;
  /** What these things are. */
  counted?: 'to do' | 'asked' | 'new';
};

type TabLinksProps = { label: string; tabs: readonly Tab[]; current: string };

/** The line on which the tabs of the middle stand, with tools of the open one. */
export function TabBar({ tabs, children }: { tabs: ReactNode; children?: ReactNode }) {
  return (
    <div className="@container flex flex-wrap items-center border-b border-line bg-surface sm:pr-3 print:hidden">
      {tabs}
      {children && (
        // On a phone the tabs need the line: tools that are open have one below it.
        <div className="ml-auto flex min-w-0 max-sm:has-data-open:w-full max-sm:has-data-open:border-t max-sm:has-data-open:border-line max-sm:has-data-open:px-2">
          {children}
        </div>
      )}
    </div>
  );
}

/** The parts of the middle. Which one is open stands in the address, so that it survives reload and back. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const line = useCurrentInView<HTMLElement>(current);
  useOpenedPart(line);
  return (
    <nav
      ref={line}
      aria-label={label}
      className="min-w-0 scroll-mt-16 overflow-x-auto goes-on max-sm:grow max-sm:basis-40"
    >
      <ul
        className={classNames(
          'flex max-sm:px-1 sm:gap-1 sm:px-3',
          // Two or three would stand at opposite edges.
          tabs.length > 3 ? 'max-sm:justify-between' : 'max-sm:gap-3',
        )}
      >
        {tabs.map(({ id, label: name, toDo = 0, counted = 'to do' }) => (
          <li key={id} className="shrink-0">
            <Link
              to={`?tab=${id}`}
              replace
              preventScrollReset
              onClick={pressTab}
              aria-current={id === current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1 border-b-2 font-semibold whitespace-nowrap no-underline -outline-offset-3 sm:gap-1.5 sm:px-2 sm:text-sm',
                // More than fit on a phone scroll, the last of them cut.
                tabs.length > 5 ? 'px-2 text-[0.8125rem]' : 'px-1 text-[0.8125rem] min-[24rem]:px-1.5',
                id === current
                  ? 'border-spruce text-ink'
                  : 'border-transparent text-slate hover:border-line hover:text-ink',
              )}
            >
              {name}
              {toDo > 0 && (
                <span
                  className={classNames(
                    'rounded-full text-xs leading-5 tabular-nums max-sm:size-2 sm:px-2',
                    // What is to be done looks as in `Action needed`; what is new, as it does in lists.
                    counted === 'to do'
                      ? 'bg-warning-soft text-warning max-sm:bg-dawn'
                      : 'bg-spruce-soft text-spruce max-sm:bg-spruce',
                  )}
                >
                  <span className="max-sm:sr-only">
                    {toDo} {counted}
                  </span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a tab shows when it is not a part that scrolls by itself; `name` is that of the tab. */
export function TabPanel({ tabs, name, children }: { tabs: ReactNode; name: string; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <>
      <TabBar tabs={tabs} />
      <section
        // Each part begins at its top, however far down another was read.
        key={search.get('tab')}
        ref={enterPart}
        data-part=""
        aria-label={name}
        // It scrolls, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto -outline-offset-3 print:overflow-visible"
      >
        {/* What stays in sight at its foot stands at its very edge. */}
        <div className="p-4 sm:p-6">
          <div className="mx-auto flex max-w-3xl flex-col gap-6">{children}</div>
        </div>
      </section>
    </>
  );
}
